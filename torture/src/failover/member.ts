import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { freePort } from '../../../scripts/free-port.ts';
import { programOf } from '../backup/tools.ts';
import { childrenOf, ours, postgresUser, signal } from './tools.ts';

/** One machine of the database: Patroni with our file, and the PostgreSQL that it starts. */
export interface Member {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  /** Starts its Patroni, as its supervisor does when it was killed. */
  start(): Promise<void>;
  /** PostgreSQL, every process of it, and Patroni. */
  pids(): Promise<{ readonly patroni: number; readonly postgres: number[] }>;
  stop(): Promise<void>;
}

/** What is different in the rig: everything is on this machine and nothing is archived. */
export async function memberOf(home: string, name: string, etcdPort: number): Promise<Member> {
  const [port, restPort] = [await freePort(), await freePort()];
  const folder = path.join(home, name);
  const file = path.join(home, `${name}.yml`);
  await writeFile(file, await configOf({ home, name, folder, port, restPort, etcdPort }));
  const user = await postgresUser();
  let child: ChildProcess | undefined;
  const postmaster = async (): Promise<number> =>
    Number.parseInt(
      await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => ''),
      10,
    );
  return {
    ...{ name, port, restPort },
    async start() {
      const log = await open(path.join(home, `${name}.log`), 'a');
      child = spawn('patroni', [file], {
        ...user,
        cwd: home,
        env: { PATH: process.env['PATH'], HOME: home, LC_ALL: 'C.UTF-8' },
        stdio: ['ignore', log.fd, log.fd],
      });
      await once(child, 'spawn');
      await log.close();
    },
    async pids() {
      const first = await postmaster();
      const postgres = Number.isNaN(first) ? [] : [first, ...(await childrenOf(first))];
      return { patroni: child?.pid ?? 0, postgres };
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      signal([child.pid ?? 0], 'SIGCONT');
      const ended = once(child, 'exit');
      // It stops its PostgreSQL first.
      child.kill('SIGTERM');
      await ended;
    },
  };
}

interface Place {
  readonly home: string;
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly restPort: number;
  readonly etcdPort: number;
}

async function configOf(place: Place): Promise<string> {
  const { home, name, folder, port, restPort, etcdPort } = place;
  const text = (await ours('patroni/15-main.yml')).replaceAll('10.0.0.0/24', '127.0.0.1/32');
  const config = parse(text);
  config.name = name;
  config.etcd.hosts = `127.0.0.1:${etcdPort}`;
  for (const setting of ['listen', 'connect_address']) {
    config.restapi[setting] = `127.0.0.1:${restPort}`;
    config.postgresql[setting] = `127.0.0.1:${port}`;
  }
  config.bootstrap.dcs.postgresql.parameters.archive_mode = 'off';
  config.postgresql.data_dir = folder;
  config.postgresql.bin_dir = path.dirname(programOf('postgres'));
  config.postgresql.pgpass = path.join(home, `${name}.pgpass`);
  config.postgresql.parameters.unix_socket_directories = home;
  return stringify(config);
}
