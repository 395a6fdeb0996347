import {
  addFavoriteStoreEndpoint,
  deleteFavoriteEndpoint,
  deleteFavoriteStoreEndpoint,
  listFavoriteStoresEndpoint,
  listMyFavoritesEndpoint,
  searchFavoritesEndpoint,
  toggleFavoriteEndpoint,
} from '@hako/contract/favorites/favorites';
import { FAVORITES_MESSAGES } from '@hako/contract/favorites/messages';
import { type Route, route } from '../../platform/http/route.ts';
import type { FavoritePage, FavoriteProduct, FavoriteStore } from './favorite-store.ts';
import type { Favorites } from './favorites.ts';

/** Without page and order, what the client takes for granted: the newest fifty. */
const ALL = { page: 1, size: 50, order: 'created_at', isAscending: false } as const;
const said = (isFavorite: boolean) =>
  isFavorite ? FAVORITES_MESSAGES.added : FAVORITES_MESSAGES.removed;

export const favoritesRoutes = (
  favorites: Favorites,
  titleNow: (title: string) => string,
): Route[] => [
  route(toggleFavoriteEndpoint, async ({ body, caller }) => {
    const isFavorite = await favorites.toggleProduct(caller.customerId, body);
    return { message: said(isFavorite), status: true, is_favorite: isFavorite };
  }),
  route(deleteFavoriteEndpoint, async ({ body, caller }) => {
    await favorites.removeProduct(caller.customerId, body.code);
    return { message: FAVORITES_MESSAGES.removed, status: true };
  }),
  route(listMyFavoritesEndpoint, async ({ caller }) => {
    const { rows } = await favorites.listProducts(caller.customerId, { ...ALL, size: 200 });
    return { data: rows.map((row) => productRowOf(row, titleNow)), message: '', code: 200 };
  }),
  route(
    searchFavoritesEndpoint,
    async ({ query: { page = 1, size = ALL.size, order, search, site_code }, caller }) => {
      const asked = { page, size, ...sortOf(order), words: search, siteCode: site_code };
      const { rows, total } = await favorites.listProducts(caller.customerId, asked);
      const results = rows.map((row) => productRowOf(row, titleNow));
      return { data: { results, pagination: { page, size, total } } };
    },
  ),
  route(addFavoriteStoreEndpoint, async ({ body, caller }) => {
    const isFavorite = await favorites.toggleStore(caller.customerId, body);
    return { messages: said(isFavorite), status: true, is_favorite: isFavorite };
  }),
  route(deleteFavoriteStoreEndpoint, async ({ body, caller }) => {
    await favorites.removeStore(caller.customerId, body.code);
    return { message: FAVORITES_MESSAGES.removed, status: true };
  }),
  route(listFavoriteStoresEndpoint, async ({ caller }) => ({
    code: 200,
    data: (await favorites.listStores(caller.customerId)).map(storeRowOf),
  })),
];

/** `end_time:asc` and so on; the newest first when nothing is asked for. */
function sortOf(order = 'created_date:desc'): Pick<FavoritePage, 'order' | 'isAscending'> {
  const [column, direction] = order.split(':');
  return {
    order: column === 'end_time' ? 'end_time' : 'created_at',
    isAscending: direction === 'asc',
  };
}

const productRowOf = (row: FavoriteProduct, titleNow: (title: string) => string) => ({
  _id: row.id,
  created_date: row.created_at.toISOString(),
  user_id: row.customer_id,
  status: true,
  deleted: false,
  site_code: row.site_code,
  code: row.code,
  name: row.name,
  name_vi: titleNow(row.name),
  url: row.url,
  price: row.price_jpy,
  currency: 'JPY',
  qty: row.quantity,
  end_time: row.end_time ?? '',
  images: row.pictures,
});

const storeRowOf = (row: FavoriteStore) => ({
  _id: row.id,
  code: row.code,
  name: row.name,
  avatar: row.picture,
  description: row.description,
  remark: row.remark,
  site_code: row.site_code,
  url: row.url,
  user_id: row.customer_id,
  status: true,
  deleted: false,
  created_date: row.created_at.toISOString(),
});
