import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Pretend, pretendAt } from '../../../e2e/support/pretend-world.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { pretendSettings } from '../../../scripts/pretend-settings.ts';
import {
  type ObservedProcess,
  startObserved,
} from '../../../server/test-support/observed-process.ts';
import { startSimulator } from '../../../simulator/src/start.ts';
import { settingsOf, writeHistory } from '../backup/history.ts';
import { Load } from '../operate/load.ts';
import { type OwnDatabase, startOwnDatabase } from './own-database.ts';

/** Its processes, in this order. */
export const ROLES = ['api', 'worker', 'sniper'];
/** Between two transfers of one hand, so that the disk is not the only thing that works. */
const REST_MS = 40;

/** The service as it runs in production, over a PostgreSQL of its own, with people at work. */
export interface Ground {
  readonly database: OwnDatabase;
  readonly dataDir: string;
  readonly pretend: Pretend;
  readonly load: Load;
  /** Where the api listens, also after it was started again. */
  readonly url: string;
  /** Those that run at the moment. */
  processes(): readonly ObservedProcess[];
  /** `kill -9` of all of them at once. */
  killAll(): Promise<void>;
  startAll(): Promise<void>;
  close(): Promise<void>;
}

export async function startGround(): Promise<Ground> {
  const stops: (() => unknown)[] = [];
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hako-dying-data-'));
  stops.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = await startOwnDatabase();
  stops.push(() => database.close());
  const world = await startSimulator();
  stops.push(() => world.stop());
  await writeHistory(database.url, dataDir);
  const port = await freePort();
  const settings = {
    ...pretendSettings(world.url),
    ...settingsOf(database.url, dataDir),
  };
  const start = (role: string) =>
    startObserved(
      { config: { dataDir }, databaseUrl: database.url },
      { ...settings, HAKO_ROLES: role, HAKO_PORT: role === 'api' ? String(port) : '0' },
    );
  let processes: readonly ObservedProcess[] = [];
  const startAll = async () => {
    processes = await Promise.all(ROLES.map(start));
  };
  await startAll();
  stops.push(() => Promise.all(processes.map((one) => one.end())));
  const url = `http://127.0.0.1:${port}`;
  const pretend = pretendAt(() => world.url);
  const load = new Load([url], pretend, 1, REST_MS);
  await load.start();
  stops.push(() => load.stop());
  return {
    ...{ database, dataDir, pretend, load, url, startAll },
    processes: () => processes,
    killAll: async () => void (await Promise.all(processes.map((one) => one.end('SIGKILL')))),
    async close() {
      for (const stop of stops.toReversed()) await stop();
    },
  };
}
