/**
 * Favourites: products and sellers that a customer keeps. The same call adds and takes away, because the mobile client knows no other;
 * everything is kept under the customer's own id and nobody else's call reaches it.
 */
import { newId } from '../../kernel/chance.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findSite, linkOf, SITES } from '../marketplaces/index.ts';
import {
  deleteProduct,
  deleteStore,
  type FavoriteProduct,
  type FavoriteStore,
  insertProduct,
  insertStore,
  listProducts,
  listStores,
} from './favorite-store.ts';
import type { Favorites } from './favorites.ts';
import { favoritesPersonalData } from './personal-data.ts';
import { favoritesRoutes } from './routes.ts';

export type { FavoritePage, FavoriteProduct, FavoriteStore } from './favorite-store.ts';

export function createFavorites({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): Favorites {
  return {
    toggleProduct: async (customer_id, given) => {
      const { code } = given;
      if (!code) throw new Refusal('favorites.no-code');
      const product: FavoriteProduct = {
        id: newId(clock.now().getTime()),
        customer_id,
        site_code: siteCodeOf(given.site_code, given.url),
        code,
        name: given.name ?? '',
        url: given.url ?? '',
        price_jpy: given.price ?? 0,
        quantity: given.qty ?? 1,
        pictures: given.images ?? [],
        end_time: given.end_time ?? null,
        created_at: clock.now(),
      };
      return inTransaction(db, async (trx) => {
        const isNew = await insertProduct(trx, product);
        if (!isNew) await deleteProduct(trx, customer_id, code);
        return isNew;
      });
    },
    removeProduct: (customerId, code) => deleteProduct(db, customerId, code),
    listProducts: (customerId, page) => listProducts(db, customerId, page),
    toggleStore: async (customer_id, given) => {
      const { code } = given;
      if (!code) throw new Refusal('favorites.no-code');
      const store: FavoriteStore = {
        id: newId(clock.now().getTime()),
        customer_id,
        site_code: siteCodeOf(given.site_code, given.url),
        code,
        name: given.name ?? '',
        url: given.url ?? '',
        picture: given.image ?? '',
        description: given.description ?? '',
        remark: given.remark ?? '',
        created_at: clock.now(),
      };
      return inTransaction(db, async (trx) => {
        const isNew = await insertStore(trx, store);
        if (!isNew) await deleteStore(trx, customer_id, code);
        return isNew;
      });
    },
    removeStore: (customerId, code) => deleteStore(db, customerId, code),
    listStores: (customerId) => listStores(db, customerId),
  };
}

/** The client's auction cards send the item code here (a slip of theirs); the address tells the site as well. */
function siteCodeOf(given: string | null | undefined, url: string | null | undefined): string {
  const site = findSite(given ?? '');
  if (site) return SITES[site].siteCode;
  return linkOf(url ?? '')?.siteCode ?? SITES.auction.siteCode;
}

/** What favourites add to the service. `titleNow` reads a Japanese title in Vietnamese. */
export const favoritesParts = (favorites: Favorites, titleNow: (title: string) => string) => ({
  personalData: favoritesPersonalData,
  routes: favoritesRoutes(favorites, titleNow),
});

export type { Favorites, GivenProduct, GivenStore } from './favorites.ts';
export { createPriceWatches, priceWatchParts, type PriceWatches } from './price-watches.ts';
