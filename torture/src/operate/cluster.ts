import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { askDatabase } from '../ask-database.ts';
import { DATABASE_PORT, type Member, memberOf } from './member.ts';
import { type Machine, type Network, withOurAddresses } from './network.ts';
import { Program } from './program.ts';
import { ours } from './tools.ts';

const NAMES = ['hako-a', 'hako-b', 'hako-c'];
const PATIENCE_MS = 120_000;
const LOOK_MS = 100;
const LOGIN = 'hako:a-password-of-the-rig';
/** The machine from which the rig itself asks; nothing ever happens to it. */
const LOOKOUT = 30;

/** Three machines of the database, as our files say. */
export interface WatchedCluster {
  /** Logs and data of everything. */
  readonly home: string;
  /** Of the database `hako`, for whoever has HAProxy on their own machine. */
  readonly localUrl: string;
  /** The same, for the rig. */
  readonly url: string;
  readonly members: readonly Member[];
  /** Who holds the leader's key and says so. */
  leader(): Promise<Member | undefined>;
  /** Who has everything that was acknowledged, besides the primary. */
  inStep(): Promise<Member | undefined>;
  /** Until all members work, one of them in step with the primary. */
  untilWhole(): Promise<void>;
  /** Until somebody else than that one leads. */
  untilFollowed(former: Member): Promise<void>;
  query<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** HAProxy on a machine, with our file; before its processes. */
  proxyOn(machine: Machine): Promise<Program>;
  stop(): Promise<void>;
}

interface State {
  readonly members: readonly { name: string; role: string; state: string }[];
}

/** Starts all of it and makes the database `hako` with an owner of its own. */
export async function startCluster(network: Network): Promise<WatchedCluster> {
  const home = await mkdtemp(path.join(tmpdir(), 'hako-operate-'));
  await chmod(home, 0o755);
  const members: Member[] = [];
  for (const [index, name] of NAMES.entries())
    members.push(await memberOf(home, await network.machine(name, index + 1)));
  const proxyOn = (machine: Machine, bind?: string) => startHaproxy(home, machine, bind);
  const lookout = await network.machine('lookout', LOOKOUT);
  const proxies = [await proxyOn(lookout, lookout.address)];
  for (const { etcd } of members) await etcd.start();
  for (const { patroni } of members) await patroni.start();
  const url = `postgres://${LOGIN}@${lookout.address}:5000/hako`;
  const cluster: WatchedCluster = {
    ...{ home, url, members, localUrl: `postgres://${LOGIN}@127.0.0.1:5000/hako` },
    ...watched(members),
    query: (statement, values = []) => askDatabase(url, statement, values),
    async proxyOn(machine) {
      const proxy = await proxyOn(machine);
      proxies.push(proxy);
      return proxy;
    },
    async stop() {
      await Promise.all(members.map((member) => member.stop()));
      for (const proxy of proxies) await proxy.stop('SIGKILL');
      await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
  try {
    await cluster.untilWhole();
    await makeDatabase(await cluster.leader());
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

async function makeDatabase(first: Member | undefined): Promise<void> {
  const at = `${first?.machine.address}:${DATABASE_PORT}`;
  const server = `postgres://postgres:CHANGE-ME-superuser@${at}/postgres`;
  const [owner, password] = LOGIN.split(':');
  await askDatabase(server, `create role ${owner} login password '${password}'`);
  await askDatabase(server, `create database hako owner ${owner}`);
}

type Watched = Pick<WatchedCluster, 'leader' | 'inStep' | 'untilWhole' | 'untilFollowed'>;

function watched(members: readonly Member[]): Watched {
  const whoSays = async (asks: string): Promise<Member | undefined> => {
    const says = await Promise.all(
      members.map((member) => member.ask(asks).then((answer) => answer?.ok)),
    );
    return members.find((_member, index) => says[index]);
  };
  const leader = () => whoSays('/primary');
  const untilTrue = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; )
      if (await isSo()) return;
      else await sleep(LOOK_MS);
    throw new Error(`${what}: never in ${PATIENCE_MS} ms`);
  };
  const isWhole = async (): Promise<boolean> => {
    const state = (await (await members[0]?.ask('/cluster'))?.json()) as State;
    const roles = (state?.members ?? []).filter(({ state }) => state === 'running');
    return (
      roles.length === members.length &&
      roles.some(({ role }) => role === 'leader') &&
      roles.some(({ role }) => role === 'sync_standby')
    );
  };
  return {
    leader,
    inStep: () => whoSays('/synchronous'),
    untilWhole: () => untilTrue('all members work', isWhole),
    untilFollowed: (former) =>
      untilTrue(`${former.name} is followed`, async () => {
        const now = await leader();
        return now !== undefined && now !== former;
      }),
  };
}

async function startHaproxy(home: string, machine: Machine, bind = '127.0.0.1'): Promise<Program> {
  const text = withOurAddresses(await ours('haproxy/haproxy.cfg'));
  const file = path.join(home, `haproxy-${machine.name}.cfg`);
  await writeFile(file, text.replace('bind 127.0.0.1:', `bind ${bind}:`));
  const args = ['-db', '-f', file];
  const proxy = new Program(home, machine, {
    ...{ name: 'haproxy', program: 'haproxy', args, isWatched: true },
  });
  await proxy.start();
  return proxy;
}
