import { asRoot } from '../backup/tools.ts';

/**
 * The files in `ops` have their machines in 10.0.0.0/24; here they stand where nobody else does.
 */
const THEIRS = '10.0.0.';
const HERE = '10.213.77.';
const HOST = `${HERE}254`;

/** Text of `ops` with the addresses of this network. */
export const withOurAddresses = (text: string): string => text.replaceAll(THEIRS, HERE);

/** What runs in it has addresses and ports of its own, and one cable to the others. */
export interface Machine {
  readonly name: string;
  readonly address: string;
  /** The command that runs a program there; as Debian's user of that name where one is given. */
  inside(program: string, args: readonly string[], user?: string): readonly [string, string[]];
  /** Its cable is pulled: whoever talks to it hears nothing any more, not even a refusal. */
  cut(): Promise<void>;
  join(): Promise<void>;
}

/** Machines on one switch, made of network namespaces; the rig itself has the host's address. */
export interface Network {
  readonly hostAddress: string;
  /** One at `10.213.77.<number>`. */
  machine(name: string, number: number): Promise<Machine>;
  remove(): Promise<void>;
}

const ip = (...words: string[]): Promise<string> => asRoot('ip', words);

/** Needs root. What it makes has names of this process, so that nothing of others is touched. */
export async function openNetwork(): Promise<Network> {
  const own = process.pid.toString(36);
  const bridge = `hkb${own}`;
  const spaces: string[] = [];
  if ((await ip('-o', 'addr')).includes(HERE))
    throw new Error(`a network of ${HERE}0 is here already: of a rig that runs, or left behind`);
  await ip('link', 'add', bridge, 'type', 'bridge');
  await ip('addr', 'add', `${HOST}/24`, 'dev', bridge);
  await ip('link', 'set', bridge, 'up');
  return {
    hostAddress: HOST,
    async machine(name, number) {
      const [space, near, far] = [`hk${own}-${number}`, `hkn${own}${number}`, `hkf${own}${number}`];
      const address = `${HERE}${number}`;
      await ip('netns', 'add', space);
      spaces.push(space);
      await ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far, 'netns', space);
      await ip('link', 'set', near, 'master', bridge, 'up');
      await ip('-n', space, 'addr', 'add', `${address}/24`, 'dev', far);
      for (const device of [far, 'lo']) await ip('-n', space, 'link', 'set', device, 'up');
      return {
        ...{ name, address },
        inside(program, args, user) {
          const as = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'] : [];
          return ['ip', ['netns', 'exec', space, ...as, program, ...args]];
        },
        cut: async () => void (await ip('link', 'set', near, 'down')),
        join: async () => void (await ip('link', 'set', near, 'up')),
      };
    },
    async remove() {
      for (const space of spaces) await ip('netns', 'del', space);
      await ip('link', 'del', bridge);
    },
  };
}
