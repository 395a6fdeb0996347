import { refuseUnless } from '../../kernel/refusal.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findSite } from '../marketplaces/index.ts';
import { findProduct } from './favorite-store.ts';
import {
  deleteWatch,
  listWatches,
  lockWatches,
  type PriceWatchRow,
  upsertWatch,
} from './price-watch-store.ts';
import type { PriceWatchDeps } from './price-watch-deps.ts';

/** So many a customer: they share the sites with everybody else's. */
const MOST_WATCHED = 200;

/** Watches the price of a favourite, against what it cost when it was saved. Refusals `favorites.not-a-favorite`, `favorites.too-many-watched`. */
export function watchPrice(
  { db, clock }: PriceWatchDeps,
  customerId: string,
  { code, wished }: { readonly code: string; readonly wished: number | undefined },
): Promise<PriceWatchRow> {
  return inTransaction(db, async (trx) => {
    const product = await findProduct(trx, customerId, code);
    const site = product && findSite(product.site_code);
    refuseUnless(product && site, 'favorites.not-a-favorite');
    const count = await lockWatches(trx, customerId);
    const isWatched = (await listWatches(trx, customerId)).some((watch) => watch.code === code);
    refuseUnless(isWatched || count < MOST_WATCHED, 'favorites.too-many-watched', {
      most: MOST_WATCHED,
    });
    const now = clock.now();
    return upsertWatch(trx, {
      customer_id: customerId,
      code,
      site,
      title: product.name,
      base_jpy: product.price_jpy > 0 ? product.price_jpy : null,
      wished_jpy: wished ?? null,
      last_jpy: null,
      is_wish_told: false,
      is_end_told: false,
      is_over: false,
      ends_at: null,
      next_read_at: now,
      last_read_at: null,
      created_at: now,
    });
  });
}

/** Stops watching; nothing happens when nobody watched. */
export function unwatchPrice(
  { db }: PriceWatchDeps,
  customerId: string,
  code: string,
): Promise<void> {
  return inTransaction(db, (trx) => deleteWatch(trx, customerId, code));
}
