import { findShownListing, type Search } from '../../search/index.ts';
import { mercariProductOf, mercariRowOf } from './view.ts';

/** One listing with what is like it. Refuses what may not be shown. */
export async function readItem(search: Search, code: string, customerId: string | undefined) {
  const { deps } = search;
  await search.readItem({ site: 'mercari', code, customerId });
  const listing = await findShownListing(deps, 'mercari', code);
  // The item stands also when what is like it cannot be had.
  const related = await search.listRelatedListings('mercari', code).catch(() => []);
  return {
    data: {
      product: mercariProductOf(deps.translation, listing),
      relates: related.map((card) => mercariRowOf(deps.translation, card)),
    },
  };
}
