import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A release, unpacked where nothing of the repository is near. */
export interface Release {
  readonly folder: string;
  /** Bytes of all its files. */
  size(): Promise<number>;
  /** Starts a process of it; `url` answers when this resolves. `forNode` are options of Node. */
  start(
    settings: Readonly<Record<string, string>>,
    url: string,
    forNode?: readonly string[],
  ): Promise<Started>;
  /** Runs it to its end, as for migrations. */
  runToEnd(args: readonly string[], settings: Readonly<Record<string, string>>): Promise<string>;
  forget(): Promise<void>;
}

export interface Started {
  readonly pid: number;
  /** From the start of the program to the first answer. */
  readonly firstAnswerMs: number;
  stop(): Promise<number | null>;
}

/** Makes the release of this repository and unpacks it. */
export async function unpackRelease(): Promise<Release> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hako-release-'));
  await run(process.execPath, ['scripts/release.ts', folder], { cwd: ROOT });
  const artefact = (await readdir(folder)).find((name) => name.endsWith('.tar.gz')) ?? '';
  await rm(path.join(folder, artefact.replace(/\.tar\.gz$/, '')), { recursive: true });
  await run('tar', ['-xzf', artefact], { cwd: folder });
  const unpacked = path.join(folder, artefact.replace(/\.tar\.gz$/, ''));
  return {
    folder: unpacked,
    size: () => sizeOf(unpacked),
    start: (settings, url, forNode = []) =>
      startProgram([...forNode, 'server/main.js'], unpacked, settings, url),
    async runToEnd(args, settings) {
      const { stdout, stderr } = await run(process.execPath, [...args], {
        cwd: unpacked,
        env: { PATH: process.env['PATH'], ...settings },
      });
      return stdout + stderr;
    },
    forget: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Starts a program of Node and waits until it answers at all. */
export async function startProgram(
  args: readonly string[],
  cwd: string,
  settings: Readonly<Record<string, string>>,
  url: string,
): Promise<Started> {
  const began = performance.now();
  const child: ChildProcess = spawn(process.execPath, [...args], {
    cwd,
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) break;
    if (hasEnded) throw new Error(`the program ended with ${await ended} before it answered`);
    await sleep(5);
  }
  return {
    pid: child.pid as number,
    firstAnswerMs: performance.now() - began,
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
