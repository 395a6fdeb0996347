import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { freePort } from '../../../scripts/free-port.ts';
import { askDatabase } from '../ask-database.ts';
import { asPostgres, programOf, type Surroundings } from './tools.ts';

const PATIENCE_MS = 600_000;

/** One PostgreSQL of Debian with its own folder, as the operator's user runs it. */
export interface Cluster {
  readonly folder: string;
  readonly port: number;
  /** Of the database `hako` in it. */
  readonly url: string;
  /** `settings` win over those of its files. */
  start(settings?: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
  /** `kill -9`, and its disk is gone. */
  destroy(): Promise<void>;
  promote(): Promise<void>;
  query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>;
  /** Until it takes writes. */
  untilRecovered(): Promise<void>;
}

/** The cluster of a folder in `home`; `env` is what its archive command finds. */
export async function clusterIn(home: string, name: string, env: Surroundings): Promise<Cluster> {
  const folder = path.join(home, name);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/hako`;
  const control = (args: readonly string[]) =>
    asPostgres(programOf('pg_ctl'), ['-D', folder, '-w', '-t', '600', ...args], env);
  const query = <Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> =>
    askDatabase<Row>(url, statement);
  return {
    ...{ folder, port, url, query },
    async start(settings = {}) {
      const options = [`-p ${port}`, `-k ${home}`, ...Object.entries(settings).map(optionOf)];
      const log = path.join(home, `${name}.log`);
      await control(['-l', log, '-o', options.join(' '), 'start']);
    },
    stop: async () => void (await control(['-m', 'fast', 'stop'])),
    promote: async () => void (await control(['promote'])),
    async destroy() {
      const [pid] = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
    async untilRecovered() {
      const end = performance.now() + PATIENCE_MS;
      while (performance.now() < end) {
        const rows = await query<{ busy: boolean }>('select pg_is_in_recovery() as busy').catch(
          () => [],
        );
        if (rows[0]?.busy === false) return;
        await sleep(50);
      }
      throw new Error(`${name} did not recover: see ${name}.log in ${home}`);
    },
  };
}

const optionOf = ([name, value]: readonly [string, string]): string => `-c ${name}='${value}'`;
