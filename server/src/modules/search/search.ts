import type { Bound } from '../../kernel/bind.ts';
import type { blockReason } from './block-reason.ts';
import type {
  createRelatedReader,
  listRelated,
  readBids,
  readCategories,
} from './catalog/item/read-around-item.ts';
import type { readCatalogItem } from './catalog/item/read-catalog-item.ts';
import type { searchCatalog, searchWhole } from './catalog/search-catalog.ts';
import type { SearchDeps } from './deps.ts';
import type { readMergedPage } from './merged/read-merged-page.ts';
import type { searchMerged } from './merged/search-merged.ts';
import type { readLandedSpread } from './spread/read-landed-spread.ts';

export interface Search {
  /** What the calls stand on, for the routes of this module. */
  readonly deps: SearchDeps;
  /** Tells the opening, each site's answer or outage, better titles, and the end. Refuses before the first message only. */
  readonly search: Bound<typeof searchCatalog>;
  readonly searchWhole: Bound<typeof searchWhole>;
  /** One list over all sites. */
  readonly merged: ReturnType<typeof searchMerged>;
  readonly readMergedPage: ReturnType<typeof readMergedPage>;
  readonly readLandedSpread: ReturnType<typeof readLandedSpread>;
  readonly readItem: ReturnType<typeof readCatalogItem>;
  readonly blockReason: Bound<typeof blockReason>;
  readonly readBids: Bound<typeof readBids>;
  readonly listRelated: ReturnType<typeof listRelated>;
  readonly listRelatedListings: ReturnType<typeof createRelatedReader>;
  readonly readCategories: ReturnType<typeof readCategories>;
}
