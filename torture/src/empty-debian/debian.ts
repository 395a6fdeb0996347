import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asRoot } from '../backup/tools.ts';
import { childrenOf } from '../operate/tools.ts';
import { type Cable, layCable } from './cable.ts';

const SUITE = 'bookworm';
const MIRROR = 'http://deb.debian.org/debian';
/** What makes it a machine that starts: of Debian's own, systemd and nothing more. */
const INIT = 'systemd-sysv,dbus';
/** On a disk, as a machine has one, and not in the memory of `TMPDIR`. */
const HOME = '/var/tmp';
const START_MS = 60_000;
const END_MS = 60_000;
/** The only Node that a machine without the internet has. */
const NODE = path.resolve(
  import.meta.dirname,
  `../../../node_modules/node-linux-${process.arch}/bin/node`,
);

/** An empty Debian that has started, with systemd as its first process. */
export interface Debian {
  /** Where this machine reaches it, and where it reaches this machine. */
  readonly cable: Cable;
  /** The folder that is its root. */
  readonly root: string;
  /** Runs a script there in a shell of root; gives what it printed. */
  run(script: string): Promise<string>;
  /** Puts a file of this machine into the folder of its shell. */
  bring(file: string): Promise<void>;
  remove(): Promise<void>;
}

/** Makes one in a folder of its own and starts it. Node is there, which comes by no package. */
export async function startDebian(): Promise<Debian> {
  const home = await mkdtemp(path.join(HOME, 'hako-empty-debian-'));
  const root = path.join(home, 'root');
  const cable = await layCable();
  const forget = async (): Promise<void> => {
    await cable.remove();
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  try {
    await asRoot('debootstrap', ['--variant=minbase', `--include=${INIT}`, SUITE, root, MIRROR]);
    await cp(NODE, path.join(root, 'usr/bin/node'));
    await cp('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'));
    await writeFile(path.join(root, 'etc/hostname'), 'empty-debian\n');
    const machine = await boot(home, root, cable);
    return {
      ...{ cable, root, run: machine.run },
      bring: (file) => cp(file, path.join(root, 'srv', path.basename(file))),
      async remove() {
        await machine.stop();
        await forget();
      },
    };
  } catch (error) {
    await forget();
    throw error;
  }
}

async function boot(home: string, root: string, { space }: Cable) {
  const log = await open(path.join(home, 'console.log'), 'a');
  const options = ['--quiet', '--register=no', '--keep-unit', '--resolv-conf=off'];
  const child = spawn(
    'systemd-nspawn',
    [...options, '--console=pipe', `--network-namespace-path=${space}`, '--boot', '-D', root],
    { stdio: ['ignore', log.fd, log.fd] },
  );
  await log.close();
  const run = (script: string): Promise<string> => inside(child, script);
  const isUp = /^(running|degraded)$/m;
  let state = '';
  for (const end = Date.now() + START_MS; Date.now() < end && !isUp.test(state); await sleep(200))
    state = await run('systemctl is-system-running || true').catch(() => '');
  if (!isUp.test(state)) {
    await halt(child);
    throw new Error(`it did not start: ${await readFile(path.join(home, 'console.log'), 'utf8')}`);
  }
  return { run, stop: () => halt(child) };
}

async function inside({ pid }: ChildProcess, script: string): Promise<string> {
  const [init] = await childrenOf(pid ?? 0);
  if (!init) throw new Error('it has no first process');
  const env = ['PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'HOME=/root'];
  const shell = ['/bin/bash', '--norc', '-euo', 'pipefail', '-c', `cd /srv; exec 2>&1\n${script}`];
  const spaces = ['-m', '-u', '-i', '-n', '-p', '-C'];
  return asRoot('nsenter', ['-t', String(init), ...spaces, 'env', '-i', ...env, ...shell]);
}

/** As by its switch: what runs there ends in order. */
async function halt(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), END_MS);
  await ended;
  clearTimeout(patience);
}
