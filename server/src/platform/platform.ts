import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { News } from './jobs/news.ts';
import type { Live } from './live-news.ts';
import type { SharedStore } from './shared/shared-store.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** What every module receives: our side of every wire, and no business. */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  /**
   * For lists, statements, exports and reports: a standby where there is one. It sees all that was
   * committed before it is asked, and opens no transactions: what decides reads `db`.
   */
  readonly reads: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly news: News;
  readonly live: Live;
  /** What processes share for a short while, where there are several. */
  readonly shared: SharedStore;
  readonly log: Logger;
  readonly telemetry: Telemetry;
}
