import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ObservedProcess,
  startObserved,
} from '../../../server/test-support/observed-process.ts';
import { until } from '../../../server/test-support/until.ts';
import { tell } from '../scale.ts';
import { type Cluster, clusterIn } from './cluster.ts';
import { settingsOf, writeHistory } from './history.ts';
import { sealsOf } from './judge.ts';
import { openRepository, type Repository } from './repository.ts';
import { asPostgres } from './tools.ts';
import { Work } from './work.ts';

/** How much is done and kept. */
export interface DrillSize {
  /** Transfers and pictures in each of its parts. */
  readonly things: number;
  /** Rows of 256 bytes besides, so that there is something to restore. */
  readonly rows: number;
}

/** What is known when the machine of the primary is gone. */
export interface Burned {
  readonly repository: Repository;
  readonly standby: Cluster;
  readonly before: Work;
  readonly moment: string;
  /** Acknowledged after the moment, until the end. */
  readonly after: Work;
  readonly seals: string;
  /** What the backup of a damaged repository said. */
  readonly complaint: string;
  /** Whether it touched the stamp all the same. */
  readonly isStampFresh: boolean;
}

/** What the drill has started; ended from the last to the first. */
export type Stops = (() => Promise<unknown>)[];

/** A restored cluster takes part in nothing. */
const ALONE = { archive_mode: 'off', synchronous_standby_names: '' };
const STANDBY = 'hako_standby';
const LONGEST_MS = 300_000;
const BURNS_AFTER_MS = 1_500;

/** Fills a primary with a synchronous standby, backs it up, works on, and burns it in the middle of work. */
export async function untilItBurns({ things, rows }: DrillSize, stops: Stops): Promise<Burned> {
  const { repository, primary, standby } = await filledPair(rows, stops);
  const service = await serve(primary, repository.dataDir);
  stops.push(() => service.end('SIGKILL'));
  const url = service.url ?? '';
  const [before, after] = [new Work(1), new Work(500_000)];
  await before.run(url, things);
  await repository.backUp('diff');
  const stamped = (await stat(repository.stamp)).mtimeMs;
  const complaint = await repository.damaged(() =>
    repository.backUp('diff').then(
      () => '',
      (error: Error) => error.message,
    ),
  );
  const isStampFresh = (await stat(repository.stamp)).mtimeMs > stamped;
  await before.run(url, things);
  const seals = await sealsOf(primary);
  await sleep(1_000);
  const [now] = await primary.query<{ moment: string }>('select clock_timestamp()::text as moment');
  const moment = now?.moment ?? '';
  await sleep(1_000);
  await after.run(url, things);
  await archiveNow(primary);
  // What comes now is in no archive.
  await after.run(url, 50);
  const burning = new AbortController();
  const working = after.run(url, Number.POSITIVE_INFINITY, burning.signal);
  await sleep(BURNS_AFTER_MS);
  await repository.backUp('files');
  await primary.destroy();
  burning.abort();
  await working;
  await service.end('SIGKILL');
  const [one, two] = [before.acknowledged, after.acknowledged];
  tell(
    [
      `backup: ${one.transfers.length + two.transfers.length} transfers and`,
      `${one.pictures.length + two.pictures.length} pictures acknowledged before the machine burned`,
    ].join(' '),
  );
  return { repository, standby, before, moment, after, seals, complaint, isStampFresh };
}

async function filledPair(rows: number, stops: Stops) {
  const repository = await openRepository();
  stops.push(() => repository.forget());
  const { home, env, dataDir } = repository;
  const primary = await clusterIn(home, 'primary', env);
  await repository.makePrimary(primary);
  await primary.start();
  stops.push(() => primary.stop());
  await asPostgres('createdb', ['-h', '127.0.0.1', '-p', String(primary.port), 'hako']);
  await repository.pgbackrest('stanza-create');
  await writeHistory(primary.url, dataDir);
  await primary.query(`create schema ballast`);
  await primary.query(
    `create table ballast.rows as select number, (select string_agg(md5(number::text || part), '')
      from generate_series(1, 8) part) as text from generate_series(1, ${rows}) number`,
  );
  await timed('full backup', primary, () => repository.backUp('full'));
  const standby = await standBy(repository, primary);
  stops.push(() => standby.stop());
  return { repository, primary, standby };
}

/** A standby made of the backup, as docs/operating.md says; from now on nothing is acknowledged without it. */
async function standBy(repository: Repository, primary: Cluster): Promise<Cluster> {
  const standby = await clusterIn(repository.home, 'standby', repository.env);
  const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${STANDBY}`;
  await repository.pgbackrest(
    `--pg1-path=${standby.folder}`,
    '--type=standby',
    `--recovery-option=primary_conninfo=${source}`,
    'restore',
  );
  await standby.start();
  const state = async () =>
    (
      await primary.query<{ state: string }>(
        `select state from pg_stat_replication where application_name = '${STANDBY}'`,
      )
    )[0]?.state;
  await until(async () => (await state()) === 'streaming', LONGEST_MS);
  await primary.query(`alter system set synchronous_standby_names = '${STANDBY}'`);
  await primary.query('select pg_reload_conf()');
  return standby;
}

/** As happens each minute by itself. */
async function archiveNow(primary: Cluster): Promise<void> {
  const [switched] = await primary.query<{ wal: string }>(
    'select pg_walfile_name(pg_switch_wal()) as wal',
  );
  const wal = switched?.wal ?? '';
  const last = async () =>
    (
      await primary.query<{ last: string }>(
        'select last_archived_wal as last from pg_stat_archiver',
      )
    )[0]?.last ?? '';
  await until(async () => (await last()) >= wal, LONGEST_MS);
}

/** Our service over that cluster, as an operator starts it. */
export const serve = (cluster: Cluster, dataDir: string): Promise<ObservedProcess> =>
  startObserved(
    { config: { dataDir }, databaseUrl: cluster.url },
    { ...settingsOf(cluster.url, dataDir), HAKO_ROLES: 'api,worker' },
  );

/** A cluster of its own out of the repository; gives the seconds that a gigabyte took as well. */
export async function restored(
  { repository }: Burned,
  name: string,
  how: readonly string[],
  stops: Stops,
): Promise<{ cluster: Cluster; secondsPerGb: number }> {
  const cluster = await clusterIn(repository.home, name, repository.env);
  const secondsPerGb = await timed(`restore of ${name}`, cluster, async () => {
    await repository.pgbackrest(`--pg1-path=${cluster.folder}`, ...how, 'restore');
    stops.push(() => cluster.stop());
    await cluster.start(ALONE);
    await cluster.untilRecovered();
  });
  return { cluster, secondsPerGb };
}

/** The newest copy of pictures and secrets, in a data folder of its own. */
export async function restoredCopy(
  { repository }: Burned,
  name: string,
): Promise<{ dataDir: string; secrets: string }> {
  const dataDir = path.join(repository.home, `${name}-data`);
  return { dataDir, secrets: await repository.restoreFiles(dataDir) };
}

async function timed(what: string, cluster: Cluster, work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1_000;
  const [size] = await cluster.query<{ bytes: number }>(
    'select sum(pg_database_size(oid))::float8 as bytes from pg_database',
  );
  const gigabytes = (size?.bytes ?? 0) / 1e9;
  tell(
    [
      `backup: ${what} of ${gigabytes.toFixed(2)} GB took ${seconds.toFixed(1)} s,`,
      `${(seconds / gigabytes).toFixed(1)} s a GB`,
    ].join(' '),
  );
  // A start takes its second, however little there is.
  return seconds / Math.max(gigabytes, 0.3);
}
