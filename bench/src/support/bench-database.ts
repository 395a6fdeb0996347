import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { freePort } from '../../../scripts/free-port.ts';
import { readConfig } from '../../../server/src/config.ts';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../../server/src/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../../../server/src/platform/database/migrating/migrate.ts';

export type BenchDatabase = Awaited<ReturnType<typeof open>>;

/** Runs `work` over a migrated PostgreSQL of its own, of which nothing stays. */
export async function withDatabase<Result>(
  work: (database: BenchDatabase) => Promise<Result>,
  poolSize = 12,
): Promise<Result> {
  const database = await open(poolSize);
  try {
    await migrate(database.pool);
    return await work(database);
  } finally {
    await database.db.destroy();
    await database.postgres.stop();
    rmSync(database.dir, { recursive: true, force: true });
  }
}

async function open(poolSize: number) {
  const dir = mkdtempSync(path.join(tmpdir(), 'hako-bench-'));
  // Without fsync: on a shared disk one flush takes longer than all the work that is measured here.
  const postgres = await startEmbeddedPostgres({ dir, port: await freePort(), isThrowAway: true });
  const log = pino({ level: 'silent' });
  const config = readConfig({
    HAKO_ENV: 'test',
    HAKO_SECRET: 'a secret that only benchmarks know, 32+',
    DATABASE_URL: postgres.url,
    HAKO_DATA_DIR: dir,
    HAKO_PORT: '0',
  });
  return {
    ...openDatabase({ url: postgres.url, poolSize, log }),
    postgres,
    url: postgres.url,
    dir,
    log,
    config,
  };
}
