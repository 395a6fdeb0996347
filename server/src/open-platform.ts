import type { Config } from './config.ts';
import { systemClock } from './kernel/clock.ts';
import { openDatabase, type WatchedPool } from './platform/database/database.ts';
import { PROCESS_ROLES } from './platform/database/rights.ts';
import { type Pulse, startPulse } from './platform/database/pulse.ts';
import { listenToStatements, poolReadings } from './platform/database/observed/observe-pool.ts';
import { jobs } from './platform/jobs/jobs.ts';
import { createNews } from './platform/jobs/news.ts';
import { createLive } from './platform/live-news.ts';
import { type Observation, onlyLog } from './observation/open-observation.ts';
import type { Platform } from './platform/platform.ts';

/** The platform of one process, with what only the process itself starts and stops. */
export interface OwnedPlatform extends Platform {
  readonly pool: WatchedPool;
  /** Queries that wait for a connection, for each connection of the pool. */
  readonly waitingPerConnection: () => number;
  readonly pulse: Pulse;
  readonly news: ReturnType<typeof createNews>;
  readonly live: ReturnType<typeof createLive>;
  readonly observation: Observation;
  close(): Promise<void>;
}

/** `onGone` is told once when the database has been silent for too long. */
export function openPlatform(
  config: Config,
  onGone = (): void => undefined,
  observation: Observation = onlyLog(config),
): OwnedPlatform {
  const { log, telemetry } = observation;
  const { db, pool } = openDatabase({
    url: config.databaseUrl,
    poolSize: config.databasePoolSize,
    log,
    role: roleOf(config),
    onStatement: listenToStatements('calls', {
      log,
      telemetry,
      slowMs: config.observation.slowQueryMs,
    }),
  });
  telemetry.watch(poolReadings('calls', pool));
  const live = createLive(pool, log);
  const pulse = startPulse({
    url: config.databaseUrl,
    log,
    clock: systemClock,
    goneAfterMs: config.databaseGoneMs,
    onGone,
  });
  pulse.watch(pool);
  return {
    config,
    db,
    pool,
    waitingPerConnection: () => pool.waitingCount / pool.options.max,
    pulse,
    clock: systemClock,
    jobs,
    news: createNews(jobs),
    live,
    log,
    telemetry,
    observation,
    async close() {
      await live.stop();
      await db.destroy();
      // Which leaves the connections open when nobody has asked through it, as after a mere migration.
      if (!pool.ended) await pool.end();
      pulse.stop();
      await observation.close();
    },
  };
}

/** The role of PostgreSQL for a process; one that does several things takes the role that may do them all. */
export function roleOf({ databaseRights, roles }: Config): string | undefined {
  if (databaseRights === 'login') return undefined;
  const widest = (['worker', 'api', 'sniper'] as const).find((role) => roles.includes(role));
  return widest && PROCESS_ROLES[widest];
}
