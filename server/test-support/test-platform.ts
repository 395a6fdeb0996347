import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import { type Config, readConfig } from '../src/config.ts';
import { invariants as everyInvariant } from '../src/invariants.ts';
import { newToken } from '../src/kernel/chance.ts';
import { type Clock, systemClock } from '../src/kernel/clock.ts';
import { openDatabase, openPool } from '../src/platform/database/database.ts';
import { brokenInvariants } from '../src/platform/database/invariants.ts';
import { jobs } from '../src/platform/jobs/jobs.ts';
import { createNews } from '../src/platform/jobs/news.ts';
import { createLive } from '../src/platform/live-news.ts';
import type { Platform } from '../src/platform/platform.ts';
import { createMemoryStore } from '../src/platform/shared/memory-store.ts';
import { noTelemetry, type Telemetry } from '../src/platform/telemetry/telemetry.ts';
import { overSocket, withDatabase } from './global-setup.ts';
import { createTestLog } from './machines/whole-log.ts';

export interface TestPlatform extends Platform {
  readonly news: ReturnType<typeof createNews>;
  readonly live: ReturnType<typeof createLive>;
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  /** Ends everything; throws when an invariant does not hold over what the tests left behind. */
  close(): Promise<void>;
}

interface Options {
  readonly clock?: Clock;
  /** Settings on top of the test defaults, by their environment names. */
  readonly settings?: Readonly<Record<string, string>>;
  /** What is logged; by default nothing, or what TEST_LOG says. */
  readonly log?: Logger;
  /** Who counts; nobody by default. */
  readonly telemetry?: Telemetry;
  /** Where a pooler before the database is reached, once it knows that database. */
  readonly through?: ((databaseUrl: string) => Promise<string>) | undefined;
  /** What must hold over the rows that the tests leave behind. A module that is tested without those above it keeps only its own. */
  readonly invariants?: Readonly<Record<string, string>>;
}

/** A platform over a database of its own, copied from the migrated template: real PostgreSQL, nothing shared with other test files. */
export async function createTestPlatform({
  clock = systemClock,
  settings = {},
  log = createTestLog(),
  telemetry = noTelemetry,
  invariants = everyInvariant,
  through,
}: Options = {}): Promise<TestPlatform> {
  const server = inject('postgresUrl');
  const name = `test_${newToken(9).toLowerCase().replace(/\W/g, '_')}`;
  const admin = new pg.Pool({ connectionString: server, max: 1 });
  await copyTemplate(admin, name);
  const databaseUrl = withDatabase(server, name);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hako-test-'));
  const config: Config = readConfig({
    HAKO_ENV: 'test',
    HAKO_SECRET: 'a secret that only tests know, 32+ characters',
    HAKO_DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    HAKO_PORT: '0',
    HAKO_PUBLIC_URL: 'http://hako.test',
    HAKO_SEPAY_SECRET: 'sepay-secret-of-the-tests',
    HAKO_CASSO_KEY: 'casso-key-of-the-tests',
    HAKO_BANK_ACCOUNTS: '970436:1017588888:CONG TY HAKO',
    ...settings,
  });
  const url = overSocket(databaseUrl, inject('postgresSocket'));
  const direct = through ? undefined : openDatabase({ url, poolSize: 20, log });
  const pool = direct?.pool ?? openPool({ url, poolSize: 20, log });
  const pooledUrl = await through?.(databaseUrl);
  const { db } =
    direct ?? openDatabase({ url: pooledUrl ?? '', poolSize: 20, log, isPooled: true });
  // Whoever writes through what is only for reading fails.
  const reads = openDatabase({ url, poolSize: 4, log, isReadOnly: true });
  const live = createLive(pool, log);
  return {
    ...{ config, db },
    reads: reads.db,
    pool,
    databaseUrl,
    clock,
    jobs,
    news: createNews(jobs),
    live,
    shared: createMemoryStore(clock),
    log,
    telemetry,
    async close() {
      await live.stop();
      const broken = await brokenInvariants(db, invariants, clock.now());
      await db.destroy();
      if (!pool.ended) await pool.end();
      await reads.db.destroy();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
      rmSync(dataDir, { recursive: true, force: true });
      if (broken.length > 0) throw new Error(`invariants do not hold: ${JSON.stringify(broken)}`);
    },
  };
}

/** Copying waits while another test file is copying the same template. */
async function copyTemplate(admin: pg.Pool, name: string): Promise<void> {
  await admin.query('select pg_advisory_lock(77001)');
  try {
    // File by file, it takes less than half of what it takes through the log of PostgreSQL.
    await admin.query(`create database ${name} template template_hako strategy file_copy`);
  } finally {
    await admin.query('select pg_advisory_unlock(77001)');
  }
}
