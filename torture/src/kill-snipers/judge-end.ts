import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { HostileAuctions } from './hostile-auctions.ts';

/** Readings under way at once. */
const READERS = 8;
const LOOK_MS = 100;
/** The last lot ends before. */
const LAST_END_MS = 30_000;

export interface End {
  /** What must not be, each a sentence. */
  readonly faults: readonly string[];
  readonly snipes: number;
  readonly sent: number;
  readonly won: number;
  /** Killed between the mark and the bytes: nobody may send them again. */
  readonly markedUnsent: number;
}

/** Waits until no snipe has a moment before it any more, with at least one sniper alive. */
export async function untilAllFired({ platform, market }: HostileAuctions): Promise<void> {
  for (let waitedMs = 0; waitedMs < LAST_END_MS; waitedMs += LOOK_MS) {
    const { rows } = await sql`
      select from bids b where b.planned_end_at > ${new Date(market.marketNow())} and (b.status = 'scheduled' or exists (
        select from remote_bids r where r.bid_id = b.id and r.status = 'sending' and r.marked_at is null)) limit 1`.execute(
      platform.db,
    );
    if (rows.length === 0) return;
    await sleep(LOOK_MS);
  }
}

/** What a restart brings: nobody waits for the answers any more, and the worker reads what has ended. */
export async function readAllEnded({ platform, market, world }: HostileAuctions): Promise<void> {
  await sql`update remote_bids set lease_until = now() - interval '1 second' where status = 'sending'`.execute(
    platform.db,
  );
  const lots = await platform.db.selectFrom('watched_auctions').select(['site', 'code']).execute();
  for (const { code } of lots) market.end(code);
  for (let pass = 0; pass < 3; pass++) {
    const open = platform.db
      .selectFrom('watched_auctions')
      .select(['site', 'code'])
      .where('settled_at', 'is', null);
    const unread = pass === 0 ? lots : await open.execute();
    const read = async (): Promise<void> => {
      for (let lot = unread.pop(); lot; lot = unread.pop()) await world.bidding.readAuction(lot);
    };
    await Promise.all(Array.from({ length: READERS }, read));
  }
}

/** Compares what we know with what the marketplace has. */
export async function judgeEnd(auctions: HostileAuctions): Promise<End> {
  const { platform, market, world, customers } = auctions;
  const faults: string[] = [];
  const { rows: bids } = await sql<{
    code: string;
    status: string;
    was_claimed: boolean;
    is_marked: boolean;
  }>`
    select code, status, exists (select from remote_bids r where r.bid_id = b.id) as was_claimed,
      exists (select from remote_bids r where r.bid_id = b.id and r.marked_at is not null) as is_marked from bids b`.execute(
    platform.db,
  );
  const arrived = Map.groupBy(market.arrived, ({ code }) => code);
  const writesOf = (code: string): number => arrived.get(code)?.length ?? 0;
  for (const { code, status, was_claimed, is_marked } of bids) {
    const writes = writesOf(code);
    if (writes > 1) faults.push(`${code} was sent ${writes} times`);
    if (writes > 0 && !is_marked) faults.push(`${code} was sent without a mark`);
    if (writes === 0 && was_claimed && !is_marked)
      faults.push(`${code} was claimed and forgotten: ${await storyOf(auctions, code)}`);
    const isOurs = market.winnerOf(code) === 'hako-1';
    if (isOurs ? status !== 'won' : status !== 'lost' && status !== 'failed')
      faults.push(`${code} is ${status}, and the winner is ${market.winnerOf(code) ?? 'nobody'}`);
  }
  for (const customer of customers) {
    const { held } = await world.wallet.balanceOf(platform.db, customer);
    if (held !== 0) faults.push(`a customer still holds ${held}`);
  }
  return {
    faults,
    snipes: bids.length,
    sent: market.arrived.length,
    won: bids.filter(({ status }) => status === 'won').length,
    markedUnsent: bids.filter(({ code, is_marked }) => is_marked && writesOf(code) === 0).length,
  };
}

/** What happened to the snipe of a lot, each with its moment in milliseconds from the moment that was planned. */
async function storyOf({ platform, market }: HostileAuctions, code: string): Promise<string> {
  const { rows } = await sql<{ kind: string; at: Date; fire_at: Date }>`
    select r.kind, r.at, b.fire_at from bid_receipts r join bids b on b.id = r.bid_id where b.code = ${code} order by r.id`.execute(
    platform.db,
  );
  const offsetMs = market.marketNow() - Date.now();
  return rows
    .map(({ kind, at, fire_at }) => `${kind} ${at.getTime() + offsetMs - fire_at.getTime()}`)
    .join(', ');
}
