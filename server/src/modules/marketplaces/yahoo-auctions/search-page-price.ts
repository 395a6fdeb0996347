import { type Yen, yen } from '../../../kernel/money.ts';
import { believablePrice } from '../rules/believable.ts';
import { agree, taxPercentBetween, withoutTax, withTax } from '../rules/tax.ts';
import type { ListingPrice, ListingShipping } from '../listing.ts';
import { broken } from '../reading/shape.ts';
import { SOURCE } from './shapes.ts';
import type { Found } from './found-product.ts';

/** `data-auction-price` contains the tax, start and buy-now prices do not (`atax:1`); with `atax:2` all contain it. */
export function priceOf(
  found: Found,
  params: ReadonlyMap<string, string>,
  at: string,
  need: (key: string) => string,
): ListingPrice {
  const amount = (key: string) => {
    const read = believablePrice(need(key));
    if (read === undefined) throw broken(SOURCE, `${at}.data-auction-${key}`, need(key));
    return read;
  };
  const current = amount('price');
  const startNet = amount('startprice');
  const buyNowNet = need('buynowprice') === '0' ? undefined : amount('buynowprice');
  const kind = params.get('atax');
  if (kind !== '0' && kind !== '1' && kind !== '2')
    throw broken(SOURCE, `${at}.data-cl-params.atax`, kind);
  const isAdded = kind === '1';
  const isFirst =
    found.texts['Product__bid'] === undefined || found.texts['Product__bid'].trim() === '0';
  const taxPercent = !isAdded ? 0 : isFirst ? taxPercentBetween(startNet, current) : 10;
  if (taxPercent === undefined || (!isAdded && isFirst && startNet !== current))
    throw broken(SOURCE, `${at}.data-auction-price`, 'does not follow from the start price');
  const buyNow =
    buyNowNet === undefined
      ? undefined
      : [current, ...shownPrices(found)].find((shown) => agree(buyNowNet, shown, taxPercent));
  if (buyNowNet !== undefined && buyNow === undefined)
    throw broken(SOURCE, `${at}.Product__priceValue`, 'no shown price is the buy-now price');
  return {
    current,
    currentBeforeTax:
      isAdded && isFirst ? startNet : isAdded ? withoutTax(current, taxPercent) : undefined,
    buyNow,
    buyNowBeforeTax: isAdded ? buyNowNet : undefined,
    start: isFirst ? current : withTax(startNet, taxPercent),
    startBeforeTax: isAdded ? startNet : undefined,
    tax: kind === '0' ? 'none' : isAdded ? 'added' : 'included',
    taxPercent: kind === '0' ? 0 : isAdded ? taxPercent : 10,
  };
}
/** The amounts as people see them, with tax: 現在, then 即決. */
const shownPrices = (found: Found): Yen[] =>
  (found.texts['Product__priceValue']?.match(/\d[\d,]*(?=円)/g) ?? []).flatMap(
    (text) => believablePrice(text.replaceAll(',', '')) ?? [],
  );
export function shippingOf(found: Found, params: ReadonlyMap<string, string>): ListingShipping {
  const fee = params.get('cpsf');
  const isFree =
    found.hasFreeShippingIcon || params.get('fs') === '1' || found.data['isfreeshipping'] === '1';
  if (isFree)
    return { payer: 'seller', fee: yen(0), isFeeLowest: false, fromPrefecture: undefined };
  const told = fee ? believablePrice(fee) : undefined;
  return {
    payer: 'buyer',
    fee: told,
    isFeeLowest: params.get('cpsft') === '4',
    fromPrefecture: undefined,
  };
}
