import type { Logger } from 'pino';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import type { Marketplaces, Site } from '../../marketplaces/index.ts';
import type { Translation } from '../../translation/index.ts';
import type { FindsNotice } from './saved-search-notices.ts';

export interface SavedSearchDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly marketplaces: Pick<Marketplaces, 'all' | 'find'>;
  readonly translation: Pick<Translation, 'readKeyword' | 'titleNow'>;
  /** Calls a second that we allow ourselves towards a site. */
  readonly pacePerSecond: (site: Site) => number;
  readonly notify: (
    trx: Trx,
    notice: FindsNotice & { readonly customerId: string },
  ) => Promise<void>;
}
