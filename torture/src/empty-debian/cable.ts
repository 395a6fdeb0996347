import { readFile, writeFile } from 'node:fs/promises';
import { asRoot } from '../backup/tools.ts';

/** One pair of addresses at a time: who finds them taken is told. */
const NEAR = '10.213.78.1';
const FAR = '10.213.78.2';
const NETWORK = '10.213.78.0/24';
const FORWARDING = '/proc/sys/net/ipv4/ip_forward';

/** A network of one other machine, which reaches the mirror of Debian through this one. */
export interface Cable {
  /** Of this machine. */
  readonly near: string;
  /** Of the other one. */
  readonly far: string;
  /** The namespace that the other machine is started in. */
  readonly space: string;
  remove(): Promise<void>;
}

const ip = (...words: string[]): Promise<string> => asRoot('ip', words);

/** Needs root. What it makes has names of this process. */
export async function layCable(): Promise<Cable> {
  const own = process.pid.toString(36);
  const [space, plug, socket, table] = [`hke-${own}`, `hke${own}`, `hkf${own}`, `hako_${own}`];
  if ((await ip('-o', 'addr')).includes(NEAR))
    throw new Error(`${NEAR} is here already: of a rig that runs, or left behind`);
  const forwarded = await readFile(FORWARDING, 'utf8');
  const remove = async (): Promise<void> => {
    await asRoot('nft', [`table ip ${table}; delete table ip ${table};`]);
    await writeFile(FORWARDING, forwarded);
    await ip('netns', 'del', space);
  };
  await ip('netns', 'add', space);
  try {
    await ip('link', 'add', plug, 'type', 'veth', 'peer', 'name', socket, 'netns', space);
    await ip('addr', 'add', `${NEAR}/24`, 'dev', plug);
    await ip('link', 'set', plug, 'up');
    await ip('-n', space, 'addr', 'add', `${FAR}/24`, 'dev', socket);
    for (const device of [socket, 'lo']) await ip('-n', space, 'link', 'set', device, 'up');
    await ip('-n', space, 'route', 'add', 'default', 'via', NEAR);
    await writeFile(FORWARDING, '1');
    const chain = `{ type nat hook postrouting priority srcnat; ip saddr ${NETWORK} masquerade; }`;
    await asRoot('nft', [`table ip ${table} { chain out ${chain}; }`]);
  } catch (error) {
    await remove();
    throw error;
  }
  return { near: NEAR, far: FAR, space: `/run/netns/${space}`, remove };
}
