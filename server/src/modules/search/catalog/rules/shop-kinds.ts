import type { SHOP_KIND_NAMES } from '@hako/contract/search/shop-messages';

export type ShopKind = keyof typeof SHOP_KIND_NAMES;

/** What the sites are asked, in Japanese, to meet shops of a kind. */
export const SHOP_KEYWORDS: Readonly<Record<ShopKind, string>> = {
  camera: 'カメラ',
  watch: '腕時計',
  figure: 'フィギュア',
  game: 'ゲーム',
  card: 'トレカ',
  audio: 'オーディオ',
  instrument: 'ギター',
  bag: 'バッグ',
  fashion: 'ジャケット',
  shoes: 'スニーカー',
  cosmetics: 'コスメ',
  tools: '工具',
  fishing: '釣り',
  books: '本',
};

export const findShopKind = (kind: string | undefined): ShopKind | undefined =>
  kind !== undefined && Object.hasOwn(SHOP_KEYWORDS, kind) ? (kind as ShopKind) : undefined;

/** What is known of goods that says something of their shop. */
export interface Met {
  readonly site: string;
  readonly seller: {
    readonly id: string;
    readonly name: string;
    readonly ratingPercent: number | undefined;
    readonly isStore: boolean;
  };
  readonly isShopItem: boolean;
  readonly shipping: { readonly fromPrefecture: number | undefined };
  readonly pictures: readonly string[];
}

export interface ShopMet {
  readonly site: string;
  readonly sellerId: string;
  readonly name: string;
  readonly ratingPercent: number | undefined;
  readonly prefecture: number | undefined;
  readonly picture: string;
  readonly goodsSeen: number;
}

/** The shops among the sellers of these goods, private people left out; each with where most of its goods leave from. */
export function shopsAmong(goods: readonly Met[]): ShopMet[] {
  const byShop = new Map<string, Met[]>();
  for (const one of goods) {
    if (!(one.isShopItem || one.seller.isStore) || one.seller.id === '') continue;
    const key = `${one.site} ${one.seller.id}`;
    byShop.set(key, [...(byShop.get(key) ?? []), one]);
  }
  return [...byShop.values()].map((met) => {
    const [first] = met as [Met, ...Met[]];
    return {
      site: first.site,
      sellerId: first.seller.id,
      name: met.find(({ seller }) => isTold(seller.name))?.seller.name ?? '',
      ratingPercent: first.seller.ratingPercent,
      prefecture: mostOf(met.flatMap(({ shipping }) => shipping.fromPrefecture ?? [])),
      picture: met.find(({ pictures }) => pictures.length > 0)?.pictures[0] ?? '',
      goodsSeen: met.length,
    };
  });
}

/** A name of asterisks is a name that the site keeps to itself. */
const isTold = (name: string): boolean => !/^\**$/.test(name);

function mostOf(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
