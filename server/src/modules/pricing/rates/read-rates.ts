import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { RateFeed } from './rate-feed.ts';
import { findLastOfFeed, findLatestReading, insertReading, readLimits } from './rate-store.ts';

/**
 * Reads the feed and keeps what it says. A yen rate that jumped too far, against the rate in use and
 * against the last one of the feed, waits for an accountant while the rate in use stays; a list without
 * a yen rate keeps nothing. Outages are the feed's.
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
    const last = await findLatestReading(trx, 'good');
    const { jumpPercent } = await readLimits(trx);
    // A rate by hand that was wrong must not make the bank's next one a jump.
    const known = [last?.jpySellX100, await findLastOfFeed(trx)].filter((one) => one !== undefined);
    const isNear = known.some((one) => isWithin(sell, one, jumpPercent));
    const state = known.length === 0 || isNear ? 'good' : 'waiting';
    await insertReading(trx, list, sell, state, clock.now());
    return state;
  });
}

/** Whether a rate differs from the last by at most so many percent of the last. */
export const isWithin = (rate: number, last: number, percent: number): boolean =>
  Math.abs(rate - last) * 100 <= last * percent;
