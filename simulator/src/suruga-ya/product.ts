import { janOf } from '../catalogue/jan.ts';
import { kinds } from '../catalogue/kinds.ts';
import { makerOf, type Maker } from '../catalogue/makers.ts';
import { indexText } from '../catalogue/words.ts';
import { type Chance, chanceOf } from '../world/chance.ts';
import { categoryPathOf, type ShopCategory } from './categories.ts';
import type { Kind } from '../catalogue/kind.ts';

export const PRODUCTS = 6_000;
export type Sort = '中古' | '新品' | '予約';

export interface Offer {
  readonly shop: string;
  readonly price: number;
}

/** Something that the shop has or had. Yen, tax included. */
export interface Product {
  readonly code: string;
  readonly n: number;
  readonly kind: Kind;
  readonly maker: Maker;
  readonly model: string;
  readonly jan: string;
  readonly title: string;
  readonly searchText: string;
  readonly path: readonly ShopCategory[];
  readonly isAdult: boolean;
  /** The shop's own piece; null when it is sold out. */
  readonly own: { readonly price: number; readonly sort: Sort } | null;
  readonly listPrice: number | null;
  /** Other shops that sell it here, cheapest first; all second-hand. */
  readonly offers: readonly Offer[];
  /** `2021/05/28`. */
  readonly releaseDate: string;
  readonly updatedAt: number;
  readonly note: string;
}

const weighted: readonly Kind[] = kinds.flatMap((kind) =>
  Array.from({ length: kind.share }, () => kind),
);
const LETTERS = ['GN', 'ZHOA', 'NF', 'BO', 'K'];

/** Codes are digits, or letters and digits; the number is in the digits, so a code leads back to its product. */
export const codeOf = (n: number): string =>
  n % 4 === 1 ? `${LETTERS[n % 5] ?? 'GN'}${310_000 + n}` : String(604_000_000 + n * 7);

export function numberOf(code: string): number | undefined {
  const digits = Number(/\d+$/.exec(code)?.[0] ?? Number.NaN);
  const n = /^\d/.test(code) ? (digits - 604_000_000) / 7 : digits - 310_000;
  return Number.isInteger(n) && n >= 0 && n < PRODUCTS && codeOf(n) === code ? n : undefined;
}

const tens = (amount: number): number => Math.max(100, Math.round(amount / 10) * 10);

export function productOf(seed: number, n: number): Product {
  const c = chanceOf(seed, 'suruga-ya', n);
  const kind = c.pick(weighted);
  const [makerKey, model, value] = c.pick(kind.goods);
  const maker = makerOf(makerKey);
  const isAdult = n % 61 === 7;
  const sort: Sort = c.may(0.78) ? '中古' : c.may(0.9) ? '新品' : '予約';
  const price = tens(value * (sort === '中古' ? 0.7 + c.next() * 0.5 : 1.2 + c.next() * 0.3));
  const title = `${isAdult ? '【18禁】' : ''}${maker.ja} ${model} ${c.pick(kind.extras)}`;
  const offers = offersOf(c, price);
  return {
    code: codeOf(n),
    n,
    kind,
    maker,
    model,
    jan: janOf(maker, model),
    title,
    searchText: searchTextOf(title, kind, maker),
    path: categoryPathOf(kind.key, isAdult),
    isAdult,
    own: c.may(0.6) ? { price, sort } : null,
    listPrice: c.may(0.6) ? tens(value * (0.8 + c.next() * 0.9)) : null,
    offers,
    releaseDate: `${c.int(1998, 2026)}/${two(c.int(1, 12))}/${two(c.int(1, 28))}`,
    updatedAt: Date.UTC(2026, 0, 1) + c.int(0, 20_000_000) * 1000,
    note: sort === '中古' ? c.pick(kind.notes) : '',
  };
}

export const searchTextOf = (title: string, kind: Kind, maker: Maker): string =>
  indexText([title, kind.word, maker.ja, maker.en]);

function offersOf(c: Chance, price: number): Offer[] {
  const count = c.pick([0, 0, 0, 1, 1, 2, 3, 5]);
  return Array.from({ length: count }, () => ({
    shop: String(c.int(400_400, 400_599)),
    price: tens(price * (0.75 + c.next() * 0.6)),
  })).sort((a, b) => a.price - b.price);
}

const two = (n: number) => String(n).padStart(2, '0');
