import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { systemClock } from './kernel/clock.ts';
import { openDatabase, openPool, type WatchedPool } from './platform/database/database.ts';
import { PROCESS_ROLES } from './platform/database/rights.ts';
import { type Pulse, startPulse } from './platform/database/pulse.ts';
import { listenToStatements, poolReadings } from './platform/database/observed/observe-pool.ts';
import { openReads } from './platform/database/reads/open-reads.ts';
import { jobs } from './platform/jobs/jobs.ts';
import { createNews } from './platform/jobs/news.ts';
import { createLive } from './platform/live-news.ts';
import { type Observation, onlyLog } from './observation/open-observation.ts';
import type { Platform } from './platform/platform.ts';
import { createMemoryStore } from './platform/shared/memory-store.ts';
import { openRedisStore } from './platform/shared/redis-store.ts';
import type { SharedStore } from './platform/shared/shared-store.ts';

/** One listens, one holds the lock of the process; the others come and go. */
const DIRECT_CONNECTIONS = 4;
/** It is only a help: nobody waits long for one that is gone. */
const STANDBY_CONNECT_MS = 1_000;
/** A little longer than a statement may take. */
const STANDBY_ANSWER_MS = 16_000;

/** The platform of one process, with what only the process itself starts and stops. */
export interface OwnedPlatform extends Platform {
  readonly pool: WatchedPool;
  /**
   * For what a session keeps, which no pooler may stand before: listening, locks of a process,
   * migrating.
   */
  readonly direct: WatchedPool;
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
  const isPooled = isPooledFor(config);
  const { db, pool } = openDatabase({
    url: isPooled ? config.databaseUrl : directUrlOf(config),
    isPooled,
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
  const standby = openStandby(config, observation);
  const direct = isPooled ? openDirect(config, log) : pool;
  const live = createLive(direct, log);
  const shared = openShared(config, observation);
  const pulse = startPulse({
    url: directUrlOf(config),
    log,
    clock: systemClock,
    goneAfterMs: config.databaseGoneMs,
    onGone,
  });
  for (const watched of new Set([pool, direct])) pulse.watch(watched);
  return {
    config,
    db,
    reads: standby ? openReads({ primary: pool, standby, log }) : db,
    pool,
    direct,
    waitingPerConnection: () => pool.waitingCount / pool.options.max,
    pulse,
    clock: systemClock,
    jobs,
    news: createNews(jobs),
    live,
    shared,
    log,
    telemetry,
    observation,
    async close() {
      await Promise.all([live.stop(), shared.close()]);
      await db.destroy();
      // Which leaves the connections open when nobody has asked through it, as after a mere migration.
      if (!pool.ended) await pool.end();
      if (!direct.ended) await direct.end();
      await standby?.end();
      pulse.stop();
      await observation.close();
    },
  };
}

/** Memory of its own, where the settings name none that is shared. */
const openShared = (
  { redisUrl, publicUrl }: Config,
  { log, telemetry }: Observation,
): SharedStore =>
  redisUrl
    ? openRedisStore({ url: redisUrl, publicUrl }, { clock: systemClock, log, telemetry })
    : createMemoryStore(systemClock);

/** Connections to the standby that is read from, where the settings name one. */
function openStandby(config: Config, { log, telemetry }: Observation): WatchedPool | undefined {
  const { readDatabaseUrl: url, databasePoolSize: poolSize } = config;
  if (!url) return undefined;
  const slowMs = config.observation.slowQueryMs;
  const pool = openPool({
    ...{ url, poolSize, log, role: roleOf(config), isReadOnly: true },
    ...{ connectMs: STANDBY_CONNECT_MS, answerMs: STANDBY_ANSWER_MS },
    onStatement: listenToStatements('reads', { log, telemetry, slowMs }),
  });
  telemetry.watch(poolReadings('reads', pool));
  return pool;
}

/** The database itself. */
export const directUrlOf = ({ directDatabaseUrl, databaseUrl }: Config): string =>
  directDatabaseUrl ?? databaseUrl;

/**
 * Only calls are so many and so short that connections are worth sharing: a process that does
 * anything else goes past the pooler with all that it does.
 */
const isPooledFor = ({ directDatabaseUrl, roles }: Config): boolean =>
  directDatabaseUrl !== undefined && roles.every((role) => role === 'api');

const openDirect = (config: Config, log: Logger): WatchedPool =>
  openPool({
    url: directUrlOf(config),
    poolSize: DIRECT_CONNECTIONS,
    log,
    role: roleOf(config),
  });

/** The role of PostgreSQL for a process; one that does several things takes the role that may do them all. */
export function roleOf({ databaseRights, roles }: Config): string | undefined {
  if (databaseRights === 'login') return undefined;
  const widest = (['worker', 'api', 'sniper'] as const).find((role) => roles.includes(role));
  return widest && PROCESS_ROLES[widest];
}
