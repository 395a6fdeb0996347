import { draft, type Draft } from '../../catalogue/draft.ts';
import {
  YAHOO_SELLERS,
  YAHOO_STORES,
  type YahooSeller,
  yahooSeller,
} from '../../catalogue/people.ts';
import { type Chance, chanceOf } from '../../world/chance.ts';
import { drawRivals, type Rival } from './rivals.ts';

/** An auction ends every so often; how long each was open differs. So at any date thousands are open, and fifteen end in ten minutes. */
export const AUCTION_EVERY_MS = 40_000;
/** A fixed-price listing runs out every so often, after seven days. */
export const FIXED_EVERY_MS = 300_000;
const DAY_MS = 86_400_000;
export const LONGEST_MS = 7 * DAY_MS;
const AUCTION_BASE = 1_200_000_000;
const FIXED_BASE = 1_400_000_000;
const LETTERS = 'bcdefghjklmnoprstuvwx';

/** What a seller put on the site; all prices are yen without tax, all times unix ms. */
export interface Listing {
  id: string;
  draft: Draft;
  seller: YahooSeller;
  title: string;
  descriptionHtml?: string;
  isFixed: boolean;
  startPrice: number;
  buyNowPrice: number | null;
  taxFlag: 0 | 1;
  startAt: number;
  endAt: number;
  isAutomaticExtension: boolean;
  isEarlyClosing: boolean;
  /** When the seller will end it early, hidden. */
  earlyCloseAt: number | null;
  quantity: number;
  isFreeShipping: boolean;
  /** null: the fee is only told on the item page or after the win. */
  shippingFee: number | null;
  isShippingLater: boolean;
  isReturnable: boolean;
  isOffer: boolean;
  restrictsBidders: boolean;
  rivals: readonly Rival[];
  /** Fixed price only: when somebody else takes one, hidden. */
  soldToOthersAt: readonly number[];
  watchers: number;
}

type Series = 'auction' | 'fixed';

export function idOf(seed: number, series: Series, n: number): string {
  const letter = LETTERS[chanceOf(seed, series, 'letter', n).int(0, LETTERS.length - 1)];
  return `${letter}${(series === 'auction' ? AUCTION_BASE : FIXED_BASE) + n}`;
}

/** The listing behind an id, open, closed or not yet born; undefined when no such id was ever given. */
export function listingById(seed: number, id: string): Listing | undefined {
  const number = /^[a-z](\d{10})$/.exec(id)?.[1];
  if (number === undefined) return undefined;
  const series: Series = Number(number) >= FIXED_BASE ? 'fixed' : 'auction';
  const n = Number(number) - (series === 'fixed' ? FIXED_BASE : AUCTION_BASE);
  return n >= 0 && idOf(seed, series, n) === id ? listingOf(seed, series, n) : undefined;
}

/** When listing `n` opens and is due to end; cheap, so that a calendar can be kept of all of them. */
export function timesOf(
  seed: number,
  series: Series,
  n: number,
): { startAt: number; endAt: number } {
  const c = chanceOf(seed, series, 'times', n);
  if (series === 'fixed') {
    const endAt = n * FIXED_EVERY_MS + c.int(0, FIXED_EVERY_MS - 1000);
    return { startAt: endAt - LONGEST_MS, endAt };
  }
  const endAt = n * AUCTION_EVERY_MS + c.int(0, AUCTION_EVERY_MS / 1000 - 1) * 1000;
  const openMs = c.pick([0.5, 1, 1, 1.5, 2, 2, 3, 3, 4, 5, 7]) * DAY_MS - c.int(0, 9) * 3_600_000;
  return { startAt: endAt - Math.min(openMs, LONGEST_MS), endAt };
}

export function listingOf(seed: number, series: Series, n: number): Listing {
  const id = idOf(seed, series, n);
  const c = chanceOf(seed, 'listing', id);
  const d = draft(seed, `yahoo-${series}`, n);
  const isStore = c.may(series === 'fixed' ? 0.5 : 0.25);
  const seller = yahooSeller(
    seed,
    isStore ? c.int(0, YAHOO_STORES - 1) : c.int(YAHOO_STORES, YAHOO_SELLERS - 1),
  );
  const { startAt, endAt } = timesOf(seed, series, n);
  const isFixed = series === 'fixed';
  const startPrice = isFixed ? round(d.valueYen * (1 + c.next() * 0.3)) : startOf(c, d.valueYen);
  const hasBuyNow = !isFixed && startPrice < d.valueYen && c.may(0.25);
  const buyNowPrice = isFixed
    ? startPrice
    : hasBuyNow
      ? round(d.valueYen * (1.2 + c.next() * 0.5))
      : null;
  const isFreeShipping = c.may(0.3);
  const isShippingLater = !isFreeShipping && c.may(0.15);
  const isEarlyClosing = !isFixed && c.may(0.4);
  return {
    id,
    draft: { ...d, prefecture: seller.prefecture },
    seller,
    title: d.title,
    isFixed,
    startPrice,
    buyNowPrice,
    startAt,
    endAt,
    taxFlag: isStore ? 1 : 0,
    isFreeShipping,
    isShippingLater,
    shippingFee: isFreeShipping ? 0 : isShippingLater || c.may(0.2) ? null : d.shippingYen,
    isAutomaticExtension: !isFixed && c.may(0.8),
    isEarlyClosing,
    earlyCloseAt:
      isEarlyClosing && c.may(0.06)
        ? Math.floor(endAt - (0.05 + c.next() * 0.5) * (endAt - startAt))
        : null,
    quantity: isFixed && isStore && c.may(0.4) ? c.int(2, 6) : 1,
    isReturnable: isStore && c.may(0.5),
    isOffer: isFixed && !isStore && c.may(0.4),
    restrictsBidders: c.may(0.3),
    rivals: isFixed
      ? []
      : drawRivals(c, {
          valueYen: d.valueYen,
          startPrice,
          capYen: buyNowPrice ?? Number.MAX_SAFE_INTEGER,
          startAt,
          endAt,
        }),
    soldToOthersAt: isFixed && c.may(0.3) ? [Math.floor(startAt + c.next() * LONGEST_MS)] : [],
    watchers: c.int(0, 40),
  };
}

function startOf(c: Chance, valueYen: number): number {
  const start = c.pick([1, 100, 500, 1000, 0.2, 0.3, 0.5, 0.7, 0.9, 1]);
  const wanted =
    start <= 1 && start !== 1 ? valueYen * start : start === 1 && c.may(0.5) ? valueYen : start;
  return Math.max(1, wanted > 1_000 ? round(wanted) : Math.round(Math.min(wanted, valueYen)));
}

const round = (yen: number): number => Math.max(10, Math.round(yen / 10) * 10);
