import { janOf } from '../catalogue/jan.ts';
import { kinds } from '../catalogue/kinds.ts';
import { makerOf, type Maker } from '../catalogue/makers.ts';
import { indexText } from '../catalogue/words.ts';
import { chanceOf, hash } from '../world/chance.ts';
import { type BrowseNode, leafOf } from './nodes.ts';
import type { Kind } from '../catalogue/kind.ts';

export const ITEMS = 5_000;

/** Something that is sold at amazon.co.jp. Yen, tax included. */
export interface Item {
  readonly asin: string;
  readonly n: number;
  /** Of the family whose colours these are. */
  readonly parent: string | null;
  readonly color: string;
  readonly kind: Kind;
  readonly maker: Maker;
  readonly model: string;
  readonly jan: string;
  readonly title: string;
  readonly searchText: string;
  readonly node: BrowseNode;
  readonly price: number;
  /** Maker's price, above the price. */
  readonly listPrice: number | null;
  /** Null: it cannot be had. */
  readonly stock: number | null;
  readonly isUsed: boolean;
  readonly isAdult: boolean;
  /** The interface does not show it; people see its page. */
  readonly isHidden: boolean;
  readonly merchant: { readonly id: string; readonly name: string };
  readonly isFreeShipping: boolean;
  readonly stars: number;
  readonly reviews: number;
  readonly rank: number;
  readonly features: readonly string[];
  /** A limited offer, for so many hours around now. */
  readonly dealHours: number | null;
}

const weighted: readonly Kind[] = kinds.flatMap((kind) =>
  Array.from({ length: kind.share }, () => kind),
);
const COLORS = ['ブラック', 'シルバー', 'ホワイト', 'レッド'];
const MERCHANTS = ['ひだまり電機', 'みなとカメラ', 'あさひ堂ストア', 'つばめ商店', 'レトロ倉庫'];
const AMAZON = { id: 'A0PRETEND0JP01', name: 'Amazon.co.jp' };

/** B0 and eight characters that carry the number, so that a code leads back to its item. */
export const asinOf = (n: number): string =>
  `B0${((n + 1) * 70_007 + 36 ** 6).toString(36).toUpperCase().padStart(8, '0')}`;

export function numberOf(asin: string): number | undefined {
  if (!/^B0[0-9A-Z]{8}$/.test(asin)) return undefined;
  const n = (Number.parseInt(asin.slice(2), 36) - 36 ** 6) / 70_007 - 1;
  return Number.isInteger(n) && n >= 0 && n < ITEMS && asinOf(n) === asin ? n : undefined;
}

/** Every tenth item begins a family of three colours of the same thing. */
const isInFamily = (n: number): boolean => n % 10 < 3;

export function itemOf(seed: number, n: number): Item {
  const family = isInFamily(n) ? n - (n % 10) : n;
  const same = chanceOf(seed, 'amazon', family);
  const own = chanceOf(seed, 'amazon-own', n);
  const kind = same.pick(weighted);
  const [makerKey, model, value] = same.pick(kind.goods);
  const maker = makerOf(makerKey);
  const color = isInFamily(n) ? (COLORS[n % 10] ?? '') : '';
  const isUsed = !isInFamily(n) && own.may(0.12);
  const price = Math.max(200, Math.round(value * (isUsed ? 0.9 : 1.25) * (0.9 + own.next() * 0.3)));
  const isAdult = n % 89 === 11;
  const title = [isAdult ? '[18歳以上]' : '', maker.en, maker.ja, model, kind.word, color]
    .filter(Boolean)
    .join(' ');
  return {
    asin: asinOf(n),
    n,
    parent: isInFamily(n) ? `B0P${String(family).padStart(7, '0')}` : null,
    color,
    kind,
    maker,
    model,
    jan: janOf(maker, model),
    title,
    searchText: searchTextOf(title, kind, maker),
    node: leafOf(kind.key),
    price,
    listPrice: own.may(0.45)
      ? Math.round((price * (1.05 + own.next() * 0.6)) / 10) * 10 + 100
      : null,
    stock: own.may(0.92) ? own.int(1, 30) : null,
    isUsed,
    isAdult,
    isHidden: n % 71 === 23,
    merchant: own.may(0.6) ? AMAZON : marketSeller(own.int(0, MERCHANTS.length - 1)),
    isFreeShipping: own.may(0.7),
    stars: Math.round((3 + own.next() * 2) * 10) / 10,
    reviews: own.int(0, 4_000),
    rank: (hash(seed, 'rank', n) % 90_000) + 1,
    features: [
      `${maker.ja}の${kind.word}、${model}です。`,
      own.pick(kind.notes),
      '国内正規品、日本語説明書付き。',
    ],
    dealHours: own.may(0.15) ? own.int(4, 48) : null,
  };
}

export const searchTextOf = (title: string, kind: Kind, maker: Maker): string =>
  indexText([title, kind.word, maker.ja, maker.en]);

const marketSeller = (index: number) => ({
  id: `A1MARKET0000${index}`,
  name: MERCHANTS[index] ?? '',
});
