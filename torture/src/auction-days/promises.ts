import { allMoves } from '../../../server/src/modules/bidding/rules/bid-life.ts';
import type { MemoryTables, Row } from './memory-tables.ts';
import { isOpen, type Lot, topTwo, winnerOf } from './market-lot.ts';
import { RATE } from './pretend-parts.ts';

/** A promise that was broken: which, and where. */
class BrokenPromise extends Error {
  readonly promise: string;
  constructor(promise: string, detail: string) {
    super(`${promise}: ${detail}`);
    this.name = 'BrokenPromise';
    this.promise = promise;
  }
}

const ACTIVE = new Set<unknown>(['scheduled', 'firing', 'sending', 'leading', 'unknown']);
const MAYBE_LIVE = new Set<unknown>(['sending', 'unknown', 'accepted']);
const MOVES = new Set(allMoves().map(({ from, to }) => `${from} ${to}`));
/** As far as the clock of a marketplace may be misjudged by one answer that took its time. */
const EARLY_MS = 750;

export const isOurs = (bidder: string): boolean => bidder.startsWith('hako');

/** Looks at the rows and at the marketplace together: what no query of ours can see. */
export function createWatch(
  tables: MemoryTables,
  lots: ReadonlyMap<string, Lot>,
  nowMs: () => number,
  marketNow: () => number,
) {
  const sent = new Map<string, { remote: Row; isApplied: boolean }>();
  const states = new Map<string, string>();
  let receiptsSeen = 0;
  const broken = (promise: string, detail: string): never => {
    throw new BrokenPromise(promise, detail);
  };
  const bidOf = (remote: Row): Row => tables.rowsWith('bids', 'id', remote['bid_id'])[0] as Row;
  const textOf = (row: Row): string =>
    `${row['code'] as string} ${row['status'] as string} ¥${row['maximum_jpy'] as number} at ${nowMs()}`;

  /** A write leaves for the marketplace; it must be one that was booked, once, and may still be sent. */
  function left({
    code,
    account,
    maximum,
    hasMeasured,
  }: {
    code: string;
    account: string;
    maximum: number;
    hasMeasured: boolean;
  }) {
    // What was refused by ourselves, because the account rests, never leaves.
    const mayLeave = (row: Row): boolean =>
      row['account'] === account &&
      row['maximum_jpy'] === maximum &&
      row['reason'] !== 'account-rests' &&
      row['marked_at'] !== null;
    const remote = tables
      .rowsWith('remote_bids', 'code', code)
      .find((row) => mayLeave(row) && !sent.has(row['id'] as string));
    if (!remote)
      return broken('I20', `${code} ¥${maximum} was sent without a marked booking of its own`);
    const note = { remote, isApplied: false };
    sent.set(remote['id'] as string, note);
    const bid = bidOf(remote);
    if (bid['status'] === 'cancelled')
      broken('I24', `${textOf(bid)} was sent after it was cancelled`);
    if (maximum > (bid['maximum_jpy'] as number))
      broken('I20', `${textOf(bid)} was sent with ¥${maximum}`);
    for (const other of tables.rowsWith('remote_bids', 'code', code))
      if (other['account'] !== account && MAYBE_LIVE.has(other['status']))
        broken('accounts', `${textOf(bid)} was sent by a second account of ours`);
    for (const other of tables.rowsWith('remote_bids', 'bid_id', remote['bid_id']))
      if (
        other !== remote &&
        MAYBE_LIVE.has(other['status']) &&
        (other['maximum_jpy'] as number) >= maximum
      )
        broken('I20', `${textOf(bid)} was sent twice for one plan`);
    const fireAt = bid['mode'] === 'snipe' ? (bid['fire_at'] as Date).getTime() : 0;
    // Who could not ask for the marketplace's time in the last seconds fires by what another machine found.
    if (hasMeasured && bid['status'] === 'firing' && marketNow() < fireAt - EARLY_MS)
      broken('early', `${textOf(bid)} fired ${fireAt - marketNow()} ms early`);
    return ({ isPlaced }: { isPlaced: boolean }): void => {
      note.isApplied ||= isPlaced;
    };
  }

  function lookAtBids(): void {
    const active = new Map<unknown, Row>();
    for (const bid of tables.rows('bids')) {
      if (ACTIVE.has(bid['status'])) {
        if (active.has(bid['code'])) broken('I21', `${textOf(bid)}: two customers on one lot`);
        active.set(bid['code'], bid);
      }
      const hold = tables.rowsWith('holds', 'id', bid['hold_id'] ?? bid['id'])[0];
      if ((hold?.['is_open'] ?? false) !== bid['is_held'])
        broken('I22', `${textOf(bid)}: held in the books and in the bid differ`);
      if (bid['is_held'] && (hold?.['amount'] as number) < (bid['maximum_jpy'] as number) * RATE)
        broken('I22', `${textOf(bid)}: held less than its maximum`);
    }
    for (const group of tables.rows('bid_groups')) lookAtGroup(group);
    for (const [code, lot] of lots) {
      const ours = [...lot.maximums.keys()].filter(isOurs);
      if (ours.length > 1) broken('accounts', `${code}: ${ours.join(' and ')} bid each other up`);
      const [leader] = topTwo(lot);
      if (!leader || !isOurs(leader.bidder) || lot.isTouched || isSettled(code)) continue;
      if (!isOpen(lot, nowMs()) && !winnerOf(lot)) continue;
      const bid = active.get(code);
      if (!bid || (bid['maximum_jpy'] as number) < leader.maximum)
        broken('I22', `${code}: ¥${leader.maximum} lead at the marketplace and are not held`);
    }
    for (const { remote, isApplied } of sent.values()) {
      if (!isApplied) continue;
      if (remote['status'] === 'absent' || remote['status'] === 'refused')
        broken('I23', `${textOf(remote)}, and the marketplace has it`);
      if (bidOf(remote)['status'] === 'failed')
        broken('I23', `${textOf(bidOf(remote))}, and the marketplace has it`);
    }
    lookAtPaths();
  }

  /** Its live and won lots are not more than wanted, and what is live is held. */
  function lookAtGroup(group: Row): void {
    const members = tables.rows('bids').filter((bid) => bid['group_id'] === group['id']);
    const live = members.filter(({ status }) => ACTIVE.has(status) && status !== 'scheduled');
    const won = members.filter(({ status }) => status === 'won');
    const isTouched = members.some(({ code }) => lots.get(code as string)?.isTouched);
    if (live.length + won.length > (group['wanted'] as number) && !isTouched)
      broken(
        'group',
        `${live.length} live and ${won.length} won lots of a group that wants ${group['wanted'] as number}: ${textOf(members[0] as Row)}`,
      );
    let held = 0;
    for (const row of tables.rows('bid_group_holds')) {
      if (row['group_id'] !== group['id'] || row['is_open'] !== true) continue;
      held += row['amount_vnd'] as number;
      if (tables.rowsWith('holds', 'id', row['id'])[0]?.['amount'] !== row['amount_vnd'])
        broken('I22', 'the wallet does not hold what a group says');
    }
    const atStake = live.reduce(
      (sum, bid) => sum + (bid['is_held'] ? 0 : (bid['hold_vnd'] as number)),
      0,
    );
    if (held < atStake && !isTouched)
      broken('I22', `a group holds ${held} for ${atStake}: ${textOf(live[0] as Row)}`);
  }

  const isSettled = (code: string): boolean =>
    tables.rowsWith('watched_auctions', 'code', code).some((row) => row['settled_at'] !== null);

  function lookAtPaths(): void {
    const receipts = tables.rows('bid_receipts');
    for (; receiptsSeen < receipts.length; receiptsSeen++) {
      const { bid_id: bidId, facts } = receipts[receiptsSeen] as { bid_id: string; facts: string };
      const [, state] = /"state":"(\w+)"/.exec(facts) ?? [];
      if (state === undefined) continue;
      const before = states.get(bidId);
      if (before !== undefined && before !== state && !MOVES.has(`${before} ${state}`))
        broken('I19', `${before} -> ${state}`);
      states.set(bidId, state);
    }
  }

  /** Undefined when everything has come to its end; else what has not. */
  function unfinished(): string | undefined {
    const bid = tables.rows('bids').find(({ status }) => ACTIVE.has(status));
    if (bid) return `I25 ${textOf(bid)}`;
    const remote = tables
      .rows('remote_bids')
      .find(({ status }) => status === 'sending' || status === 'unknown');
    if (remote) return `I35 ${textOf(remote)}`;
    const win = tables
      .rows('bids')
      .find((row) => row['status'] === 'won' && row['order_id'] === null);
    if (win) return `I25 ${textOf(win)} without an order`;
    return tables.rows('jobs').length > 0
      ? `I35 a job waits: ${JSON.stringify(tables.rows('jobs')[0])}`
      : undefined;
  }

  /** After the healing: who won is who the marketplace says, and no đồng is missing. */
  function lookAtTheEnd(): void {
    lookAtBids();
    for (const [code, lot] of lots) {
      const winner = winnerOf(lot);
      const won = tables
        .rows('bids')
        .filter((bid) => bid['code'] === code && bid['status'] === 'won');
      const isWon = winner !== undefined && isOurs(winner.bidder);
      if (won.length !== (isWon ? 1 : 0))
        broken(
          'won',
          `${code}: ${won.length} of our customers have it, the marketplace says ${winner?.bidder ?? 'nobody'}`,
        );
    }
    for (const bid of tables.rows('bids')) {
      const isToldOf =
        bid['status'] === 'cancelled' || tables.rowsWith('notices', 'bid_id', bid['id']).length > 0;
      if (!isToldOf) broken('told', `${textOf(bid)}: nobody was told`);
    }
    for (const purse of tables.rows('purses')) {
      const sumOf = (table: string, column: string, counts: (row: Row) => boolean): number =>
        tables
          .rows(table)
          .reduce(
            (sum, row) =>
              sum +
              (row['customer_id'] === purse['customer_id'] && counts(row)
                ? (row[column] as number)
                : 0),
            0,
          );
      const all =
        (purse['available'] as number) +
        sumOf('holds', 'amount', (row) => row['is_open'] === true) +
        sumOf('payments', 'amount', () => true);
      if (all !== purse['first'])
        broken('money', `${all} of ${purse['first'] as number} are there`);
    }
  }

  return { left, lookAtBids, lookAtTheEnd, unfinished, sent };
}
