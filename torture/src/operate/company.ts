import { setTimeout as sleep } from 'node:timers/promises';
import { builtServer } from '../../../scripts/built-server.ts';
import { surroundings } from '../../../scripts/surroundings.ts';
import type { WatchedCluster } from './cluster.ts';
import type { Machine, Network } from './network.ts';
import { Program } from './program.ts';

const NAMES = ['ours-1', 'ours-2'];
const FIRST_NUMBER = 11;
const ROLES = ['api', 'worker', 'sniper'];
const API_PORT = 8080;
const FIRST_METRICS_PORT = 9101;
const START_MS = 60_000;

/** A machine that runs processes of ours, with HAProxy before the database. */
export interface OurMachine {
  readonly machine: Machine;
  /** Of its api. */
  readonly url: string;
  readonly proxy: Program;
  /** Its api, worker and sniper. */
  readonly processes: readonly Program[];
}

/** Two such machines, each with an api, a worker and a sniper, as our unit of systemd runs them. */
export async function startCompany(
  network: Network,
  cluster: WatchedCluster,
  settings: Readonly<Record<string, string>>,
): Promise<OurMachine[]> {
  const machines: OurMachine[] = [];
  for (const [index, name] of NAMES.entries()) {
    const machine = await network.machine(name, FIRST_NUMBER + index);
    const proxy = await cluster.proxyOn(machine);
    const processes: Program[] = [];
    for (const [place, role] of ROLES.entries()) {
      const env = {
        ...surroundings(),
        ...settings,
        HAKO_ROLES: role,
        HAKO_HOST: machine.address,
        HAKO_PORT: String(API_PORT),
        HAKO_METRICS_HOST: machine.address,
        HAKO_METRICS_PORT: String(FIRST_METRICS_PORT + place),
        DATABASE_URL: cluster.localUrl,
      };
      const command = { name: role, program: process.execPath, args: [await builtServer()], env };
      processes.push(new Program(cluster.home, machine, { ...command, isWatched: true }));
    }
    for (const one of processes) await one.start();
    machines.push({
      ...{ machine, proxy, processes },
      url: `http://${machine.address}:${API_PORT}`,
    });
  }
  for (const { machine } of machines)
    for (const place of ROLES.keys())
      await untilReady(`http://${machine.address}:${FIRST_METRICS_PORT + place}/readyz`);
  return machines;
}

async function untilReady(url: string): Promise<void> {
  let last = 'no answer';
  for (const end = performance.now() + START_MS; performance.now() < end; await sleep(100)) {
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(url, { signal }).catch(() => undefined);
    if (answer?.ok) return;
    last = answer ? await answer.text() : 'no answer';
  }
  throw new Error(`${url} was not ready in ${START_MS} ms: ${last}`);
}
