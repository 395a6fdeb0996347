import { type Yen, yen } from '../../../kernel/money.ts';
import { believableFee } from '../rules/believable.ts';
import type { ListingShipping } from '../listing.ts';
import { digitsOf } from './shapes.ts';

/**
 * What an order costs to be sent to Honshu, where our warehouse stands: nothing for shipping from an order total on, and besides it a mail-order
 * fee (通信販売手数料) below another total. Yen, tax included.
 */
export interface DeliveryTerms {
  readonly freeShippingFrom: Yen;
  readonly mailOrderFee: Yen;
  readonly noMailOrderFeeFrom: Yen;
}

/** As the site's pages told them in May 2026; a page that tells its own terms wins. */
export const TERMS_OF_2026: DeliveryTerms = {
  freeShippingFrom: yen(999),
  mailOrderFee: yen(240),
  noMailOrderFeeFrom: yen(5_000),
};

/** The terms in the footnote of goods; undefined when it is worded in another way, which says that the terms have changed. */
export function readTerms(price: string, footnote: string): DeliveryTerms | undefined {
  const honshu = /■本州・四国・九州(.*?)(?:■|$)/s.exec(footnote)?.[1] ?? '';
  const told = [
    /([\d,]+)円以上は送料無料/.exec(price)?.[1],
    /未満…([\d,]+)円/.exec(honshu)?.[1],
    /([\d,]+)円以上…無料/.exec(honshu)?.[1],
    /([\d,]+)円未満…/.exec(honshu)?.[1],
  ].map((written) => {
    const digits = digitsOf(written);
    return digits === undefined ? undefined : believableFee(digits);
  });
  const [freeShippingFrom, mailOrderFee, noMailOrderFeeFrom, feeBelow] = told;
  if (
    freeShippingFrom === undefined ||
    mailOrderFee === undefined ||
    noMailOrderFeeFrom === undefined
  )
    return undefined;
  return feeBelow === noMailOrderFeeFrom
    ? { freeShippingFrom, mailOrderFee, noMailOrderFeeFrom }
    : undefined;
}

/** For one piece of the site's own stock. Below the free total the site tells the shipping only in the cart. */
export function shippingOf(
  price: Yen | undefined,
  terms: DeliveryTerms | undefined,
): ListingShipping {
  const unknown: ListingShipping = {
    payer: 'buyer',
    fee: undefined,
    isFeeLowest: false,
    fromPrefecture: undefined,
  };
  if (price === undefined || !terms || price < terms.freeShippingFrom) return unknown;
  return price >= terms.noMailOrderFeeFrom
    ? { ...unknown, payer: 'seller', fee: yen(0) }
    : { ...unknown, fee: terms.mailOrderFee };
}

/** Shops on the site set their own fees and tell them in the cart. */
export const SHOP_SHIPPING: ListingShipping = {
  payer: 'buyer',
  fee: undefined,
  isFeeLowest: false,
  fromPrefecture: undefined,
};
