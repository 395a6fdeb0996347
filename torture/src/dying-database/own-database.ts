import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { freePort } from '../../../scripts/free-port.ts';
import { askDatabase } from '../ask-database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../server/src/platform/database/embedded/embedded-postgres.ts';

const PATIENCE_MS = 60_000;
const LOOK_MS = 10;
/** Often enough that a restart does not replay minutes. */
const SETTINGS = `checkpoint_timeout = '30s'\nmax_wal_size = '128MB'\n`;

/** What a disk can do: flush nothing, have no room, fail to write, or take only a part. */
export type DiskFault = 'sync' | 'full' | 'write' | 'short';

/**
 * A PostgreSQL of one rig, with everything flushed as in production, that is struck and brought
 * back.
 */
export interface OwnDatabase {
  readonly url: string;
  query<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** The process that all others of it descend from. */
  postmaster(): number;
  /** Starts it again unless it came back by itself; it takes connections afterwards. */
  untilBack(): Promise<void>;
  /** From now on calls of the disk fail in this share; undefined: no more. */
  failDisk(order: { readonly fault: DiskFault; readonly share: number } | undefined): void;
  /** So many calls of the disk failed so far. */
  diskFaults(): number;
  close(): Promise<void>;
}

/** Whether the failing disk can be built here. */
export const hasCompiler: boolean = spawnSync('gcc', ['--version']).status === 0;

export async function startOwnDatabase(): Promise<OwnDatabase> {
  const home = mkdtempSync(path.join(tmpdir(), 'hako-dying-'));
  const [dir, port] = [path.join(home, 'data'), await freePort()];
  const disk = hasCompiler ? buildDisk(home) : undefined;
  const start = () => withEnvironment(disk?.env ?? {}, () => startEmbeddedPostgres({ dir, port }));
  let server: EmbeddedPostgres = await start();
  const data = server.socketDir;
  await server.stop();
  appendFileSync(path.join(data, 'postgresql.conf'), SETTINGS);
  server = await start();
  const { url } = server;
  const query = <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) =>
    askDatabase<Row>(url, statement, values);
  const postmaster = () =>
    Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    ...{ url, query, postmaster },
    async untilBack() {
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(LOOK_MS)) {
        if (await query('select 1').catch(() => undefined)) return;
        if (!isRunning(data)) await start().catch(() => undefined);
      }
      throw new Error(`PostgreSQL did not come back in ${PATIENCE_MS} ms`);
    },
    failDisk(order) {
      if (!disk) throw new Error('no gcc, so no failing disk');
      if (order) writeFileSync(disk.order, `${order.fault} ${order.share}`);
      else rmSync(disk.order, { force: true });
    },
    diskFaults: () => (disk ? statSync(disk.done).size : 0),
    async close() {
      await server.stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

function buildDisk(home: string) {
  const [library, order, done] = ['bad-disk.so', 'order', 'done'].map((name) =>
    path.join(home, name),
  ) as [string, string, string];
  const source = path.join(import.meta.dirname, 'bad-disk.c');
  const made = spawnSync('gcc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
  writeFileSync(done, '', { mode: 0o666 });
  const env = { LD_PRELOAD: library, BAD_DISK_ORDER: order, BAD_DISK_DONE: done };
  return { env, order, done };
}

/** What is started meanwhile has these in its environment. */
async function withEnvironment<Result>(
  env: Readonly<Record<string, string>>,
  work: () => Promise<Result>,
): Promise<Result> {
  Object.assign(process.env, env);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(env)) delete process.env[name];
  }
}

function isRunning(data: string): boolean {
  try {
    const [pid] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    const [, state] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    return !state?.startsWith('Z');
  } catch {
    return false;
  }
}
