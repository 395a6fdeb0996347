import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../scripts/free-port.ts';
import { asRoot } from '../backup/tools.ts';
import { type Member, memberOf } from './member.ts';
import { ours, signal } from './tools.ts';

const NAMES = ['hako-a', 'hako-b', 'hako-c'];
const PATIENCE_MS = 120_000;
const LOOK_MS = 100;
const LOGIN = 'hako:a-password-of-the-rig';

/** Three machines of the database with etcd, and HAProxy before them, as our files say. */
export interface WatchedCluster {
  /** Of the database `hako`, through HAProxy. */
  readonly url: string;
  readonly members: readonly Member[];
  /** Who holds the leader's key and says so. */
  leader(): Promise<Member | undefined>;
  /** Until all members work, one of them in step with the primary. */
  untilWhole(): Promise<void>;
  /** Until somebody else than that one leads. */
  untilFollowed(former: Member): Promise<void>;
  query<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

interface State {
  readonly members: readonly { name: string; role: string; state: string }[];
}

/** Starts all of it and makes the database `hako` with an owner of its own. */
export async function startCluster(): Promise<WatchedCluster> {
  const home = await mkdtemp(path.join(tmpdir(), 'hako-failover-'));
  await chmod(home, 0o755);
  await asRoot('chown', ['postgres:', home]);
  const etcd = await startEtcd(home);
  const members: Member[] = [];
  for (const name of NAMES) members.push(await memberOf(home, name, etcd.port));
  const proxy = await startHaproxy(home, members);
  const url = `postgres://${LOGIN}@127.0.0.1:${proxy.port}/hako`;
  for (const member of members) await member.start();
  const cluster = {
    ...{ url, members },
    ...watched(members),
    query: <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) =>
      asked<Row>(url, statement, values),
    async stop() {
      await Promise.all(members.map((member) => member.stop()));
      for (const { child } of [proxy, etcd]) await killed(child);
      await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
  await cluster.untilWhole();
  const first = await cluster.leader();
  const server = `postgres://postgres:CHANGE-ME-superuser@127.0.0.1:${first?.port}/postgres`;
  const [owner, password] = LOGIN.split(':');
  await asked(server, `create role ${owner} login password '${password}'`, []);
  await asked(server, `create database hako owner ${owner}`, []);
  return cluster;
}

function watched(
  members: readonly Member[],
): Pick<WatchedCluster, 'leader' | 'untilWhole' | 'untilFollowed'> {
  const leader = async (): Promise<Member | undefined> => {
    const holds = await Promise.all(
      members.map(({ restPort }) => get(restPort, '/primary').then((answer) => answer?.ok)),
    );
    return members.find((_member, index) => holds[index]);
  };
  const untilTrue = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; )
      if (await isSo()) return;
      else await sleep(LOOK_MS);
    throw new Error(`${what}: never in ${PATIENCE_MS} ms`);
  };
  const isWhole = async (): Promise<boolean> => {
    const state = (await (await get(members[0]?.restPort ?? 0, '/cluster'))?.json()) as State;
    const roles = (state?.members ?? []).filter(({ state }) => state === 'running');
    return (
      roles.length === members.length &&
      roles.some(({ role }) => role === 'leader') &&
      roles.some(({ role }) => role === 'sync_standby')
    );
  };
  return {
    leader,
    untilWhole: () => untilTrue('all members work', isWhole),
    untilFollowed: (former) =>
      untilTrue(`${former.name} is followed`, async () => {
        const now = await leader();
        return now !== undefined && now !== former;
      }),
  };
}

const get = (port: number, asks: string): Promise<Response | undefined> =>
  fetch(`http://127.0.0.1:${port}${asks}`, { signal: AbortSignal.timeout(1_000) }).catch(
    () => undefined,
  );

async function asked<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

interface Program {
  readonly child: ChildProcess;
  readonly port: number;
}

async function startEtcd(home: string): Promise<Program> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const [peer, client] = [`http://127.0.0.1:${peerPort}`, `http://127.0.0.1:${port}`];
  const settings = {
    ...settingsIn(await ours('patroni/etcd')),
    ETCD_DATA_DIR: path.join(home, 'etcd'),
    ETCD_LISTEN_PEER_URLS: peer,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
    ETCD_LISTEN_CLIENT_URLS: client,
    ETCD_ADVERTISE_CLIENT_URLS: client,
    ETCD_INITIAL_CLUSTER: `etcd-a=${peer}`,
  };
  return { child: await program(home, 'etcd', [], settings), port };
}

const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

async function startHaproxy(home: string, members: readonly Member[]): Promise<Program> {
  const port = await freePort();
  const servers = new Map(members.map((member) => [member.name, member]));
  const text = (await ours('haproxy/haproxy.cfg'))
    .replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`)
    .replace(/server (\S+) \S+ check port 8008/g, (line: string, name: string) => {
      const member = servers.get(name);
      return member
        ? `server ${name} 127.0.0.1:${member.port} check port ${member.restPort}`
        : line;
    });
  const file = path.join(home, 'haproxy.cfg');
  await writeFile(file, text);
  return { child: await program(home, 'haproxy', ['-db', '-f', file], {}), port };
}

async function program(
  home: string,
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const log = await open(path.join(home, `${name}.log`), 'a');
  const child = spawn(name, [...args], {
    cwd: home,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', log.fd, log.fd],
  });
  await once(child, 'spawn');
  await log.close();
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  signal([child.pid ?? 0], 'SIGKILL');
  await ended;
}
