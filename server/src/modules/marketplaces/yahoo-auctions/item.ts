import { type Yen, yen } from '../../../kernel/money.ts';
import { believablePrice } from '../rules/believable.ts';
import { agree, taxPercentBetween, withTax } from '../rules/tax.ts';
import type {
  BidderRestriction,
  Condition,
  Listing,
  ListingPrice,
  ListingShipping,
  ListingStatus,
} from '../listing.ts';
import { listingPrice, untaxedPrice } from '../listing-price.ts';
import { htmlOfText, sanitiseHtml, textOfHtml } from '../reading/sanitise.ts';
import { broken } from '../reading/shape.ts';
import { itemUrl, percentOf, prefectureOf } from './search-card.ts';
import { type readItem, SOURCE } from './shapes.ts';

type Item = ReturnType<typeof readItem>;

const CONDITIONS: Readonly<Record<string, Condition>> = {
  新品: 'new',
  未使用: 'new',
  '新品、未使用': 'new',
  未使用に近い: 'like-new',
  目立った傷や汚れなし: 'good',
  やや傷や汚れあり: 'fair',
  傷や汚れあり: 'poor',
  全体的に状態が悪い: 'junk',
};

/** The item object of the detail call, or of the page's embedded state, in our words. Its amounts are without tax but those named taxin. */
export function listingOfItem(item: Item, readAt: Date): Listing {
  const price = priceOf(item);
  // No key says "fixed price": an auction whose first bid would already be the buy-now price is one.
  const isFixedPrice =
    item.bidorbuy !== undefined && item.bidorbuy > 0 && item.bidorbuy === item.initPrice;
  const html = item.descriptionHtml;
  const preview = (item.description ?? []).join('\n');
  return {
    site: 'auction',
    code: item.auctionId,
    url: itemUrl(item.auctionId),
    title: item.title,
    pictures: item.img.map(({ image }) => image),
    price,
    condition: CONDITIONS[item.conditionName ?? ''] ?? 'unknown',
    categoryPath: item.category.path
      .filter(({ id }) => id !== '0')
      .map(({ id, name }) => ({ id, name })),
    brand: item.brand?.path.at(-1)?.name,
    seller: {
      id: item.seller.aucUserId,
      name: item.seller.displayName,
      ratingPercent: percentOf(item.seller.rating.goodRating),
      goodCount: item.seller.rating.ult?.goodPoint,
      badCount: item.seller.rating.ult?.badPoint,
      isStore: item.seller.isStore,
    },
    shipping: shippingOf(item),
    auction: isFixedPrice
      ? undefined
      : {
          bidCount: item.bids,
          startsAt: new Date(item.startTime),
          endsAt: new Date(item.endTime),
          isAutoExtension: item.isAutomaticExtension,
          isEarlyClosing: item.isEarlyClosing,
          restrictions: restrictionsOf(item),
          highestBidder: highestBidderOf(item),
        },
    status: statusOf(item),
    endsAt: new Date(item.endTime),
    isShopItem: item.seller.isStore,
    readAt,
    quantity: item.quantity,
    descriptionHtml: html === undefined ? htmlOfText(preview) : sanitiseHtml(html),
    descriptionText: html === undefined ? preview : textOfHtml(html),
    dispatch: item.shipScheduleName,
    checksum: undefined,
    variants: [],
    isOfferable: item.isOffer ?? false,
    likeCount: item.watchListNum,
    updatedAt: undefined,
    isAdultOnly: Boolean(item.category.isAdult || item.category.isOver18 || item.category.isOver20),
    ...(item.itemReturnable && { isReturnable: item.itemReturnable.allowed }),
  };
}

function priceOf(item: Item): ListingPrice {
  const net = required(item.price, 'price');
  const start = required(item.initPrice, 'initPrice');
  const buyNow = item.bidorbuy ? required(item.bidorbuy, 'bidorbuy') : undefined;
  if (net < start && item.bids > 0)
    throw broken(SOURCE, 'price', 'below the start price after a bid');
  const isTaxed = (item.taxinPrice ?? 0) > 0;
  if (
    !isTaxed &&
    ((item.taxRate ?? 0) > 0 || (item.taxinStartPrice ?? 0) > 0 || (item.taxinBidorbuy ?? 0) > 0)
  )
    throw broken(SOURCE, 'taxinPrice', 'taxed, but the price with tax is not told');
  if (!isTaxed) {
    const known = { current: net, buyNow, start };
    return item.seller.isStore ? listingPrice(known) : untaxedPrice(known);
  }
  const current = required(item.taxinPrice as number, 'taxinPrice');
  const taxPercent = item.taxRate || taxPercentBetween(net, current);
  if (taxPercent === undefined || !agree(net, current, taxPercent))
    throw broken(SOURCE, 'taxinPrice', 'does not agree with the price without tax');
  return {
    current,
    currentBeforeTax: net,
    buyNow: buyNowWithTax(item, buyNow, taxPercent),
    buyNowBeforeTax: buyNow,
    start: item.taxinStartPrice
      ? required(item.taxinStartPrice, 'taxinStartPrice')
      : withTax(start, taxPercent),
    startBeforeTax: start,
    tax: 'added',
    taxPercent,
  };
}

function buyNowWithTax(item: Item, buyNow: Yen | undefined, taxPercent: number): Yen | undefined {
  const told = item.taxinBidorbuy || undefined;
  if (buyNow === undefined) {
    if (told !== undefined) throw broken(SOURCE, 'bidorbuy', 'told with tax only');
    return undefined;
  }
  if (told === undefined) return withTax(buyNow, taxPercent);
  const included = required(told, 'taxinBidorbuy');
  if (!agree(buyNow, included, taxPercent))
    throw broken(SOURCE, 'taxinBidorbuy', 'does not agree with the price without tax');
  return included;
}

function required(written: number, key: string): Yen {
  const amount = believablePrice(written);
  if (amount === undefined) throw broken(SOURCE, key, `${written} is no price`);
  return amount;
}

function statusOf(item: Item): ListingStatus {
  if (item.status === 'open') return 'open';
  if (item.status === 'closed') return item.bids > 0 ? 'sold' : 'ended';
  if (item.status === 'cancel' || item.status === 'canceled') return 'ended';
  throw broken(SOURCE, 'status', item.status);
}

function shippingOf(item: Item): ListingShipping {
  const fromPrefecture = prefectureOf(item.seller.location?.prefCode);
  if (item.chargeForShipping === 'seller')
    return { payer: 'seller', fee: yen(0), isFeeLowest: false, fromPrefecture };
  const told = (item.shipping?.methods ?? []).flatMap(({ shippingFee, isFlatFee }) =>
    shippingFee === undefined ? [] : [{ fee: shippingFee, isFlat: isFlatFee === true }],
  );
  const fees = told.map(({ fee }) => fee);
  const payer = item.chargeForShipping === 'winner' ? 'buyer' : 'unknown';
  return {
    payer,
    fee: fees.length > 0 ? yen(Math.min(...fees)) : undefined,
    // A fee that is not flat is the one of the nearest prefecture.
    isFeeLowest: new Set(fees).size > 1 || told.some(({ isFlat }) => !isFlat),
    fromPrefecture,
  };
}

function restrictionsOf(item: Item): BidderRestriction[] {
  return (
    [
      ['rating', item.isBidderRestrictions],
      ['bad-rating-ratio', item.isBidderRatioRestrictions],
      ['credit', item.isBidCreditRestrictions],
      ['identity', item.isIdentityDocsBidRestriction],
    ] as const
  ).flatMap(([restriction, applies]) => (applies ? [restriction] : []));
}

const highestBidderOf = (item: Item): string | undefined => {
  const [first] = item.highestBidders?.bidders ?? [];
  return first?.displayName ?? first?.aucUserId;
};
