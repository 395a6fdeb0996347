import type { Yen } from '../../../kernel/money.ts';
import { believablePrice } from '../rules/believable.ts';
import type { Condition } from '../listing.ts';
import { broken } from '../reading/shape.ts';
import { digitsOf, MARKET_SELLER, SOURCE, tidy } from './shapes.ts';

/** Offers of other shops for the same goods (マケプレ): the cheapest price, and how many there are. */
export interface MarketOffer {
  readonly price: Yen;
  readonly count: number;
  readonly condition: Condition;
  /** The one shop that sells it; `marketplace` when there are several. */
  readonly sellerId: string;
}

/** `予約` is goods that are not out yet, so new. */
export const CONDITIONS: Readonly<Record<string, Condition>> = {
  中古: 'used',
  新品: 'new',
  予約: 'new',
};

/** A price as the site writes it: full-width ￥ in lists, 円 (税込) on product pages. An `Outage` names `at` when it is none. */
export function amountOf(written: string | undefined, at: string): Yen {
  const digits = digitsOf(written);
  const amount = digits === undefined ? undefined : believablePrice(digits);
  if (amount === undefined) throw broken(SOURCE, at, `${written} is no price`);
  return amount;
}

/** The block 「マケプレ ￥1,430 (5点の中古品)」; undefined without one. */
export function readMarketOffer(
  text: string | undefined,
  href: string | undefined,
  at: string,
): MarketOffer | undefined {
  if (text === undefined) return undefined;
  const found = /マケプレ ￥([\d,]+) \(([\d,]+)点の(中古|新品)品\)$/.exec(tidy(text));
  const [, price, count, kind] = found ?? [];
  if (!found) throw broken(SOURCE, `${at}.makeplaTit`, tidy(text).slice(0, 60));
  return {
    price: amountOf(price, `${at}.makeplaTit`),
    count: Number(digitsOf(count) ?? 0),
    condition: CONDITIONS[kind as string] as Condition,
    sellerId: shopOf(href) ?? MARKET_SELLER.id,
  };
}

/** The shop's code in an address with `tenpo_cd`. */
const shopOf = (href: string | undefined): string | undefined =>
  /[?&]tenpo_cd=(\d{1,10})/.exec(href ?? '')?.[1];
