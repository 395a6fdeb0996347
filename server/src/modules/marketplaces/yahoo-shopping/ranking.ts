import type { Static } from 'typebox';
import type { ListingCard } from '../listing.ts';
import { fixedPrice } from '../listing-price.ts';
import { broken } from '../reading/shape.ts';
import { janOf, priceOf, sellerOf, shippingOf, shopOf } from './card.ts';
import { ITEM_CODE, type RankingRow, SOURCE } from './shapes.ts';

/** One row of the ranking: it tells neither stock nor delivery nor condition. */
export function cardOfRankingRow(
  { item_information: item, image, review, seller }: Static<typeof RankingRow>,
  at: string,
  readAt: Date,
): ListingCard {
  const code = item.code || codeOfUrl(item.url);
  if (!code || !ITEM_CODE.test(code)) throw broken(SOURCE, `${at}.item_information.code`, item.url);
  const regular = priceOf(item.regular_price, `${at}.item_information.regular_price`);
  const price = item.bargain_price
    ? priceOf(item.bargain_price, `${at}.item_information.bargain_price`)
    : regular;
  return {
    site: 'shopping',
    code,
    url: item.url,
    title: item.name,
    pictures: image?.medium ? [image.medium] : [],
    price: fixedPrice(price),
    condition: 'unknown',
    categoryPath: [],
    brand: undefined,
    seller: sellerOf(seller.id || storeOf(code), seller.name),
    shipping: shippingOf(1),
    auction: undefined,
    status: 'open',
    isShopItem: true,
    shop: shopOf({ review, listPrice: regular }, price),
    jan: janOf(item.jan_code),
    readAt,
  };
}

/** `https://store.shopping.yahoo.co.jp/{store}/{item}.html` names the code, but for the case of its letters. */
function codeOfUrl(url: string): string | undefined {
  const [, store, item] =
    /^https?:\/\/store\.shopping\.yahoo\.co\.jp\/([\w-]+)\/([\w.-]+)\.html/.exec(url) ?? [];
  return store && item && `${store}_${item}`;
}

const storeOf = (code: string): string => code.slice(0, code.lastIndexOf('_'));
