import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type {
  listBrandRankingEndpoint,
  readBrandEndpoint,
  searchAuctionBrandsEndpoint,
} from '@hako/contract/marketplaces/auction-brands';
import type { Brand, ListingQuery } from '../../marketplaces/index.ts';
import {
  auctionRowOf,
  byInitial,
  readWords,
  type SearchDeps,
  tidyKeyword,
} from '../../search/index.ts';
import type { BrandLists } from './brand-lists.ts';
import { sortOf } from './sort-of.ts';

const DEADLINE_MS = 8_000;

/** The brands of what some words find, most listings first, and under their initials. */
export async function searchBrands(
  { marketplaces, translation }: Pick<SearchDeps, 'marketplaces' | 'translation'>,
  brandLists: BrandLists,
  {
    keyword,
    query,
    p,
    va,
    category,
    auccat,
  }: EndpointInput<typeof searchAuctionBrandsEndpoint>['query'],
) {
  const typed = tidyKeyword(keyword ?? query ?? va ?? p ?? '');
  const { japanese } = await readWords({ translation }, typed, true);
  marketplaces.read('auction');
  const brands = await brandLists({ categoryId: category ?? auccat, keyword: japanese });
  const rows = brands.map(brandRowOf);
  const initials = byInitial(rows.toSorted(byKana), ({ kanaName }) => kanaName);
  return {
    brand: { path: [], childDepth: 1, children: rows, brand1: [] },
    price: { ranges: [] },
    category: { current: null, children: [] },
    initialBrand: {
      initials: initials.map(({ character, children }) => ({
        character,
        count: children.length,
        children,
      })),
    },
  };
}

/** The brands with the most listings, of everything or of one category. */
export async function listBrandRanking(
  { marketplaces }: Pick<SearchDeps, 'marketplaces'>,
  brandLists: BrandLists,
  {
    page = 1,
    size = LIMITS.pageSize,
    category,
    code,
  }: EndpointInput<typeof listBrandRankingEndpoint>['query'],
) {
  marketplaces.read('auction');
  const brands = await brandLists({ categoryId: category ?? code });
  const results = brands.map(rankedRowOf).slice((page - 1) * size, page * size);
  return { data: { results, pagination: { page, size, total: brands.length } } };
}

/** One brand with a page of what is offered of it. */
export async function readBrand(
  { marketplaces, translation, pages }: Pick<SearchDeps, 'marketplaces' | 'translation' | 'pages'>,
  brandLists: BrandLists,
  id: string,
  {
    page = 1,
    size = LIMITS.pageSize,
    category,
    sort,
  }: EndpointInput<typeof readBrandEndpoint>['query'],
) {
  const asked: ListingQuery = {
    brandId: id,
    page,
    size,
    ...(category && { categoryId: category }),
    ...sortOf(sort),
  };
  const [found, brands] = await Promise.all([
    pages.search(marketplaces.read('auction'), asked, DEADLINE_MS),
    brandLists({ categoryId: category }),
  ]);
  return {
    data: {
      brand: brands.map(rankedRowOf).find((row) => row.id === id) ?? null,
      results: found.listings.map((card) => auctionRowOf(translation, card)),
      pagination: { page, size, total: found.total },
    },
  };
}

const KANA = new Intl.Collator('ja');
type BrandRow = ReturnType<typeof brandRowOf>;
const byKana = (a: BrandRow, b: BrandRow): number => KANA.compare(a.kanaName, b.kanaName);

const brandRowOf = ({ id, name, reading, count }: Brand) => ({
  id: Number(id),
  name,
  englishName: name,
  kanaName: reading ?? '',
  count: count ?? 0,
});

const rankedRowOf = ({ id, name, reading, count }: Brand, index: number) => ({
  _id: id,
  id,
  brand_id: id,
  name,
  name_kana: reading ?? '',
  rank: index + 1,
  count: count ?? 0,
  path: `/auction/search?brand_id=${id}`,
});
