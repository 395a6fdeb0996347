import { setTimeout as sleep } from 'node:timers/promises';
import { doubledBids, type Pretend } from '../../../e2e/support/pretend-world.ts';
import type { WatchedCluster } from './cluster.ts';
import { AMOUNT, type Load, type Snipe, type Told } from './load.ts';

const SETTLE_MS = 120_000;
/** A sniper finds its database again, and what is due in it. */
const SNIPER_BACK_MS = 2_000;
/** Of each kind. */
const TOLD_FAULTS = 10;

/** Nobody could write or nobody sniped, in milliseconds of `Date.now()`. */
export interface Outage {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * What is wrong with the transfers of a load that has stopped, each in a few words: lost, doubled,
 * answered strangely, or credited once more when so many of the last are told again.
 */
export async function judgeTransfers(
  db: Pick<WatchedCluster, 'query'>,
  load: Load,
  toldAgain = load.transfers.length,
): Promise<string[]> {
  const acknowledged = load.transfers.length;
  const wrong = await wrongTransfers(db, load.transfers);
  const before = await credited(db);
  await load.tellAgain(toldAgain);
  const more = (await credited(db)) - before;
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from wallet_transfers
     where amount_vnd = ${AMOUNT} and bank_reference like 'FT%'`,
  );
  return [
    ...wrong.slice(0, TOLD_FAULTS),
    ...load.strange.slice(0, TOLD_FAULTS),
    ...(more === 0 ? [] : [`told again, ${more} đồng more were credited`]),
    ...(row?.count === acknowledged ? [] : [`${row?.count} rows of ${acknowledged} transfers`]),
  ];
}

/** Transfers that were acknowledged and are not there, or are there twice. */
async function wrongTransfers(
  { query }: Pick<WatchedCluster, 'query'>,
  told: readonly Told[],
): Promise<string[]> {
  const rows = await query<{ name: string; count: number; state: string }>(
    `select bank_reference as name, count(*)::int as count, min(state) as state
     from wallet_transfers group by 1`,
  );
  const known = new Map(rows.map((row) => [row.name, row]));
  return told.flatMap(({ id }) => {
    const row = known.get(`FT${id}`);
    if (row?.count === 1 && row.state === 'credited') return [];
    return [`FT${id}: ${row ? `${row.count} times, ${row.state}` : 'lost'}`];
  });
}

/** Đồng that were credited from the bank. */
async function credited({ query }: Pick<WatchedCluster, 'query'>): Promise<number> {
  const [row] = await query<{ sum: string }>(
    `select coalesce(sum(amount), 0)::text as sum from ledger_movements
     where from_account = 'company:bank' and to_account = 'available'`,
  );
  return Number(row?.sum);
}

/** Waits until no bid moves any more. */
export async function untilSettled({ query }: Pick<WatchedCluster, 'query'>): Promise<void> {
  let left = '';
  for (const end = Date.now() + SETTLE_MS; Date.now() < end; await sleep(500)) {
    const rows = await query<{ code: string; status: string }>(
      `select code, status from bids where status in ('scheduled', 'firing', 'sending', 'unknown', 'leading')`,
    );
    if (rows.length === 0) return;
    left = rows.map(({ code, status }) => `${code} ${status}`).join(', ');
  }
  throw new Error(`still under way after ${SETTLE_MS} ms: ${left}`);
}

export interface Shots {
  /** What must not be, each a sentence. */
  readonly faults: readonly string[];
  readonly won: number;
  /** Their auction ended meanwhile. */
  readonly missed: number;
}

/** Each snipe against the marketplace: never twice, and once where there was time for it. */
export async function judgeSnipes(
  { query }: Pick<WatchedCluster, 'query'>,
  pretend: Pretend,
  snipes: readonly Snipe[],
  outages: readonly Outage[],
): Promise<Shots> {
  const rows = await query<{ code: string; status: string }>('select code, status from bids');
  const statuses = new Map(rows.map(({ code, status }) => [code, status]));
  const { bids } = await pretend<{ bids: { auction: string; isApplied: boolean }[] }>(
    'GET',
    '/_control/truth/bids',
  );
  const arrived = new Set(bids.filter((bid) => bid.isApplied).map(({ auction }) => auction));
  const faults = (await doubledBids(pretend)).map((code) => `${code} was sent twice`);
  let missed = 0;
  for (const { code, endsMs } of snipes) {
    const status = statuses.get(code) ?? 'lost';
    if (arrived.has(code) !== (status === 'won'))
      faults.push(`${code} is ${status}, and ${arrived.has(code) ? 'was' : 'was not'} sent`);
    if (arrived.has(code)) continue;
    missed += 1;
    const hadNoTime = outages.some(
      ({ fromMs, toMs }) => endsMs > fromMs && endsMs < toMs + SNIPER_BACK_MS,
    );
    if (!hadNoTime) faults.push(`${code} is ${status}, there was time for it: ${endsMs}`);
  }
  return { faults, won: snipes.length - missed, missed };
}
