import type { FavoritePage, FavoriteProduct, FavoriteStore } from './favorite-store.ts';

/** As clients send it: everything may be missing or null. */
export type GivenProduct = Partial<
  Record<'site_code' | 'code' | 'name' | 'url' | 'end_time', string | null> & {
    price: number | null;
    qty: number | null;
    images: string[] | null;
  }
>;

export type GivenStore = Partial<
  Record<'site_code' | 'code' | 'name' | 'url' | 'description' | 'image' | 'remark', string | null>
>;

export interface Favorites {
  /** True when it is a favourite now. Refusal `favorites.no-code`. */
  toggleProduct(customerId: string, given: GivenProduct): Promise<boolean>;
  removeProduct(customerId: string, code: string): Promise<void>;
  listProducts(
    customerId: string,
    page: FavoritePage,
  ): Promise<{ rows: FavoriteProduct[]; total: number }>;
  /** True when they are a favourite now. Refusal `favorites.no-code`. */
  toggleStore(customerId: string, given: GivenStore): Promise<boolean>;
  removeStore(customerId: string, code: string): Promise<void>;
  listStores(customerId: string): Promise<FavoriteStore[]>;
}
