import type { SearchDeps } from '../../search/index.ts';
import type { AmazonDeal, AmazonProduct } from '@hako/contract/marketplaces/amazon';
import type { Static } from 'typebox';
import { itemPathOf, type ListingCard, SITES } from '../../marketplaces/index.ts';

type Product = Static<typeof AmazonProduct>;
type Deal = Static<typeof AmazonDeal>;
type Titles = Pick<SearchDeps['translation'], 'titleNow'>;

/** ISO 4217 number of the yen. */
const YEN = 392;

interface Priced {
  readonly price: number;
  readonly before: number | null;
  readonly saved: number | null;
  readonly percent: number | null;
}

/** The mobile client cannot show goods without a price: undefined for those. */
function pricedOf({ price, shop }: ListingCard): Priced | undefined {
  const current = price.current;
  if (current === undefined) return undefined;
  const before = shop?.listPrice;
  if (before === undefined || before <= current)
    return { price: current, before: null, saved: null, percent: null };
  return {
    price: current,
    before,
    saved: before - current,
    percent: Math.round(((before - current) * 100) / before),
  };
}

/** A product as the mobile client reads it. */
export function amazonProductOf(translation: Titles, card: ListingCard): Product[] {
  const priced = pricedOf(card);
  if (!priced) return [];
  return [
    {
      code: card.code,
      site_code: SITES.amazon.siteCode,
      name: translation.titleNow(card.title).text,
      name_ja: card.title,
      image: card.pictures[0] ?? '',
      link: itemPathOf('amazon', card.code),
      origin_href: card.url,
      current_price: priced.price,
      before_price: priced.before,
      discounted: priced.before !== null,
      savings_amount: priced.saved,
      savings_percent: priced.percent,
      country: 'jp',
      reviews: {
        rating: Math.round(card.shop?.review?.average ?? 0),
        count: card.shop?.review?.count ?? 0,
      },
    },
  ];
}

/** A product in a sale as the mobile client reads it; nothing for one that saves nothing. */
export function amazonDealOf(translation: Titles, card: ListingCard): Deal[] {
  const priced = pricedOf(card);
  if (!priced || priced.before === null || priced.saved === null || priced.percent === null)
    return [];
  return [
    {
      id: card.code,
      code: card.code,
      is_product: true,
      item_type: 'PRODUCT',
      type: card.deal ? 'BEST_DEAL' : 'SAVINGS',
      url: card.url,
      title: translation.titleNow(card.title).text,
      title_ja: card.title,
      image: card.pictures[0] ?? '',
      start_time: card.deal?.startsAt?.toISOString() ?? null,
      end_time: card.deal?.endsAt?.toISOString() ?? null,
      price: {
        basis_price: { value: { amount: priced.before, currency_code: YEN } },
        deal_price: { value: { amount: priced.price, currency_code: YEN }, range: null },
        savings_amount: priced.saved,
        savings_percent: priced.percent,
        savings_max: { percent: priced.percent },
      },
    },
  ];
}
