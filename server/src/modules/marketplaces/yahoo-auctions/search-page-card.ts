import type { ListingCard } from '../listing.ts';
import { broken } from '../reading/shape.ts';
import type { Found } from './found-product.ts';
import { itemUrl, percentOf } from './search-card.ts';
import { priceOf, shippingOf } from './search-page-price.ts';
import { CODE_PATTERN, SOURCE } from './shapes.ts';

const CODE = new RegExp(CODE_PATTERN);

/** One product of the search page in our words. An `Outage` names what is missing at `at`. */
export function cardOf(found: Found, at: string, readAt: Date): ListingCard {
  const { data } = found;
  const need = (key: string): string => {
    const value = data[key];
    if (value === undefined || value === '') throw broken(SOURCE, `${at}.data-auction-${key}`);
    return value;
  };
  const code = need('id');
  if (!CODE.test(code)) throw broken(SOURCE, `${at}.data-auction-id`, code);
  const params = paramsOf(need('params'));
  if (params.get('cid') !== code) throw broken(SOURCE, `${at}.data-cl-params.cid`);
  const endsAt = endOf(need('endtime'), at);
  const price = priceOf(found, params, at, need);
  const auction = auctionOf(found, price, endsAt, at);
  const isStore = data['isshoppingitem'] === '1';
  return {
    site: 'auction',
    code,
    url: itemUrl(code),
    title: need('title'),
    pictures: data['img'] ? [data['img']] : [],
    price,
    condition: found.isUnused ? 'new' : 'unknown',
    categoryPath: (data['categoryidpath'] ?? '')
      .split(',')
      .filter((id) => id !== '' && id !== '0')
      .map((id) => ({ id, name: '' })),
    brand: undefined,
    seller: {
      id: need('auc-seller-id'),
      name: '********',
      ratingPercent: percentOf(params.get('grat')),
      goodCount: undefined,
      badCount: undefined,
      isStore,
    },
    shipping: shippingOf(found, params),
    auction,
    status: 'open',
    endsAt,
    isShopItem: isStore,
    readAt,
  };
}

/** `cid:…;grat:…` by name. */
const paramsOf = (written: string): ReadonlyMap<string, string> =>
  new Map(written.split(';').map((pair) => pair.split(':', 2) as [string, string]));

function endOf(written: string, at: string): Date {
  const seconds = Number(written);
  if (!Number.isInteger(seconds) || seconds < 1_000_000_000)
    throw broken(SOURCE, `${at}.data-auction-endtime`);
  return new Date(seconds * 1000);
}

/** Goods without a count of bids that can be bought for their start price are no auction. */
function auctionOf(
  { texts }: Found,
  price: ListingCard['price'],
  endsAt: Date,
  at: string,
): ListingCard['auction'] {
  const bids = texts['Product__bid']?.trim();
  if (bids === undefined && price.buyNow !== undefined && price.buyNow === price.start)
    return undefined;
  if (!/^\d+$/.test(bids ?? '')) throw broken(SOURCE, `${at}.Product__bid`);
  return {
    bidCount: Number(bids),
    startsAt: undefined,
    endsAt,
    isAutoExtension: undefined,
    isEarlyClosing: undefined,
    restrictions: [],
    highestBidder: undefined,
  };
}
