import type { ShoppingItem } from '@hako/contract/marketplaces/shopping';
import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import type { Static } from 'typebox';
import type { Listing } from '../../marketplaces/index.ts';
import type { SearchDeps } from '../../search/index.ts';
import { conditionOf, storeUrl } from './view.ts';

type Item = Static<typeof ShoppingItem>;
type Titles = Pick<SearchDeps['translation'], 'titleNow'>;

/** An item as the specification and the mobile client read it. */
export function shoppingItemOf(translation: Titles, listing: Listing): Item {
  const vietnamese = (text: string) => translation.titleNow(text).text;
  const { shop } = listing;
  return {
    code: listing.code,
    name: listing.title,
    name_vi: vietnamese(listing.title),
    url: listing.url,
    condition: conditionOf(listing),
    headline: shop?.catchcopy ?? null,
    description: listing.descriptionText,
    caption: listing.descriptionHtml,
    releaseDate: shop?.releasedOn ?? null,
    additional1: null,
    additional2: null,
    additional3: null,
    images: [...listing.pictures],
    ...priceOf(listing),
    shipping: shippingOf(listing),
    review: {
      Rate: (shop?.review?.average ?? 0).toFixed(2),
      Count: String(shop?.review?.count ?? 0),
      Url: '',
    },
    store: storeOf(listing),
    ...choicesOf(listing, vietnamese),
    brand: listing.brand ?? null,
    jan: listing.jan ?? null,
    category_id: listing.categoryPath.at(-1)?.id ?? null,
    categories: listing.categoryPath.map(({ id, name }) => ({
      id,
      name,
      name_vi: vietnamese(name),
    })),
    availability: listing.status === 'open' ? 'instock' : 'outofstock',
  };
}

/** What it costs, what it cost before a sale, and the points that a buyer gets. */
function priceOf({ price, shop }: Listing): Pick<Item, 'price' | 'priceLabel' | 'point'> {
  const current = price.current ?? 0;
  const { listPrice, pointPercent } = shop ?? {};
  return {
    price: current,
    priceLabel: {
      FixedPrice: listPrice ?? null,
      DefaultPrice: listPrice ?? current,
      TaxExcludedDefaultPrice: null,
      SalePrice: listPrice === undefined ? null : String(current),
      TaxExcludedSalePrice: null,
      MemberPrice: null,
      taxExcludedMemberPrice: null,
      PeriodStart: null,
      PeriodEnd: null,
      SubscriptionPrice: null,
      TaxExcludedSubscriptionPrice: null,
    },
    point: {
      amount: pointPercent === undefined ? null : Math.floor((current * pointPercent) / 100),
      Times: pointPercent === undefined ? null : Math.floor(pointPercent),
      PremiumAmount: null,
      PremiumTimes: null,
    },
  };
}

function shippingOf({ shipping }: Listing): Item['shipping'] {
  return shipping.payer === 'seller'
    ? { Code: '2', Name: '送料無料', name_vi: SEARCH_MESSAGES.shopping.freeShipping }
    : { Code: null, Name: null, name_vi: SEARCH_MESSAGES.shopping.unknownShipping };
}

function storeOf({ seller, dispatch }: Listing): Item['store'] {
  const { stars } = seller;
  return {
    id: seller.id,
    name: seller.name,
    sellerType: null,
    url: storeUrl(seller.id),
    ratings: {
      Rate: stars ? stars.average.toFixed(2) : null,
      Count: stars ? String(stars.count) : null,
      Total: stars ? String(stars.count) : null,
      DetailRate: null,
    },
    image: null,
    point: null,
    inventoryMessage: dispatch ?? null,
    sameDayDelivery: null,
    expressDelivery: null,
  };
}

/** What a buyer chooses, such as a size, and what there is of each choice. */
function choicesOf(
  { options, variants }: Listing,
  vietnamese: (text: string) => string,
): Pick<Item, 'orders' | 'variants'> {
  return {
    orders: (options ?? []).map(({ name, values }) => ({
      Name: name,
      name_vi: vietnamese(name),
      Options: values.map((value) => ({ Value: value, value_vi: vietnamese(value) })),
    })),
    variants: variants.map(({ id, name, quantity }) => ({
      id,
      name,
      name_vi: vietnamese(name),
      quantity,
    })),
  };
}
