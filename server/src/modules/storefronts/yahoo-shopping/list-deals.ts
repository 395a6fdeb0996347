import { LIMITS } from '@hako/contract/kit/limits';
import type { ListingCard } from '../../marketplaces/index.ts';
import type { SearchDeps } from '../../search/index.ts';
import { listedOf } from './listed.ts';
import { shoppingRowOf } from './view.ts';

const OPTIONS = { timeoutMs: 8_000 };
/** How many goods in a sale are compared to find the most reduced: one call's worth. */
const COMPARED = 50;

interface ListAsked {
  readonly page?: number;
  readonly size?: number;
  readonly category?: string;
  readonly genre_category_id?: string;
}

type DealsDeps = Pick<SearchDeps, 'marketplaces' | 'translation'>;

/** What sells best. Rejects with an `Outage` of the site, as the two below. */
export async function listBestsellers({ marketplaces, translation }: DealsDeps, query: ListAsked) {
  const found = await marketplaces.read('shopping').rankings?.listRanking(askedOf(query), OPTIONS);
  return { data: listedOf(translation, query, found) };
}

/** What is in a sale, in the order of the site. */
export async function listDeals({ marketplaces, translation }: DealsDeps, query: ListAsked) {
  const found = await marketplaces.read('shopping').deals?.listDeals(askedOf(query), OPTIONS);
  return { data: listedOf(translation, query, found) };
}

/** What is in a sale, the highest reduction first. */
export async function listBestDeals({ marketplaces, translation }: DealsDeps, query: ListAsked) {
  const { page = 1, size = LIMITS.pageSize } = query;
  const found = await marketplaces
    .read('shopping')
    .deals?.listDeals({ ...askedOf(query), page: 1, size: COMPARED }, OPTIONS);
  const best = (found?.listings ?? []).toSorted((a, b) => reductionOf(b) - reductionOf(a));
  return {
    data: {
      results: best
        .slice((page - 1) * size, page * size)
        .map((card) => shoppingRowOf(translation, card)),
      pagination: { page, size, total: best.length },
    },
  };
}

const askedOf = ({
  page = 1,
  size = LIMITS.pageSize,
  genre_category_id: genre,
  category = genre,
}: ListAsked) => ({
  page,
  size,
  ...(category !== undefined && { categoryId: category }),
});

/** The share of the list price that is taken off, in thousandths. */
const reductionOf = ({ price, shop }: ListingCard): number =>
  shop?.listPrice && price.current
    ? Math.floor(((shop.listPrice - price.current) * 1_000) / shop.listPrice)
    : 0;
