import { LIMITS } from '@hako/contract/kit/limits';
import type { ListingPage } from '../../marketplaces/index.ts';
import type { SearchDeps } from '../../search/index.ts';
import { shoppingRowOf } from './view.ts';

/** A page of cards with where it stands in the list. */
export const listedOf = (
  translation: Pick<SearchDeps['translation'], 'titleNow'>,
  { page = 1, size = LIMITS.pageSize }: { readonly page?: number; readonly size?: number },
  found: ListingPage | undefined,
) => ({
  results: (found?.listings ?? []).map((card) => shoppingRowOf(translation, card)),
  pagination: { page, size, total: found?.total ?? 0 },
});
