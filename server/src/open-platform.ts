import type { Config } from './config.ts';
import { systemClock } from './kernel/clock.ts';
import { openDatabase, type WatchedPool } from './platform/database/database.ts';
import { PROCESS_ROLES } from './platform/database/rights.ts';
import { type Pulse, startPulse } from './platform/database/pulse.ts';
import { jobs } from './platform/jobs/jobs.ts';
import { createNews } from './platform/jobs/news.ts';
import { createLive } from './platform/live.ts';
import { createLog } from './platform/log.ts';
import type { Platform } from './platform/platform.ts';

/** The platform of one process, with what only the process itself starts and stops. */
export interface OwnedPlatform extends Platform {
  readonly pool: WatchedPool;
  readonly pulse: Pulse;
  readonly news: ReturnType<typeof createNews>;
  readonly live: ReturnType<typeof createLive>;
  close(): Promise<void>;
}

/** `onGone` is told once when the database has been silent for too long. */
export function openPlatform(config: Config, onGone = (): void => undefined): OwnedPlatform {
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
    role: roleOf(config),
  });
  const live = createLive(pool, log);
  const pulse = startPulse({
    url: config.databaseUrl,
    log,
    goneAfterMs: config.databaseGoneMs,
    onGone,
  });
  pulse.watch(pool);
  return {
    config,
    db,
    pool,
    pulse,
    clock: systemClock,
    jobs,
    news: createNews(jobs),
    live,
    log,
    async close() {
      await live.stop();
      await db.destroy();
      // Which leaves the connections open when nobody has asked through it, as after a mere migration.
      if (!pool.ended) await pool.end();
      pulse.stop();
    },
  };
}

/** The role of PostgreSQL for a process; one that does several things takes the role that may do them all. */
export function roleOf({ databaseRights, roles }: Config): string | undefined {
  if (databaseRights === 'login') return undefined;
  const widest = (['worker', 'api', 'sniper'] as const).find((role) => roles.includes(role));
  return widest && PROCESS_ROLES[widest];
}
