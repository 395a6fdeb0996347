import type { Yen } from '../../../kernel/money.ts';
import type { Condition, ListingCard, ListingPrice, ListingSeller } from '../listing.ts';
import { fixedPrice } from '../listing-price.ts';
import { broken } from '../reading/shape.ts';
import { readTerms, SHOP_SHIPPING, shippingOf } from './delivery.ts';
import { amountOf, CONDITIONS, type MarketOffer, readMarketOffer } from './offer.ts';
import type { FoundItem } from './search-page.ts';
import { CODE, HOME, MARKET_SELLER, OWN_SELLER, SOURCE } from './shapes.ts';

/** What the site sells itself: price and kind, or nothing when it is sold out. */
export interface OwnOffer {
  readonly price: Yen;
  readonly condition: Condition;
}

/** A hit in our words. What can be bought is the site's own piece, or else the cheapest of other shops; sold out means that nobody has it. */
export function cardOf(
  found: FoundItem,
  at: string,
  scripted: ReadonlyMap<string, number>,
  readAt: Date,
): ListingCard {
  const { code } = found;
  if (code === undefined || !CODE.test(code))
    throw broken(SOURCE, `${at}.photo_box.shinaban`, code);
  if (found.title === '') throw broken(SOURCE, `${at}.product-name`);
  const own = ownOf(found, at);
  const market = readMarketOffer(found.market, found.marketHref, at);
  const facts = soldBy(own, market);
  const told = scripted.get(code);
  if (told !== undefined && told !== facts.price.current)
    throw broken(SOURCE, `${at}.item_product.price`, `${told} there, ${facts.price.current} shown`);
  return {
    site: 'surugaya',
    code,
    url: new URL(found.href ?? `/product/detail/${code}`, HOME).href,
    title: found.title,
    pictures: found.picture ? [found.picture] : [],
    ...facts,
    categoryPath: found.kind === '' ? [] : [{ id: '', name: found.kind }],
    brand: /^\[(.+?)\s*\]$/.exec(found.brand)?.[1],
    shipping: own
      ? shippingOf(own.price, readTerms(found.priceBlock, found.footnote))
      : SHOP_SHIPPING,
    auction: undefined,
    isShopItem: true,
    shop: shopFactsOf(own, market, listPriceOf(found, at)),
    readAt,
  };
}

function ownOf(found: FoundItem, at: string): OwnOffer | undefined {
  const offers = found.priced.filter((text) => !text.startsWith('定価：'));
  const isSoldOut = found.unpriced.includes('品切れ');
  if (isSoldOut === offers.length > 0 || offers.length > 1)
    throw broken(SOURCE, `${at}.price_teika`, 'neither one price nor 品切れ');
  const [offer] = offers;
  if (offer === undefined) return undefined;
  const [, kind, price] = /^(中古|新品|予約)：￥([\d,]+) 税込$/.exec(offer) ?? [];
  if (kind === undefined) throw broken(SOURCE, `${at}.price_teika`, offer);
  return { price: amountOf(price, `${at}.price_teika`), condition: CONDITIONS[kind] as Condition };
}

/** Maker's price, which may be above or below what is asked. */
function listPriceOf(found: FoundItem, at: string): Yen | undefined {
  const text = found.priced.find((one) => one.startsWith('定価：'));
  return text === undefined
    ? undefined
    : amountOf(/^定価：￥([\d,]+)$/.exec(text)?.[1], `${at}.price_teika`);
}

/** Price, seller, condition and status that follow from who has it. */
export function soldBy(
  own: OwnOffer | undefined,
  market: MarketOffer | undefined,
): Pick<ListingCard, 'price' | 'seller' | 'condition' | 'status'> & {
  readonly price: ListingPrice;
} {
  const offer = own ?? market;
  return {
    price: fixedPrice(offer?.price),
    seller:
      own || !market
        ? sellerOf(OWN_SELLER.id, OWN_SELLER.name)
        : sellerOf(market.sellerId, MARKET_SELLER.name),
    condition: offer?.condition ?? 'unknown',
    status: offer ? 'open' : 'sold',
  };
}

export const shopFactsOf = (
  own: OwnOffer | undefined,
  market: MarketOffer | undefined,
  listPrice: Yen | undefined,
): NonNullable<ListingCard['shop']> => ({
  review: undefined,
  listPrice,
  catchcopy: undefined,
  pointPercent: undefined,
  isOwn: own !== undefined,
  otherOffer: own && market,
  availability: undefined,
});

/** Neither the site nor the shops on it are rated. */
const sellerOf = (id: string, name: string): ListingSeller => ({
  id,
  name,
  ratingPercent: undefined,
  goodCount: undefined,
  badCount: undefined,
  isStore: true,
});
