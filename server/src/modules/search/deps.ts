import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SharedStore } from '../../platform/shared/shared-store.ts';
import type { BidHistory, Listing, Marketplaces, ShortLinks } from '../marketplaces/index.ts';
import type { Pricing } from '../pricing/index.ts';
import type { Translation } from '../translation/index.ts';
import type { PageCache } from './catalog/page-cache.ts';
import type { Suggestions } from './suggest/suggestions.ts';
import type { TitleReader } from './merged/title-reader.ts';
import type { NoteSold } from './sold/note-sold.ts';

/** What the use cases of searching stand on. */
export interface SearchDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Absent: this process is taken to be alone. */
  readonly shared?: SharedStore;
  readonly marketplaces: Marketplaces;
  readonly translation: Translation;
  readonly pricing: Pick<
    Pricing,
    'tablesAt' | 'currentRate' | 'askerOf' | 'landedEstimate' | 'categoryOf'
  >;
  /** Who bid on a lot, shared by all who watch it. */
  readonly historyOf: (site: string, code: string) => Promise<BidHistory>;
  /** JIS number of the prefecture of our warehouse in Japan; every service that serves a site has one. */
  readonly warehousePrefecture?: number | undefined;
  readonly pages: PageCache;
  readonly links: ShortLinks;
  readonly titles: TitleReader;
  readonly suggestions: Suggestions;
  /** Remembers who looked at what; nobody waits for it. */
  readonly countView: (listing: Listing, customerId: string | undefined, at: Date) => void;
  /** Keeps what sold goods cost; nobody waits for it. */
  readonly noteSold: NoteSold;
}
