import { draft, type Draft } from '../catalogue/draft.ts';
import {
  BASE58,
  MERCARI_SHOPS,
  MERCARI_USERS,
  type MercariShop,
  type MercariUser,
  mercariShop,
  mercariUser,
} from '../catalogue/people.ts';
import { chanceOf, hash, hexOf } from '../world/chance.ts';

/** One personal listing a minute, one Shops product every ten; searchable for a while. */
export const ITEM_EVERY_MS = 60_000;
export const PRODUCT_EVERY_MS = 600_000;
export const ITEM_SHOWN_MS = 4 * 86_400_000;
export const PRODUCT_SHOWN_MS = 14 * 86_400_000;
export const NO_PRICE = 9_999_999;
const HOUR_MS = 3_600_000;
const ITEM_BASE = 60_000_000_000;

export interface PriceCut {
  at: number;
  price: number;
}

export interface Variant {
  id: string;
  name: string;
  quantity: number;
}

/** What a seller put on Mercari. Times are unix ms, prices yen, tax and usually shipping included. */
export interface Item {
  id: string;
  n: number;
  draft: Draft;
  name: string;
  description?: string;
  price: number;
  cuts: readonly PriceCut[];
  createdAt: number;
  /** When somebody else buys it, hidden. */
  takenAt: number | null;
  isNoPrice: boolean;
  /** 1 buyer pays, 2 seller pays. */
  payer: 1 | 2;
  likes: number;
  seller: MercariUser;
  auction: { deadlineAt: number; initial: number; bids: number; highest: number } | null;
  /** Shops only. */
  shop: MercariShop | null;
  variants: readonly Variant[];
}

function itemId(seed: number, n: number): string {
  return `m${ITEM_BASE + n * 100 + (hash(seed, 'm', n) % 100)}`;
}

export function itemNumber(seed: number, id: string): number | undefined {
  const digits = /^m(\d{11})$/.exec(id)?.[1];
  if (digits === undefined) return undefined;
  const n = Math.floor((Number(digits) - ITEM_BASE) / 100);
  return n >= 0 && itemId(seed, n) === id ? n : undefined;
}

/** 22 characters of base 58; the first ones carry the number, the rest belong to it. */
function productId(seed: number, n: number): string {
  let head = '';
  for (let rest = n; head.length < 6; rest = Math.floor(rest / 58))
    head = `${BASE58[rest % 58]}${head}`;
  return `2J${head}${chanceOf(seed, 'product', n).text(14, BASE58)}`;
}

export function productNumber(seed: number, id: string): number | undefined {
  if (!/^2J[1-9A-HJ-NP-Za-km-z]{20}$/.test(id)) return undefined;
  let n = 0;
  for (const ch of id.slice(2, 8)) n = n * 58 + BASE58.indexOf(ch);
  return productId(seed, n) === id ? n : undefined;
}

const charm = (yen: number): number =>
  Math.max(
    300,
    yen > 3_000
      ? Math.round(yen / 100) * 100 - (yen % 3 === 0 ? 20 : 0)
      : Math.round(yen / 10) * 10,
  );

export function itemOf(seed: number, n: number): Item {
  const c = chanceOf(seed, 'mercari', n);
  const d = draft(seed, 'mercari', n);
  const createdAt = n * ITEM_EVERY_MS + c.int(0, 59) * 1000;
  const price = charm(d.valueYen * (0.8 + c.next() * 0.5));
  const isAuction = c.may(0.03);
  const isNoPrice = !isAuction && c.may(0.004);
  const cuts: PriceCut[] = [];
  for (
    let at = createdAt + c.int(5, 60) * HOUR_MS;
    !isAuction && !isNoPrice && cuts.length < 3 && c.may(0.35);
    at += c.int(8, 40) * HOUR_MS
  ) {
    cuts.push({ at, price: charm((cuts.at(-1)?.price ?? price) * (0.88 + c.next() * 0.08)) });
  }
  const bids = c.int(0, 14);
  return {
    id: itemId(seed, n),
    n,
    draft: d,
    name: d.title,
    price: isNoPrice ? NO_PRICE : price,
    cuts,
    createdAt,
    isNoPrice,
    takenAt: !isAuction && c.may(0.35) ? createdAt + Math.floor(c.next() * ITEM_SHOWN_MS) : null,
    payer: c.may(0.85) ? 2 : 1,
    likes: c.int(0, 60),
    seller: mercariUser(seed, c.int(0, MERCARI_USERS - 1)),
    auction: isAuction
      ? {
          deadlineAt: createdAt + c.int(20, 90) * HOUR_MS,
          initial: charm(price * 0.6),
          bids,
          highest: charm(price * 0.6) + bids * 300,
        }
      : null,
    shop: null,
    variants: [],
  };
}

const VARIANTS = ['ブラック', 'ホワイト', 'ブラウン', 'Mサイズ', 'Lサイズ', '単品'];

export function productOf(seed: number, n: number): Item {
  const c = chanceOf(seed, 'shops', n);
  const d = draft(seed, 'shops', n);
  const createdAt = n * PRODUCT_EVERY_MS;
  const count = c.pick([1, 1, 1, 2, 3]);
  return {
    id: productId(seed, n),
    n,
    draft: { ...d, condition: Math.min(d.condition, 4), isHostile: false },
    name: d.title,
    price: charm(d.valueYen * 1.2),
    cuts: [],
    createdAt,
    takenAt: c.may(0.25) ? createdAt + Math.floor(c.next() * PRODUCT_SHOWN_MS) : null,
    isNoPrice: false,
    payer: 2,
    likes: c.int(0, 90),
    seller: mercariUser(seed, 0),
    auction: null,
    shop: mercariShop(seed, c.int(0, MERCARI_SHOPS - 1)),
    variants: Array.from({ length: count }, (_, i) => ({
      id: `2K${hexOf(4, n, i).replaceAll('0', 'z')}${chanceOf(seed, 'variant', n, i).text(16, BASE58)}`,
      name: count === 1 ? '' : (VARIANTS[(n + i) % VARIANTS.length] ?? ''),
      quantity: c.int(1, 5),
    })),
  };
}
