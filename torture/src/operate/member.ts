import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { asRoot, programOf } from '../backup/tools.ts';
import { type Machine, withOurAddresses } from './network.ts';
import { Program } from './program.ts';
import { childrenOf, ours } from './tools.ts';

export const DATABASE_PORT = 5432;
const REST_PORT = 8008;
const ETCD_PORT = 2379;

/** One machine of the database: etcd, Patroni with our file, and the PostgreSQL that it starts. */
export interface Member {
  readonly name: string;
  readonly machine: Machine;
  readonly etcd: Program;
  readonly patroni: Program;
  /** Every process of PostgreSQL. */
  postgresPids(): Promise<number[]>;
  /** What Patroni answers; undefined when it does not. */
  ask(path: string): Promise<Response | undefined>;
  isFirstOfEtcd(): Promise<boolean>;
  stop(): Promise<void>;
}

/** The files of `ops` for one of the three; what differs in the rig is that nothing is archived. */
export async function memberOf(home: string, machine: Machine): Promise<Member> {
  const { name, address } = machine;
  const own = path.join(home, name);
  await mkdir(own, { recursive: true });
  const file = path.join(own, 'patroni.yml');
  await writeFile(file, await patroniFile(own, machine));
  await asRoot('chown', ['-R', 'postgres:', own]);
  const watched = { isWatched: true, user: 'postgres', args: [] };
  const etcd = new Program(own, machine, {
    ...watched,
    ...{ name: 'etcd', program: 'etcd', env: await etcdSettings(own, machine) },
  });
  const patroni = new Program(own, machine, {
    ...watched,
    ...{ name: 'patroni', program: 'patroni', args: [file] },
  });
  return {
    ...{ name, machine, etcd, patroni },
    async postgresPids() {
      const text = await readFile(path.join(own, 'data/postmaster.pid'), 'utf8').catch(() => '');
      const first = Number.parseInt(text, 10);
      return Number.isNaN(first) ? [] : [first, ...(await childrenOf(first))];
    },
    ask: (asked) => get(`http://${address}:${REST_PORT}${asked}`),
    async isFirstOfEtcd() {
      const answer = await get(`http://${address}:${ETCD_PORT}/v2/stats/self`);
      return ((await answer?.json()) as { state?: string })?.state === 'StateLeader';
    },
    async stop() {
      // Patroni stops its PostgreSQL first, and tells etcd.
      await patroni.stop();
      await etcd.stop('SIGKILL');
    },
  };
}

const get = (url: string): Promise<Response | undefined> =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);

async function patroniFile(own: string, { name, address }: Machine): Promise<string> {
  const config = parse(withOurAddresses(await ours('patroni/15-main.yml')));
  config.name = name;
  config.restapi.listen = `${address}:${REST_PORT}`;
  config.restapi.connect_address = `${address}:${REST_PORT}`;
  config.bootstrap.dcs.postgresql.parameters.archive_mode = 'off';
  config.postgresql.listen = `${address},127.0.0.1:${DATABASE_PORT}`;
  config.postgresql.connect_address = `${address}:${DATABASE_PORT}`;
  config.postgresql.data_dir = path.join(own, 'data');
  config.postgresql.bin_dir = path.dirname(programOf('postgres'));
  config.postgresql.pgpass = path.join(own, 'pgpass');
  config.postgresql.parameters.unix_socket_directories = own;
  return stringify(config);
}

async function etcdSettings(
  own: string,
  { name, address }: Machine,
): Promise<Record<string, string>> {
  const lines = withOurAddresses(await ours('patroni/etcd')).split('\n');
  const settings = Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const first = withOurAddresses('10.0.0.1:');
  for (const [key, value] of Object.entries(settings))
    if (/LISTEN|ADVERTISE/.test(key)) settings[key] = value.replaceAll(first, `${address}:`);
  return {
    ...settings,
    ETCD_NAME: name.replace('hako-', 'etcd-'),
    ETCD_DATA_DIR: path.join(own, 'etcd'),
  };
}
