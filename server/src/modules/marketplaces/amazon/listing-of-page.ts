import type { Yen } from '../../../kernel/money.ts';
import { believablePrice } from '../rules/believable.ts';
import type { Listing } from '../listing.ts';
import { fixedPrice } from '../listing-price.ts';
import { htmlOfText } from '../reading/sanitise.ts';
import { broken } from '../reading/shape.ts';
import type { ProductPage } from './product-page.ts';
import { SOURCE } from './shapes.ts';

const HERE = /In Stock|Only \d+ left|在庫あり|残り\d+点|通常.*発送/i;
const GONE = /unavailable|在庫切れ|お取り扱いできません|入荷未定/i;

/** A product page in our words, in Japanese or English. An `Outage` names what was missing. */
export function listingOfPage(page: ProductPage, asin: string, readAt: Date): Listing {
  if (page.asin !== asin) throw broken(SOURCE, 'input.ASIN', `asked for ${asin}, got ${page.asin}`);
  const isGone = GONE.test(page.availability);
  if (!isGone && !HERE.test(page.availability))
    throw broken(SOURCE, 'availability', page.availability);
  const price = isGone ? undefined : yenOf(page.price);
  const isAmazon = /(?:sold by|販売元[:：]?) ?Amazon|Amazon\.co\.jp ?が販売/i.test(page.merchant);
  const average = Number(
    /([\d.]+) out of 5|5つ星のうち ?([\d.]+)/.exec(page.rating)?.slice(1).find(Boolean),
  );
  const count = Number(/[\d,]+/.exec(page.ratingCount)?.[0].replaceAll(',', ''));
  const text = page.features.map((line) => `・${line}`).join('\n');
  return {
    site: 'amazon',
    code: asin,
    url: `https://www.amazon.co.jp/dp/${asin}`,
    title: page.title,
    pictures: page.pictures,
    price: fixedPrice(price),
    condition: 'unknown',
    categoryPath: page.trail,
    brand: /^(?:Brand|ブランド)[:：] ?(.+)$/.exec(page.byline)?.[1],
    seller: {
      id: page.merchantId || 'amazon',
      name: isAmazon ? 'Amazon.co.jp' : 'Amazon',
      ratingPercent: undefined,
      goodCount: undefined,
      badCount: undefined,
      isStore: true,
    },
    // The page tells what it costs to be sent to where it is seen from, which is not our warehouse.
    shipping: { payer: 'unknown', fee: undefined, isFeeLowest: false, fromPrefecture: undefined },
    auction: undefined,
    status: price === undefined ? 'sold' : 'open',
    isShopItem: true,
    shop: {
      review: average > 0 && count > 0 ? { average, count } : undefined,
      listPrice: undefined,
      catchcopy: undefined,
      pointPercent: Number(/\((\d+)%\)/.exec(page.points)?.[1]) || undefined,
      isOwn: isAmazon,
      availability: page.availability,
    },
    readAt,
    quantity: price === undefined ? 0 : 1,
    descriptionHtml: htmlOfText(text),
    descriptionText: text,
    dispatch: page.availability,
    checksum: undefined,
    variants: [],
    isOfferable: false,
    likeCount: undefined,
    updatedAt: undefined,
  };
}

function yenOf(written: string | undefined): Yen {
  const digits = /^[¥￥](\d{1,3}(?:,\d{3})*)$/.exec(written ?? '')?.[1]?.replaceAll(',', '');
  const price = digits === undefined ? undefined : believablePrice(digits);
  if (price === undefined) throw broken(SOURCE, 'priceblock_ourprice', written ?? '');
  return price;
}
