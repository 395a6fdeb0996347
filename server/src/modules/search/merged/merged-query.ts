import type { MergedQuery } from '@hako/contract/search/merged-search';
import type { Static } from 'typebox';
import { yen } from '../../../kernel/money.ts';
import type { ListingQuery } from '../../marketplaces/index.ts';
import type { Asker } from '../../pricing/index.ts';
import { siteSortOf } from './rules/merge-order.ts';
import { CONDITIONS } from './rules/own-filters.ts';
import { foldText } from './rules/title-words.ts';
import { type MergedSearch, type Run, SITE_PAGE } from './merged-run.ts';

const GROUPS_A_PAGE = 40;

/** A query of the wire in our words. */
export const mergedSearchOf = (query: Static<typeof MergedQuery>, asker: Asker): MergedSearch => ({
  asker,
  keyword: query.q ?? '',
  sites: query.sites?.split(','),
  isKeywordTranslated: query.translate !== 'off',
  sort: query.sort ?? 'relevance',
  size: query.size ?? GROUPS_A_PAGE,
  filters: {
    kind: query.kind,
    condition: query.condition,
    minimumPrice: query.min_price,
    maximumPrice: query.max_price,
    minimumLanded: query.min_landed,
    maximumLanded: query.max_landed,
    sellerKind: query.seller_kind,
    endsWithinHours: query.ends_within_hours,
    isFreeShipping: query.free_shipping,
    isImportable: query.importable,
    excluded: query.exclude ? foldText(query.exclude).split(/\s+/).filter(Boolean) : undefined,
  },
});

/** What a site is asked, so that it narrows as much as it can. Nothing costs less at the door than in the shop, so a total in đồng bounds the price in yen. */
export function siteQueryOf(
  { asked, opening, prices }: Pick<Run, 'asked' | 'opening' | 'prices'>,
  page: number,
): ListingQuery {
  const { filters } = asked;
  const landedBound =
    filters.maximumLanded !== undefined && prices
      ? Math.ceil((filters.maximumLanded * prices.rate.scale) / prices.rate.vnd)
      : undefined;
  const most = Math.min(
    filters.maximumPrice ?? Number.MAX_SAFE_INTEGER,
    landedBound ?? Number.MAX_SAFE_INTEGER,
  );
  return {
    keyword: opening.japanese,
    page,
    size: SITE_PAGE,
    sort: siteSortOf(asked.sort),
    ...(filters.kind && { kind: filters.kind }),
    ...(filters.condition && { conditions: CONDITIONS[filters.condition] }),
    ...(filters.minimumPrice ? { minimumPrice: yen(filters.minimumPrice) } : {}),
    ...(most < Number.MAX_SAFE_INTEGER ? { maximumPrice: yen(most) } : {}),
    ...(filters.sellerKind && { seller: filters.sellerKind }),
    ...(filters.endsWithinHours !== undefined && {
      endsWithinHours: filters.endsWithinHours,
      kind: 'auction' as const,
    }),
    ...(filters.isFreeShipping && { isFreeShipping: true }),
    ...(filters.excluded && filters.excluded.length > 0
      ? { excludedWords: filters.excluded.join(' ') }
      : {}),
  };
}
