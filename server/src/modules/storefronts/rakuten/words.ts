import type { ListingCard } from '../../marketplaces/index.ts';

const JST_MS = 9 * 3_600_000;
/** `2026-11-21 10:00`, as Rakuten writes times; empty when there is none. */
export const minuteJst = (at: Date | undefined): string =>
  at === undefined
    ? ''
    : new Date(at.getTime() + JST_MS).toISOString().slice(0, 16).replace('T', ' ');

export const storeOf = ({ seller }: ListingCard) => ({
  code: seller.id,
  name: seller.name,
  url: `https://www.rakuten.co.jp/${seller.id}/`,
});
export const inStock = ({ status }: ListingCard): number => (status === 'open' ? 1 : 0);
export const reviewsOf = ({ shop }: ListingCard): number => shop?.review?.count ?? 0;
/** 0 included, 1 to pay: the flag of an answer, the other way round than that of a question. */
export const postageOf = ({ shipping }: ListingCard): number =>
  shipping.payer === 'seller' ? 0 : 1;
/** Our prices always have the tax in them; every shop of the mall takes cards (281 of 281 recorded items). */
export const TAX_INCLUDED = 0;
export const TAKES_CARDS = 1;
