import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { RateFeed, RateList } from './rate-feed.ts';
import { findLatestReading, insertReading, readLimits } from './rate-store.ts';

/**
 * Reads the feed and keeps what it says. A yen rate that jumped too far waits for an accountant while the last good one stays; a list
 * without a yen rate keeps nothing. Outages are the feed's.
 */
export async function readRates({
  db,
  clock,
  feed,
}: {
  db: Database;
  clock: Clock;
  feed: RateFeed;
}): Promise<'good' | 'waiting'> {
  const list = await feed.read();
  const sell = list.entries.find(({ code }) => code === 'JPY')?.sellX100;
  if (sell === undefined)
    throw new Outage('exchange-rates', 'broken', 'yen are not traded', 'Exrate[JPY].Sell');
  return inTransaction(db, async (trx) => {
    const [last, { jumpPercent }] = [await findLatestReading(trx, 'good'), await readLimits(trx)];
    const state =
      last === undefined || isWithin(sell, last.jpySellX100, jumpPercent) ? 'good' : 'waiting';
    await insertReading(trx, list, sell, state, clock.now());
    return state;
  });
}

/** Whether a rate differs from the last by at most so many percent of the last. */
export const isWithin = (rate: number, last: number, percent: number): boolean =>
  Math.abs(rate - last) * 100 <= last * percent;

/** A rate that an accountant sets by hand, for a house without a feed. It holds at once, even over a list that claims a later time. */
export async function enterRate(
  { db, clock }: { db: Database; clock: Clock },
  jpySellX100: number,
): Promise<void> {
  const entry = {
    code: 'JPY',
    name: 'JAPANESE YEN',
    buyX100: undefined,
    transferX100: undefined,
    sellX100: jpySellX100,
  };
  await inTransaction(db, async (trx) => {
    const last = await findLatestReading(trx, 'good');
    const quotedAt = new Date(Math.max(clock.now().getTime(), (last?.quotedAt.getTime() ?? 0) + 1));
    const list: RateList = { source: 'desk', quotedAt, entries: [entry] };
    await insertReading(trx, list, jpySellX100, 'good', clock.now());
  });
}
