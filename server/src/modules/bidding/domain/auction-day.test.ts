import { describe, expect, it } from 'vitest';
import { yen } from '../../../kernel/money.ts';
import { createVirtualMarket, type Event, putInOrder } from '../../../../test-support/virtual-market.ts';
import { bidStepAt } from '../../pricing/index.ts';
import { allocate } from './allocation.ts';
import { meaningOf, type WriteResult } from './answer-meaning.ts';
import { type BidMover, type BidStatus, isActive, mayMove } from './bid-life.ts';
import { minimumBid } from './next-bids.ts';
import { judgeStanding, type RemoteStatus } from './settle-rule.ts';
import { fireAtOnMarket, judgeEnd } from './snipe-schedule.ts';
import { nextReadInMs } from './watch-pace.ts';

/**
 * Whole auctions in virtual time, from a seed: customers, rivals, two snipers that die and sleep, a reader, and a market that loses, delays and
 * mangles answers, extends and ends early. The decisions are the module's own; after every event the promises I19 to I25 are looked at.
 */
interface Bid {
  id: number;
  customer: number;
  mode: 'now' | 'snipe';
  maximum: number;
  status: BidStatus;
  held: number;
  plannedEnd: number;
  fireAt: number;
  followed: number;
  steps: number;
  rule: 'stop' | 'follow';
  lease: number;
  leaseUntil: number;
  cancelledAt: number | undefined;
}
interface Remote {
  id: number;
  bid: Bid;
  maximum: number;
  status: RemoteStatus;
  leaseUntil: number;
  isApplied: boolean;
  arrivals: number[];
}

const [OFFSET, LEAD] = [70_000, 4_000];
const MINUTE = 60_000;

function runAuction(seed: number): { events: number; outcomes: readonly BidStatus[]; extended: boolean } {
  let state = seed * 2_654_435_761 + 1;
  const chance = (): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(chance() * limit);
  const loss = chance() * 0.3;
  const lateShare = chance() * 0.1;

  // The world: our rows, the market, and what will happen when.
  let now = 0;
  let events = 0;
  const queue: Event[] = [];
  const at = (delay: number, run: () => void): void => putInOrder(queue, { at: now + Math.max(0, delay), run });
  const promise = (isKept: boolean, name: string): void => {
    if (!isKept) throw new Error(`seed ${seed}, ${now} ms: ${name}`);
  };
  const bids: Bid[] = [];
  const remotes: Remote[] = [];
  const market = {
    end: 20 * MINUTE + below(MINUTE) + OFFSET,
    isEnded: false,
    list: [] as { bidder: string; maximum: number }[],
    start: 100 * (1 + below(30)),
  };
  const firstEnd = market.end;
  const lot = { isLeading: false, liveMaximum: 0, settled: false, seenPrice: market.start, seenBids: 0, seenEnd: market.end };

  const { best, price, isOpen, apply } = createVirtualMarket(market, () => now + OFFSET);

  const active = (): Bid | undefined => bids.find(({ status }) => isActive(status));
  const move = (bid: Bid, to: BidStatus, by: BidMover): void => {
    promise(bid.status === to || mayMove(bid.status, to, by), `I19 ${bid.status} -> ${to} by ${by}`);
    bid.status = to;
    if (!isActive(to)) bid.held = 0;
  };

  // What customers do.
  const place = (customer: number, maximum: number, mode: 'now' | 'snipe'): void => {
    if (!isOpen() || maximum < minimumBid({ price: yen(price()), bidCount: market.list.length }, bidStepAt)) return;
    const current = active();
    const allocation = allocate(current && { customerId: String(current.customer), maximum: current.maximum }, {
      customerId: String(customer),
      maximum,
    });
    if (allocation === 'stays' || (current && current.status !== 'scheduled' && current.status !== 'leading')) return;
    const times = { plannedEnd: market.end, fireAt: fireAtOnMarket(market.end, LEAD) };
    if (mode === 'snipe' && times.fireAt <= now + OFFSET) return;
    let bid: Bid;
    if (current && allocation === 'own') {
      if (maximum <= (current.status === 'leading' ? current.maximum : lot.isLeading ? lot.liveMaximum : 0)) return;
      bid = current;
      bid.maximum = maximum;
      bid.held = maximum;
      move(bid, mode === 'now' ? 'sending' : 'scheduled', 'customer');
      Object.assign(bid, times, { mode, followed: 0 });
    } else {
      if (current) move(current, 'outbid', 'ours');
      bid = {
        id: bids.length,
        customer,
        mode,
        maximum,
        status: mode === 'now' ? 'sending' : 'scheduled',
        held: maximum,
        ...times,
        followed: 0,
        steps: below(4),
        rule: chance() < 0.3 ? 'stop' : 'follow',
        lease: 0,
        leaseUntil: 0,
        cancelledAt: undefined,
      };
      bids.push(bid);
    }
    if (mode === 'now') book(bid);
    at(1_000, read);
  };
  const cancel = (customer: number): void => {
    const bid = bids.find((one) => one.customer === customer && one.status === 'scheduled');
    if (!bid || lot.isLeading) return;
    bid.cancelledAt = now;
    bid.lease++;
    move(bid, 'cancelled', 'customer');
  };

  // Booked first, sent once, answered or not; whoever sends may die or sleep at any step.
  const book = (bid: Bid): void => {
    promise(!remotes.some(({ status }) => status === 'sending' || status === 'unknown'), 'two writes under way');
    const remote: Remote = {
      id: remotes.length,
      bid,
      maximum: bid.maximum,
      status: 'sending',
      leaseUntil: now + 45_000,
      isApplied: false,
      arrivals: [],
    };
    remotes.push(remote);
    if (chance() < loss / 2) return; // killed between booking and sending
    at(chance() < 0.05 ? below(60_000) : below(40), () => sendOnce(remote));
  };
  const sendOnce = (remote: Remote): void => {
    const arrive = (): WriteResult => {
      remote.arrivals.push(now);
      const result = apply('hako', remote.maximum);
      if (result.kind === 'placed') remote.isApplied = true;
      return result;
    };
    const draw = chance();
    if (draw < loss / 3) return answer(remote, { kind: 'outage', isMaybeApplied: true, reason: 'cut' });
    if (draw < loss / 3 + lateShare) {
      at(below(90_000), arrive);
      return answer(remote, { kind: 'outage', isMaybeApplied: true, reason: 'timeout' });
    }
    const result = arrive();
    if (draw < loss) return chance() < 0.5 ? undefined : answer(remote, { kind: 'outage', isMaybeApplied: true, reason: 'garbage' });
    at(below(300), () => answer(remote, result));
  };
  const answer = (remote: Remote, result: WriteResult): void => {
    if (remote.status !== 'sending' && remote.status !== 'unknown') return;
    const meaning = meaningOf(result, lot.isLeading);
    remote.status = meaning.remote;
    if (meaning.remote !== 'refused') lot.liveMaximum = Math.max(lot.liveMaximum, remote.maximum);
    if (result.kind === 'placed') lot.isLeading = result.isHighest;
    const { bid } = remote;
    const isOurs = isActive(bid.status) && bid.status !== 'scheduled' && (bid.status === meaning.bid || mayMove(bid.status, meaning.bid, 'market'));
    if (isOurs) move(bid, meaning.bid, 'market');
    if (isOurs && meaning.bid === 'leading' && meaning.remote === 'refused') bid.maximum = Math.min(bid.maximum, lot.liveMaximum);
    at(2_000, read);
  };

  // Two snipers: lease, claim, fire. A lease that ran out is taken by the other; a claim counts only with the lease's number.
  const tick = (): void => {
    if (lot.settled) return;
    const bid = bids.find(
      (one) =>
        one.status === 'scheduled' &&
        one.mode === 'snipe' &&
        one.fireAt <= now + OFFSET + 10_000 &&
        one.plannedEnd > now + OFFSET &&
        one.leaseUntil < now,
    );
    if (bid) {
      const lease = ++bid.lease;
      bid.leaseUntil = now + 30_000;
      const isKilled = chance() < loss / 2;
      if (!isKilled) {
        at(bid.fireAt - 1_500 - OFFSET - now, () => chance() < 0.8 && bid.lease === lease && recheck(bid));
        at(bid.fireAt - 250 - OFFSET - now + (chance() < 0.05 ? below(40_000) : 0), () => claim(bid, lease));
      }
    }
    at(1_000, tick);
  };
  const recheck = (bid: Bid): void => {
    if (!isOpen()) return;
    follow(bid);
    if (bid.status === 'scheduled' && !lot.isLeading && minimumBid({ price: yen(price()), bidCount: market.list.length }, bidStepAt) > bid.maximum)
      move(bid, 'outbid', 'market');
  };
  const claim = (bid: Bid, lease: number): void => {
    if (bid.status !== 'scheduled' || bid.lease !== lease || bid.leaseUntil < now) return;
    move(bid, 'firing', 'clock');
    book(bid);
  };
  const follow = (bid: Bid): void => {
    if (bid.status !== 'scheduled' || bid.mode !== 'snipe') return;
    const change = judgeEnd(
      { plannedEndOnMarket: bid.plannedEnd, leadMs: LEAD, rule: bid.rule, followSteps: bid.steps, followed: bid.followed },
      market.end,
    );
    if (change.kind === 'keep') return;
    bid.lease++;
    bid.leaseUntil = 0;
    if (change.kind === 'move') Object.assign(bid, { plannedEnd: change.endOnMarket, fireAt: change.fireOnMarket, followed: change.followed });
    else if (lot.isLeading) move(Object.assign(bid, { mode: 'now', maximum: lot.liveMaximum }), 'leading', 'clock');
    else move(bid, 'cancelled', 'clock');
  };

  // The reader: "closed?" first, then our standing; in between anything may happen.
  const read = (): void => {
    if (lot.settled) return;
    if (chance() < loss) return at(2_000, read);
    const print = remotes.map(({ status }) => status).join();
    const wasClosed = !isOpen();
    at(below(400), () => judge(print, wasClosed));
  };
  const judge = (print: string, wasClosed: boolean): void => {
    if (lot.settled) return;
    const standing = { isHighest: best()[0]?.bidder === 'hako', ourMaximum: best().find(({ bidder }) => bidder === 'hako')?.maximum };
    for (const remote of remotes) {
      if (remote.status !== 'sending' || remote.leaseUntil >= now) continue;
      remote.status = 'unknown';
      lot.liveMaximum = Math.max(lot.liveMaximum, remote.maximum);
      if (remote.bid.status === 'sending' || remote.bid.status === 'firing') move(remote.bid, 'unknown', 'clock');
    }
    if (remotes.map(({ status }) => status).join() !== print || remotes.some(({ status }) => status === 'sending')) return at(1_000, read);
    if (!wasClosed) lot.isLeading = standing.isHighest;
    const bid = active();
    const last = bid && remotes.filter((one) => one.bid === bid && one.status !== 'refused').at(-1);
    if (wasClosed) return settle(bid, standing);
    if (bid?.status === 'scheduled') recheck(bid);
    else if (bid && last) {
      const verdict = judgeStanding({ wasClosed, standing: { ...standing, isWinner: false } }, last.maximum, last.status === 'unknown');
      if (last.status === 'unknown' && (verdict === 'leading' || verdict === 'outbid')) last.status = 'accepted';
      if (verdict === 'outbid') move(bid, 'outbid', 'market');
      if (verdict === 'leading') move(bid, 'leading', 'market');
    }
    at(nextReadInMs(market.end - now - OFFSET), read);
  };
  const settle = (bid: Bid | undefined, standing: { isHighest: boolean; ourMaximum: number | undefined }): void => {
    for (const remote of remotes)
      if (remote.status === 'unknown') remote.status = (standing.ourMaximum ?? 0) >= remote.maximum ? 'accepted' : 'absent';
    const winner = standing.isHighest ? (bid ?? remotes.filter(({ status }) => status === 'accepted').at(-1)?.bid) : undefined;
    if (winner) move(winner, 'won', 'market');
    if (bid && bid !== winner) move(bid, 'lost', 'market');
    lot.settled = true;
  };

  const check = (): void => {
    const live = best().find(({ bidder }) => bidder === 'hako');
    const leads = best()[0]?.bidder === 'hako';
    const mine = bids.filter(({ status }) => isActive(status));
    promise(mine.length <= 1, 'I21');
    for (const remote of remotes) {
      promise(remote.arrivals.length <= 1, 'I20');
      promise(!remote.isApplied || (remote.status !== 'absent' && remote.status !== 'refused'), 'I23');
      const { cancelledAt } = remote.bid;
      promise(cancelledAt === undefined || remote.arrivals.every((arrivedAt) => arrivedAt <= cancelledAt), 'I24');
    }
    if (leads && live && !lot.settled) promise((mine[0]?.held ?? 0) >= live.maximum, 'I22');
  };

  for (let index = 0; index < 5; index++)
    at(below(19 * MINUTE), () => place(below(3), market.start + 100 * below(60), chance() < 0.6 ? 'snipe' : 'now'));
  for (let index = 0; index < 4; index++) at(below(24 * MINUTE), () => void apply(`rival${below(3)}`, price() + bidStepAt(price()) * (1 + below(8))));
  for (let index = 0; index < 2; index++) at(below(20 * MINUTE), () => cancel(below(3)));
  if (chance() < 0.1) at(below(20 * MINUTE), () => Object.assign(market, { isEnded: true }));
  for (const start of [0, below(250)]) at(start, tick);

  for (let next = queue.pop(); next; next = queue.pop()) {
    now = next.at;
    if (now > 120 * MINUTE || (bids.length === 0 && !isOpen())) break;
    events++;
    next.run();
    check();
    // What the market still delays after the close is refused by it.
    if (now + OFFSET > market.end + 10 * MINUTE) promise(active() === undefined, 'I25');
  }
  promise(
    bids.filter(({ status }) => status === 'won').length === (bids.length > 0 && best()[0]?.bidder === 'hako' ? 1 : 0),
    "a win that is not ours, or is nobody's",
  );
  promise(
    bids.every(({ held, status }) => held === 0 || isActive(status)),
    'money is left',
  );
  return { events, outcomes: bids.map(({ status }) => status), extended: market.end > firstEnd };
}

describe('whole auctions in virtual time', () => {
  const seeds = Number(process.env['AUCTION_SEEDS'] ?? 3_000);
  it(`keep every promise over ${seeds} seeds, and see every outcome`, { timeout: 60_000 }, () => {
    const outcomes = new Map<BidStatus, number>();
    let extended = 0;
    for (let seed = 1; seed <= seeds; seed++) {
      const run = runAuction(seed);
      for (const outcome of run.outcomes) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (run.extended) extended++;
    }
    for (const outcome of ['won', 'lost', 'outbid', 'cancelled', 'failed'] as const) expect(outcomes.get(outcome) ?? 0, outcome).toBeGreaterThan(0);
    for (const outcome of outcomes.keys()) expect(isActive(outcome), `${outcome} is not settled`).toBe(false);
    expect(extended).toBeGreaterThan(0);
  });
});
