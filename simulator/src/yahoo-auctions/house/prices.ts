import type { Auction } from './auction.ts';
import type { Listing } from './listing.ts';

/** Store listings show prices with consumption tax, rounded down (4164 → 4580). */
export const withTax = (yen: number, taxFlag: number): number =>
  taxFlag === 1 ? Math.floor((yen * 110) / 100) : yen;

export const shownPrice = (a: Auction): number => withTax(a.book.price, a.listing.taxFlag);

export const shownBuyNow = (l: Listing): number | null =>
  l.buyNowPrice === null ? null : withTax(l.buyNowPrice, l.taxFlag);

const CODES = ['NEW', 'USED10', 'USED20', 'USED40', 'USED60', 'USED80'] as const;
const NAMES = [
  '新品、未使用',
  '未使用に近い',
  '目立った傷や汚れなし',
  'やや傷や汚れあり',
  '傷や汚れあり',
  '全体的に状態が悪い',
] as const;

/** Condition 1..6 as the site codes it. */
export const conditionCode = (condition: number): string => CODES[condition - 1] ?? 'USED20';
export const conditionName = (condition: number): string =>
  NAMES[condition - 1] ?? '目立った傷や汚れなし';

/** `istatus` of the search page → condition codes: 2 means any used one. */
export function conditionsOfStatus(istatus: string): string[] {
  return istatus
    .split(',')
    .flatMap((one) =>
      one === '1' ? ['NEW'] : one === '2' ? CODES.slice(1) : (CODES[Number(one) - 2] ?? []),
    );
}

export const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`;

/** What a buyer in a prefecture pays: further away costs more; only when the seller states a fee. */
export function shippingTo(l: Listing, prefecture: number): number | null {
  if (l.isFreeShipping) return 0;
  if (l.shippingFee === null) return null;
  const far = Math.abs(l.seller.prefecture - prefecture);
  return l.shippingFee + (far > 30 ? 400 : far > 12 ? 180 : 0);
}
