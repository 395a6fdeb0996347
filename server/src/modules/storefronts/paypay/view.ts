import type { SearchDeps } from '../../search/index.ts';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { PAYPAY_DEPARTMENTS } from '@hako/contract/marketplaces/paypay-messages';
import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import type {
  listPaypaySellerProductsEndpoint,
  PaypayCard,
  readPaypayItemEndpoint,
} from '@hako/contract/marketplaces/paypay';
import type { Static } from 'typebox';
import type { Condition, Listing, ListingCard, ListingSeller } from '../../marketplaces/index.ts';

type Row = Static<typeof PaypayCard>;
type Item = EndpointReply<typeof readPaypayItemEndpoint>;
type Seller = NonNullable<EndpointReply<typeof listPaypaySellerProductsEndpoint>['data']['saller']>;
type Titles = Pick<SearchDeps['translation'], 'titleNow'>;

/** Conditions as the site codes them, which is how old clients ask and read them. */
export const PAYPAY_CONDITIONS: Readonly<Record<Condition, string>> = {
  new: 'new',
  'like-new': 'used10',
  good: 'used20',
  fair: 'used40',
  poor: 'used60',
  junk: 'used80',
  /** Where only "not new" is known. */
  used: '',
  unknown: '',
};

const wholeOf = (id: string | undefined): number =>
  id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : 0;
const urlOfSeller = (id: string): string => `https://paypayfleamarket.yahoo.co.jp/user/${id}`;

const ratingOf = ({ id, ratingPercent, goodCount = 0, badCount = 0 }: ListingSeller) => ({
  id,
  numRating: goodCount + badCount,
  goodRatio: ratingPercent ?? 0,
});

const nodesOf = (translation: Titles, { categoryPath }: ListingCard) =>
  categoryPath.map(({ id, name }) => {
    const vietnamese = PAYPAY_DEPARTMENTS[id] ?? translation.titleNow(name).text;
    return { id: wholeOf(id), name: vietnamese, named: vietnamese, name_ja: name };
  });

/** A card as the mobile client reads it, on its landing page and in its search. What a card does not know is 0 or ''. */
export function paypayRowOf(translation: Titles, card: ListingCard): Row {
  const path = nodesOf(translation, card);
  return {
    code: card.code,
    name: translation.titleNow(card.title).text,
    name_ja: card.title,
    url: card.url,
    image: card.pictures[0] ?? '',
    price: card.price.current ?? 0,
    status: card.status === 'open' ? 'OPEN' : 'SOLD',
    condition: PAYPAY_CONDITIONS[card.condition],
    seller: ratingOf(card.seller),
    category: {
      ...(path.at(-1) ?? { id: 0, name: '', named: '', name_ja: '' }),
      productCategoryId: 0,
      path,
    },
  };
}

export function paypayItemOf(translation: Titles, listing: Listing): Item {
  const row = paypayRowOf(translation, listing);
  const { seller, shipping } = listing;
  return {
    data: {
      ...row,
      name: listing.title,
      name_vi: row.name,
      description: listing.descriptionText,
      thumbnails: [...listing.pictures],
      condition_name: SEARCH_MESSAGES.conditions[listing.condition],
      brand: listing.brand ?? '',
      likes: listing.likeCount ?? 0,
      qty: listing.quantity,
      freeship: shipping.payer === 'seller',
      from_prefecture: shipping.fromPrefecture ?? null,
      dispatch: listing.dispatch ?? '',
      updated_date: listing.updatedAt?.toISOString() ?? '',
      seller: { ...row.seller, name: seller.name, url: urlOfSeller(seller.id) },
    },
    categories: row.category.path,
  };
}

export const paypaySellerOf = (seller: ListingSeller): Seller => ({
  ...ratingOf(seller),
  name: seller.name,
  url: urlOfSeller(seller.id),
  good: seller.goodCount ?? 0,
  bad: seller.badCount ?? 0,
});
