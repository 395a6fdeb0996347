import { searchTextOf } from '../catalogue/draft.ts';
import { kinds } from '../catalogue/kinds.ts';
import { fold } from '../catalogue/words.ts';
import { itemOf, type MallItem } from './item.ts';
import { mallShop, SHOPS } from './shops.ts';

/** What the log keeps about the mall. */
export type MallEntry =
  | { t: 'make'; spec: MallSpec }
  | { t: 'patch'; code: string; patch: MallPatch };

export interface MallSpec {
  name?: string;
  caption?: string;
  kind?: string;
  price?: number;
  /** Of the dearest variant. */
  highest?: number;
  /** Shop code of one that exists. */
  shop?: string;
  isUsed?: boolean;
  isFree?: boolean;
  isTaxExcluded?: boolean;
  pointRate?: number;
}

export interface MallPatch {
  name?: string;
  price?: number;
  /** Of the dearest variant. */
  highest?: number;
  isSoldOut?: boolean;
  /** The shop takes it off its shelves: the service knows it no more. */
  isStopped?: boolean;
}

/** An item made by hand, in a shop that exists. */
export function madeItem(seed: number, serial: number, spec: MallSpec): MallItem {
  const kind = kinds.find(({ key }) => key === (spec.kind ?? 'film-camera'));
  let n = 0;
  while (kind && itemOf(seed, n).kind !== kind) n++;
  const like = itemOf(seed, n);
  const shop =
    Array.from({ length: SHOPS }, (_, i) => mallShop(seed, i)).find(
      ({ code }) => code === spec.shop,
    ) ?? like.shop;
  const name = spec.name ?? like.name;
  const manageNumber = `made-${String(serial).padStart(4, '0')}`;
  const caption = spec.caption ?? `商品番号：${manageNumber}`;
  return {
    ...like,
    n: 70_000_000 + serial,
    code: `${shop.code}:${70_000_000 + serial}`,
    manageNumber,
    shop,
    name,
    caption,
    searchText: `${searchTextOf(name, like.kind, spec.name === undefined ? like.maker : undefined)} ${fold(caption)}`,
    isUsed: spec.isUsed ?? like.isUsed,
    price: spec.price ?? 5_000,
    highest: spec.highest ?? spec.price ?? 5_000,
    isFree: spec.isFree ?? true,
    isTaxExcluded: spec.isTaxExcluded ?? false,
    tagIds: [],
  };
}
