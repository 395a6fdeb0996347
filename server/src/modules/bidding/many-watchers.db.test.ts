import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as realSleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import {
  type BiddingWorld,
  createBiddingWorld,
} from '../../../test-support/world/bidding-world.ts';
import {
  createPretendMarket,
  type PretendMarket,
} from '../../../test-support/world/pretend-market.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { movableClock } from '../../kernel/clock.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { Outage } from '../../kernel/outage.ts';
import { type CallOptions, LotGone } from '../marketplaces/index.ts';
import { openSiteLine, type SiteLine } from '../marketplaces/reading/site-line.ts';
import { GUEST_PATIENCE_MS } from '../marketplaces/yahoo-auctions/yahoo-auctions.ts';
import { READ_JOB } from './watching/watch-auction.ts';

const RICH = 1_000_000_000;
const WATCHERS = 1_000;
const WATCHED_MS = 15_000;
const STEP_MS = 500;
const LISTENS_EVERY_MS = 10_000;
const LOOKS_EVERY_MS = 8_000;
const clock = movableClock(new Date());
const nowMs = (): number => clock.now().getTime();
const lotOf = (code: string) => ({ site: 'auction', code });

/** When each lot is to be read next; like the queue, one job a key. */
const due = new Map<string, { code: string; atMs: number }>();
const jobs: Jobs = {
  async add(_trx, name, payload, { key = '', inMs = 0 } = {}) {
    if (name === READ_JOB) due.set(key, { code: String(payload['code']), atMs: nowMs() + inMs });
  },
};
let platform: TestPlatform;
let market: PretendMarket;
let world: BiddingWorld;
/** Questions that reached the marketplace. */
let asked = 0;
/** What stands before the marketplace; set while our own pace is looked at. */
let line: SiteLine | undefined;
let lots = 0;
const broken = new Map<string, Error>();

beforeAll(async () => {
  platform = await createTestPlatform({ clock });
  market = createPretendMarket({ nowMs });
  const counted = async <Answer>(
    code: string,
    options: CallOptions | undefined,
    answer: () => Answer | Promise<Answer>,
  ): Promise<Answer> => {
    await line?.read({ path: `/${code}`, ...options });
    asked++;
    const failure = broken.get(code);
    if (failure) throw failure;
    return answer();
  };
  world = await createBiddingWorld({
    platform: { ...platform, clock, jobs },
    auctions: {
      ...market.auctions,
      readTimeLeft: (code, options) => counted(code, options, () => market.timeLeft(code)),
      listBids: (code, options) => counted(code, options, () => market.auctions.listBids(code)),
      readStanding: ({ code, account }, options) =>
        counted(code, options, () => market.standing(code, account)),
    },
    findListing: (code) => counted(code, undefined, () => market.listing(code)),
  });
});
afterAll(async () => {
  market.close();
  await platform.close();
});

const openLot = (endsInMs: number): string => {
  const code = `watched${++lots}`;
  market.open({ code, endsInMs });
  return code;
};
const openLedLot = async (endsInMs: number): Promise<string> => {
  const code = openLot(endsInMs);
  expect((await world.bid(await world.customerWith(RICH), code, 5_000)).status).toBe('leading');
  return code;
};
/** Takes what is due out of the queue. */
const takeDue = (): string[] => {
  const ripe = [...due].filter(([, { atMs }]) => atMs <= nowMs());
  for (const [key] of ripe) due.delete(key);
  return ripe.map(([, { code }]) => code);
};
const look = (code: string) => world.bidding.standingOf('auction', code, undefined);

/** What the marketplace is asked while so many sit before the page of a lot, each at moments of its own. */
async function questionsOf(
  code: string,
  watchers: number,
  looksEveryMs = LOOKS_EVERY_MS,
): Promise<number> {
  due.clear();
  await world.bidding.readAuction(lotOf(code));
  await look(code);
  asked = 0;
  for (let passedMs = 0; passedMs < WATCHED_MS; passedMs += STEP_MS, clock.advanceMs(STEP_MS)) {
    const turns = (everyMs: number) =>
      Array.from({ length: watchers }, (_, n) => n).filter(
        (n) => (passedMs + n * STEP_MS) % everyMs === 0,
      );
    const listening = turns(LISTENS_EVERY_MS).map(() =>
      world.bidding.noteViewers([`auction:auction:${code}`]),
    );
    // Those who look come before the reading that is due at the same moment: the worst for the marketplace.
    await Promise.all([...listening, ...turns(looksEveryMs).map(() => look(code))]);
    for (const ripe of takeDue()) await world.bidding.readAuction(lotOf(ripe));
  }
  return asked;
}

describe('a lot that a thousand watch', () => {
  test.each([
    ['far from its end', 72 * 3_600_000],
    ['in its last minutes', 100_000],
  ])(
    'with a bid of ours, %s, costs the marketplace what one watcher costs: one reader',
    async (_, endsInMs) => {
      const one = await questionsOf(await openLedLot(endsInMs), 1);
      const thousand = await questionsOf(await openLedLot(endsInMs), WATCHERS);
      expect(one).toBeGreaterThanOrEqual(WATCHED_MS / 2_500 - 1);
      expect(thousand).toBe(one);
    },
  );

  it('without a bid of ours costs what one costs who never stops looking', async () => {
    const one = await questionsOf(openLot(3_600_000), 1, STEP_MS);
    const thousand = await questionsOf(openLot(3_600_000), WATCHERS);
    expect(one).toBeLessThanOrEqual(WATCHED_MS / 2_500);
    expect(thousand).toBeLessThanOrEqual(one);
  });
});

describe('a lot that cannot be read before a thousand', () => {
  const standings = (code: string) =>
    Promise.allSettled(Array.from({ length: WATCHERS }, () => look(code)));
  it('costs the marketplace one question all the same: taken off it is closed, and an outage is told to all', async () => {
    const [gone, silent] = [openLot(3_600_000), openLot(3_600_000)];
    for (const code of [gone, silent]) await look(code);
    clock.advanceMs(5_000);
    broken.set(gone, new LotGone('pretend', gone));
    broken.set(silent, new Outage('pretend', 'unreachable', 'away'));
    asked = 0;
    for (const answer of await standings(gone))
      expect(answer).toMatchObject({ status: 'fulfilled', value: { is_open: false } });
    expect(asked).toBe(1);
    for (const answer of await standings(silent))
      expect(answer).toMatchObject({ status: 'rejected', reason: { kind: 'unreachable' } });
    await standings(silent);
    expect(asked).toBe(2);
    broken.clear();
  });
});

describe('the bids on a lot before which a thousand sit', () => {
  const all = (code: string) =>
    Promise.all(Array.from({ length: WATCHERS }, () => world.bidding.historyOf('auction', code)));

  it('are asked for once when all open its page, and once for each bid that all are told of, and everybody sees it', async () => {
    const code = await openLedLot(3_600_000);
    await world.bidding.readAuction(lotOf(code));
    asked = 0;
    await all(code);
    expect(asked).toBe(1);
    for (const maximum of [2_000, 3_000]) {
      clock.advanceMs(100);
      market.rival(code, maximum);
      await world.bidding.readAuction(lotOf(code));
      asked = 0;
      const { bidCount } = market.timeLeft(code);
      for (const history of await all(code)) expect(history.bidCount).toBe(bidCount);
      await all(code);
      expect(asked).toBe(1);
    }
    clock.advanceMs(3_000);
    await all(code);
    expect(asked).toBe(2);
  });
});

describe('a site with more watched lots than its budget', () => {
  const PACE = 4;
  const BURST = 2 * PACE;
  const LOTS = 20;
  const MINUTE_MS = 60_000;
  const TICK_MS = 50;
  const GUEST_EVERY_MS = 200;
  /** As many readings at once as a worker runs jobs. */
  const READERS = 6;
  const arrived: { readonly code: string; readonly atMs: number }[] = [];
  const sleepers = new Set<{ atMs: number; wake: () => void }>();
  const sleep = (ms: number) =>
    new Promise<void>((wake) => sleepers.add({ atMs: nowMs() + ms, wake }));
  let server: Server;

  beforeAll(async () => {
    server = createServer(({ url = '' }, answer) => {
      arrived.push({ code: url.slice(1), atMs: nowMs() });
      answer.end('{}');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(async () => {
    await line?.close();
    line = undefined;
    server.closeAllConnections();
    server.close();
  });

  const underWay = new Set<Promise<unknown>>();
  const passTick = async (): Promise<void> => {
    clock.advanceMs(TICK_MS);
    for (const sleeper of sleepers) {
      if (sleeper.atMs > nowMs()) continue;
      sleepers.delete(sleeper);
      sleeper.wake();
    }
    // Virtual time waits for what is really being done, as long as it is not asleep itself; a busy machine is not a slow site.
    await realSleep(2);
    for (let turn = 0; turn < 4 && underWay.size > sleepers.size; turn++) await realSleep(1);
  };

  it('is never asked more than that, and uses it; led lots come first however many guests ask, and none is forgotten', {
    timeout: 120_000,
  }, async () => {
    const led = await Promise.all(Array.from({ length: LOTS }, () => openLedLot(7_200_000)));
    const unled = Array.from({ length: LOTS }, () => openLot(7_200_000));
    for (const code of unled) await look(code);
    clock.advanceMs(MINUTE_MS);
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    line = openSiteLine({
      source: 'pretend',
      baseUrl,
      clock,
      pacePerSecond: PACE,
      patienceMs: GUEST_PATIENCE_MS,
      timers: { sleep },
    });
    const guests = line;
    const startMs = nowMs();
    const track = (work: Promise<unknown>): void => {
      const ended = work.catch(() => undefined).finally(() => underWay.delete(ended));
      underWay.add(ended);
    };
    const waiting: string[] = [];
    let readers = 0;
    while (nowMs() - startMs < MINUTE_MS) {
      waiting.push(...takeDue());
      while (readers < READERS && waiting.length > 0) {
        readers++;
        const code = waiting.shift() as string;
        // A reading that had to give up comes again, as the worker's jobs do.
        const reading = world.bidding.readAuction(lotOf(code)).catch(() => waiting.push(code));
        track(reading.finally(() => readers--));
      }
      if ((nowMs() - startMs) % 1_000 === 0)
        for (const code of [...led, ...unled]) track(look(code));
      // Guests ask for single facts of lots, more often than the whole budget reaches.
      if ((nowMs() - startMs) % GUEST_EVERY_MS === 0) track(guests.read({ path: '/guest' }));
      await passTick();
    }
    const minute = arrived.length;
    while (underWay.size > 0) await passTick();

    const early = arrived.findIndex(
      ({ atMs }, index) => index + 1 > BURST + ((atMs - startMs) * PACE) / 1_000,
    );
    expect(early, 'a question that was not in the budget yet').toBe(-1);
    expect(minute).toBeLessThanOrEqual(BURST + (PACE * MINUTE_MS) / 1_000);
    expect(minute).toBeGreaterThan((PACE * MINUTE_MS) / 1_000 / 2);
    const readings = (codes: readonly string[]) =>
      codes.map((code) => arrived.slice(0, minute).filter((one) => one.code === code).length);
    expect(Math.min(...readings(led)), 'led lots come first').toBeGreaterThan(
      Math.max(...readings(unled)),
    );
    const [forLed, forGuests] = [
      readings(led).reduce((sum, one) => sum + one, 0),
      readings(['guest'])[0] as number,
    ];
    expect(forGuests, `guests took the turns of led lots, which had ${forLed}`).toBeLessThan(
      forLed / 2,
    );
    expect(
      Math.min(...readings(unled)),
      'a lot that somebody looked at for a minute and was never shown',
    ).toBeGreaterThan(0);
  });
});
