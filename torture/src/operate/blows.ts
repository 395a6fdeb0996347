import type { Chance } from '../chance.ts';
import type { WatchedCluster } from './cluster.ts';
import type { OurMachine } from './company.ts';
import type { Member } from './member.ts';
import type { Program } from './program.ts';
import { signal } from './tools.ts';

/** Everything that can be struck. */
export interface Site {
  readonly cluster: WatchedCluster;
  readonly ours: readonly OurMachine[];
  readonly chance: Chance;
}

/** What may happen, at once and without a word to anybody. */
export interface Blow {
  readonly name: string;
  /** Another primary must follow. */
  readonly takesOver: boolean;
  /** Snipers die or are alone with their snipes, which somebody must take over. */
  readonly hitsSnipers: boolean;
  /** Gives what makes everything whole again. */
  strike(site: Site): Promise<() => Promise<void>>;
}

const nothing = async (): Promise<void> => undefined;

const primaryOf = async ({ cluster }: Site): Promise<Member> => {
  const primary = await cluster.leader();
  if (!primary) throw new Error('nobody leads');
  return primary;
};

const ofPrimary = (
  name: string,
  strike: (primary: Member, postgres: number[]) => Promise<() => Promise<void>>,
): Blow => ({
  ...{ name, takesOver: true, hitsSnipers: false },
  async strike(site) {
    const primary = await primaryOf(site);
    const postgres = await primary.postgresPids();
    if (postgres.length === 0) throw new Error(`${primary.name} runs no PostgreSQL`);
    return strike(primary, postgres);
  },
});

const ofProcesses = (name: string, choose: (site: Site) => readonly Program[]): Blow => ({
  ...{ name, takesOver: false, hitsSnipers: true },
  async strike(site) {
    for (const one of choose(site)) one.kill();
    return nothing;
  },
});

const secondOf = ({ ours }: Site): OurMachine => ours[1] as OurMachine;

/** In the order in which they come. */
export const BLOWS: readonly Blow[] = [
  ofPrimary('PostgreSQL of the primary is killed', async (_primary, postgres) => {
    signal(postgres, 'SIGKILL');
    return nothing;
  }),
  ofProcesses('one process of ours is killed', ({ ours, chance }) => [
    chance.pick(ours.flatMap(({ processes }) => processes)),
  ]),
  ofPrimary('the primary is cut off', async ({ machine }) => {
    await machine.cut();
    return () => machine.join();
  }),
  ofProcesses('every process of ours is killed', ({ ours }) =>
    ours.flatMap(({ processes }) => processes),
  ),
  ofPrimary('PostgreSQL and Patroni of the primary are killed', async ({ patroni }, postgres) => {
    signal([patroni.pid, ...postgres], 'SIGKILL');
    return nothing;
  }),
  {
    ...{ name: 'a machine of ours is cut off', takesOver: false, hitsSnipers: true },
    async strike(site) {
      const { machine } = secondOf(site);
      await machine.cut();
      return () => machine.join();
    },
  },
  ofPrimary('everything on the primary hangs', async ({ patroni, etcd }, postgres) => {
    const all = [etcd.pid, patroni.pid, ...postgres];
    signal(all, 'SIGSTOP');
    return async () => signal(all, 'SIGCONT');
  }),
  {
    ...{ name: 'the standby in step is cut off', takesOver: false, hitsSnipers: false },
    async strike({ cluster }) {
      const standby = await cluster.inStep();
      if (!standby) throw new Error('no standby is in step');
      await standby.machine.cut();
      return () => standby.machine.join();
    },
  },
  {
    ...{ name: 'the first of etcd is killed', takesOver: false, hitsSnipers: false },
    async strike({ cluster }) {
      const firsts = await Promise.all(cluster.members.map((member) => member.isFirstOfEtcd()));
      const first = cluster.members.find((_member, index) => firsts[index]);
      if (!first) throw new Error('etcd has no first');
      first.etcd.kill();
      return nothing;
    },
  },
  ofProcesses('both HAProxy are killed', ({ ours }) => ours.map(({ proxy }) => proxy)),
];
