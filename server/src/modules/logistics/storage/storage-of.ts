import { type Order, promisedAt } from '../../orders/index.ts';
import type { LogisticsDeps } from '../deps.ts';
import type { Parcel } from '../parcels/rules/parcel.ts';
import { storageCost } from '../parcels/parcel-costs.ts';
import { type StorageClock, storageClock } from './rules/storage-clock.ts';

export interface Storage extends StorageClock {
  /** Đồng; so far, and what the first day beyond the free ones costs. */
  readonly cost: number;
  readonly perDay: number;
}

/**
 * The free days by the price list that its oldest order was promised and by what that order's level
 * grants: as it will be billed.
 */
export async function storageOf(
  deps: LogisticsDeps,
  parcel: Parcel,
  owners: readonly [Order, ...Order[]],
): Promise<Storage> {
  const { storage } = await deps.pricing.tablesAt(promisedAt(owners[0]));
  const freeDays = Math.max(storage.freeDays, owners[0].question.level?.freeStorageDays ?? 0);
  const clock = storageClock(parcel.receivedAt, freeDays, deps.clock.now());
  const cost = await storageCost(deps, parcel, owners, clock.storedDays);
  return { ...clock, cost, perDay: await storageCost(deps, parcel, owners, freeDays + 1) };
}
