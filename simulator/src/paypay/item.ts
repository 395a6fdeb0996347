import { byShare, draft, type Draft, searchTextOf } from '../catalogue/draft.ts';
import { kinds } from '../catalogue/kinds.ts';
import { chanceOf, hash } from '../world/chance.ts';
import { fleaKinds } from './kinds.ts';
import { type FleaUser, FLEA_USERS, fleaUser } from './users.ts';

/** One listing a minute, each shown for five days: seven thousand at any date. */
export const ITEM_EVERY_MS = 60_000;
export const ITEM_SHOWN_MS = 5 * 86_400_000;
const YEAR_MS = 365 * 86_400_000;
const HOUR_MS = 3_600_000;
const ID_BASE = 300_000_000;
const MADE_BASE = 900_000_000;

const ALL_KINDS = [...kinds, ...fleaKinds];
const SOLD_HERE = byShare(ALL_KINDS);

/** What a member put on the flea market, delivery included. Times are unix ms. */
export interface FleaItem {
  id: string;
  n: number;
  draft: Draft;
  title: string;
  description?: string;
  price: number;
  cuts: readonly { at: number; price: number }[];
  openedAt: number;
  endsAt: number;
  /** When somebody else buys it, hidden. */
  takenAt: number | null;
  /** The seller names no price and waits for offers. */
  isNoPrice: boolean;
  likes: number;
  seller: FleaUser;
  /** `auction`: a fixed-price listing of the auction house that is shown here too; its seller has no ratings here. */
  type: 'sparkle' | 'auction';
}

/** What a test or a demo may ask of an item of its own. */
export interface FleaSpec {
  title?: string;
  description?: string;
  kind?: string;
  price?: number;
  condition?: number;
  isNoPrice?: boolean;
  isHostile?: boolean;
  seller?: number;
}

const idOf = (seed: number, n: number): string =>
  `z${ID_BASE + n * 10 + (hash(seed, 'flea', n) % 10)}`;

export function itemNumber(seed: number, id: string): number | undefined {
  const digits = /^z(\d{9})$/.exec(id)?.[1];
  if (digits === undefined) return undefined;
  const n = Math.floor((Number(digits) - ID_BASE) / 10);
  return n >= 0 && idOf(seed, n) === id ? n : undefined;
}

const charm = (yen: number): number =>
  Math.max(
    300,
    yen > 3_000
      ? Math.round(yen / 100) * 100 - (yen % 4 === 0 ? 20 : 0)
      : Math.round(yen / 10) * 10,
  );

export function itemOf(seed: number, n: number): FleaItem {
  const c = chanceOf(seed, 'paypay', n);
  const d = draft(seed, 'paypay', n, SOLD_HERE);
  const openedAt = n * ITEM_EVERY_MS + c.int(0, 59) * 1000;
  const isNoPrice = c.may(0.004);
  // The price contains the delivery.
  const price = charm(d.valueYen * (0.78 + c.next() * 0.5) + d.shippingYen);
  const cuts: { at: number; price: number }[] = [];
  for (
    let at = openedAt + c.int(5, 60) * HOUR_MS;
    !isNoPrice && cuts.length < 3 && c.may(0.35);
    at += c.int(8, 40) * HOUR_MS
  )
    cuts.push({ at, price: charm((cuts.at(-1)?.price ?? price) * (0.87 + c.next() * 0.09)) });
  return {
    id: idOf(seed, n),
    n,
    draft: d,
    title: d.title,
    price: isNoPrice ? 0 : price,
    cuts,
    openedAt,
    endsAt: openedAt + YEAR_MS,
    takenAt: !isNoPrice && c.may(0.35) ? openedAt + Math.floor(c.next() * ITEM_SHOWN_MS) : null,
    isNoPrice,
    likes: c.int(0, 40),
    seller: fleaUser(seed, c.int(0, FLEA_USERS - 1)),
    type: 'sparkle',
  };
}

/** The `serial`-th item made by hand; the same spec at the same moment gives the same one. */
export function madeItem(seed: number, serial: number, spec: FleaSpec, at: number): FleaItem {
  const kind = ALL_KINDS.find((one) => one.key === (spec.kind ?? 'film-camera'));
  let n = 600_000_000 + serial * 1000;
  let d = draft(seed, 'paypay-made', n, SOLD_HERE);
  while (kind && d.kind !== kind) d = draft(seed, 'paypay-made', ++n, SOLD_HERE);
  const title = spec.title ?? d.title;
  return {
    id: `z${MADE_BASE + serial}`,
    n,
    title,
    draft: {
      ...d,
      title,
      condition: spec.condition ?? 3,
      searchText: searchTextOf(title, d.kind, spec.title === undefined ? d.maker : undefined),
      isHostile: spec.isHostile ?? false,
    },
    ...(spec.description === undefined ? {} : { description: spec.description }),
    price: spec.isNoPrice ? 0 : (spec.price ?? 5_000),
    cuts: [],
    openedAt: at,
    endsAt: at + YEAR_MS,
    takenAt: null,
    isNoPrice: spec.isNoPrice ?? false,
    likes: 0,
    seller: fleaUser(seed, spec.seller ?? 0),
    type: 'sparkle',
  };
}
