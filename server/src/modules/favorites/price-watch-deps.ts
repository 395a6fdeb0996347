import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { Marketplaces, Site } from '../marketplaces/index.ts';
import type { PriceNotice } from './price-watch-notices.ts';

export interface PriceWatchDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly marketplaces: Pick<Marketplaces, 'all'>;
  /** Calls a second that we allow ourselves towards a site. */
  readonly pacePerSecond: (site: Site) => number;
  /** A title as the customer reads it. */
  readonly titleNow: (title: string) => string;
  readonly notify: (
    trx: Trx,
    notice: PriceNotice & { readonly customerId: string },
  ) => Promise<void>;
}
