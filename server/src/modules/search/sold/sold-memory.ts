import type { ListingPage } from '../../marketplaces/index.ts';
import { soldListingOf } from './sold-listing.ts';
import type { PageCache } from '../catalog/page-cache.ts';
import { saveSold } from './sold-store.ts';
import type { SearchDeps } from '../deps.ts';
import type { NoteSold } from './note-sold.ts';

export const createSoldMemory =
  ({ db, clock, log }: Pick<SearchDeps, 'db' | 'clock' | 'log'>): NoteSold =>
  (cards) => {
    const sold = cards.flatMap((card) => soldListingOf(card) ?? []);
    if (sold.length === 0) return;
    saveSold(db, sold, clock.now()).catch((error: unknown) =>
      log.warn({ error: String(error) }, 'what was sold could not be kept'),
    );
  };

const noted = new WeakSet<ListingPage>();

/** The same pages; sold goods on them are noted once. */
export const notingSold = (pages: PageCache, note: NoteSold): PageCache => ({
  ...pages,
  async search(marketplace, query, timeoutMs) {
    const page = await pages.search(marketplace, query, timeoutMs);
    if (query.status === 'sold' && !page.isPartialMatch && !noted.has(page)) {
      noted.add(page);
      note(page.listings);
    }
    return page;
  },
});
