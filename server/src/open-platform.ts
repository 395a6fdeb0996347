import type pg from 'pg';
import type { Config } from './config.ts';
import { systemClock } from './kernel/clock.ts';
import { openDatabase } from './platform/database/database.ts';
import { jobs } from './platform/jobs/jobs.ts';
import { createNews } from './platform/jobs/news.ts';
import { createLive } from './platform/live.ts';
import { createLog } from './platform/log.ts';
import type { Platform } from './platform/platform.ts';

/** The platform of one process, with what only the process itself starts and stops. */
export interface OwnedPlatform extends Platform {
  readonly pool: pg.Pool;
  readonly news: ReturnType<typeof createNews>;
  readonly live: ReturnType<typeof createLive>;
  close(): Promise<void>;
}

export function openPlatform(config: Config): OwnedPlatform {
  const log = createLog(
    config.environment === 'test'
      ? 'silent'
      : config.environment === 'production'
        ? 'info'
        : 'warn',
  );
  const { db, pool } = openDatabase({
    url: config.databaseUrl,
    poolSize: config.databasePoolSize,
    log,
  });
  const live = createLive(pool, log);
  return {
    config,
    db,
    pool,
    clock: systemClock,
    jobs,
    news: createNews(jobs),
    live,
    log,
    async close() {
      await live.stop();
      await db.destroy();
    },
  };
}
