import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { newId } from '../../../server/src/kernel/chance.ts';
import { yen } from '../../../server/src/kernel/money.ts';
import type {
  AuctionCapability,
  BidAnswer,
} from '../../../server/src/modules/marketplaces/index.ts';
import type { BiddingGiven } from '../../../server/src/modules/bidding/index.ts';
import type { Database } from '../../../server/src/platform/database/database.ts';
import { jobs } from '../../../server/src/platform/jobs/jobs.ts';
import type { BenchLine } from '../bench-line.ts';
import { type Market, now } from './line-market.ts';

export const LEAD_MS = 4_000;
const LOOK_EVERY_MS = 100;

/** A code, when it is to be fired, and when its bytes came; milliseconds since 1970 with fractions. */
export interface Due {
  readonly code: string;
  readonly dueMs: number;
}
export interface Shot extends Due {
  readonly arrivedMs: readonly number[];
}

/** Waits as a bare timer does, never early. */
export async function sleepUntil(dueMs: number): Promise<void> {
  for (let left = dueMs - now(); left > 0; left = dueMs - now())
    await sleep(Math.max(1, Math.floor(left)));
}

/** Only what firing needs: money and messages are settled by the worker afterwards and are not what is measured. */
export function depsOf(db: Database, market: Pick<Market, 'write'>): BiddingGiven {
  const nobody = (): never => {
    throw new Error('a sniper asks for nothing else');
  };
  const auctions: AuctionCapability = {
    readTimeLeft: nobody,
    listBids: nobody,
    placeBid: ({ code }) => bid(market, code),
  };
  return {
    db,
    jobs,
    clock: { now: () => new Date(now()), monotonicMs: () => performance.now() },
    log: pino({ level: 'silent' }),
    live: { tell: async () => undefined, listen: () => () => undefined },
    auctionsOf: () => auctions,
    findListing: nobody,
    accountsOf: () => ['hako'],
    resolveCoupons: nobody,
    defaultShipMode: async () => 'AIR-HAN',
    bidderOf: nobody,
    pricing: {
      currentRate: nobody,
      highestMaximumWithin: nobody,
      isOffered: nobody,
      firstPaymentFor: nobody,
      tablesAt: nobody,
      categoryOf: nobody,
    },
    wallet: { hold: nobody, changeHold: nobody, release: nobody, capture: nobody, pay: nobody },
    orders: {
      createFromWin: nobody,
      createForPurchase: nobody,
      listPurchasesOf: nobody,
      listOwnOrders: nobody,
    },
    notifications: { notify: async () => undefined },
  };
}

async function bid(market: Pick<Market, 'write'>, code: string): Promise<BidAnswer> {
  await market.write(code);
  return {
    isPlaced: true,
    isHighestBidder: true,
    price: yen(1_000),
    bidCount: 1,
    endsAt: new Date(now() + 60_000),
  };
}

/** Scheduled snipes, one a lot. */
export async function addRows(db: Database, due: readonly Due[]): Promise<void> {
  await sql`insert into watched_auctions (site, code, title, listing, seller_id, price_jpy, bid_count, ends_at, read_at)
    select 'auction', code, code, '{"pictures": []}', 's', 1000, 0, to_timestamp((due + ${LEAD_MS}) / 1000.0), now()
    from unnest(${due.map(({ code }) => code)}::text[], ${due.map(({ dueMs }) => dueMs)}::float8[]) as d(code, due)`.execute(
    db,
  );
  await sql`insert into bids (id, customer_id, site, code, mode, maximum_jpy, status, account, ship_mode, hold_vnd, rate_vnd, rate_scale, priced_at, lead_ms, planned_end_at, fire_at, created_at, updated_at)
    select id, ${newId()}, 'auction', code, 'snipe', 5000, 'scheduled', 'hako', 'AIR-HAN', 1, 176, 1, now(), ${LEAD_MS}, to_timestamp((due + ${LEAD_MS}) / 1000.0), to_timestamp(due / 1000.0), now(), now()
    from unnest(${due.map(() => newId())}::uuid[], ${due.map(({ code }) => code)}::text[], ${due.map(({ dueMs }) => dueMs)}::float8[]) as d(id, code, due)`.execute(
    db,
  );
  await sql`analyze bids`.execute(db);
}

/** Waits until no snipe is left to send, at most until their auctions end: on a busy machine the last ones leave long after the first. */
export async function untilSent(db: Database, endMs: number): Promise<void> {
  while (now() < endMs) {
    const waiting = await db
      .selectFrom('bids')
      .select('id')
      .where('status', 'in', ['scheduled', 'firing'])
      .limit(1)
      .executeTakeFirst();
    if (!waiting) return;
    await sleep(LOOK_EVERY_MS);
  }
}

/** What the market saw; it is stopped. */
export async function shotsOf(market: Market, due: readonly Due[]): Promise<Shot[]> {
  const arrived = Map.groupBy(await market.arrivals(), ([code]) => code);
  await market.stop();
  return due.map(({ code, dueMs }) => ({
    code,
    dueMs,
    arrivedMs: (arrived.get(code) ?? []).map(([, at]) => at),
  }));
}

/** Milliseconds from due to arrival, and the shots that went wrong. */
export function lateness(shots: readonly Shot[]): {
  p50: number;
  p99: number;
  last: number;
  early: number;
  twice: number;
  missing: number;
} {
  const late = shots
    .flatMap(({ dueMs, arrivedMs }) => (arrivedMs[0] === undefined ? [] : [arrivedMs[0] - dueMs]))
    .sort((a, b) => a - b);
  const at = (part: number): number => late[Math.floor(late.length * part)] ?? Number.NaN;
  return {
    p50: at(0.5),
    p99: at(0.99),
    last: late.at(-1) ?? Number.NaN,
    early: late.filter((ms) => ms < 0).length,
    twice: shots.filter(({ arrivedMs }) => arrivedMs.length > 1).length,
    missing: shots.filter(({ arrivedMs }) => arrivedMs.length === 0).length,
  };
}

/** Sent before its moment, more than once, or not at all. */
const FAULTS = ['early', 'twice', 'missing'] as const;
type Faults = Readonly<Record<(typeof FAULTS)[number], number>>;

/** A line for each kind of fault, over all rounds: what to do about them differs. */
export const faultLines = (name: string, rounds: readonly Faults[]): BenchLine[] =>
  FAULTS.map((fault) => {
    const ours = rounds.reduce((sum, round) => sum + round[fault], 0);
    return {
      name: `${name} ${fault}`,
      ours,
      limit: 0,
      unit: 'snipes',
      ratio: 1,
      goal: '0',
      holds: ours === 0,
    };
  });

export { now } from './line-market.ts';
