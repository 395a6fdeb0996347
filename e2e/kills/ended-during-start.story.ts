import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { createKeptPrograms } from '../../scripts/kept-programs.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LONGEST_MS = 60_000;

let dir: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'hako-ended-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

const untilExists = async (file: string): Promise<void> => {
  for (let waited = 0; !existsSync(file); waited += 50) {
    if (waited > LONGEST_MS) throw new Error(`${file} was never written`);
    await sleep(50);
  }
};
const isRunning = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[2] !== 'Z';
  } catch {
    return false;
  }
};

/** What runs with our folder among its arguments or settings: the embedded database and the programs of the product. */
const leftBehind = (): string[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid && isRunning(Number(pid)))
    .flatMap((pid) => {
      try {
        const told = ['cmdline', 'environ'].map((of) => readFileSync(`/proc/${pid}/${of}`, 'utf8'));
        return told.some((text) => text.includes(dir)) ? [told[0] as string] : [];
      } catch {
        return [];
      }
    });

/** The start script in a project of nothing, whose build takes for ever. */
function projectThatBuilds(): string {
  mkdirSync(path.join(dir, 'scripts'));
  cpSync(path.join(ROOT, 'scripts/run.mjs'), path.join(dir, 'scripts/run.mjs'));
  for (const folder of ['node_modules/.bin', 'web', 'contract'])
    mkdirSync(path.join(dir, folder), { recursive: true });
  symlinkSync(process.execPath, path.join(dir, 'node_modules/.bin/node'));
  writeFileSync(path.join(dir, 'package.json'), '{"workspaces":[]}');
  const program = (name: string, text: string): void => {
    const file = path.join(dir, 'node_modules/.bin', name);
    writeFileSync(file, `#!/bin/sh\n${text}\n`);
    chmodSync(file, 0o755);
  };
  program('npm', 'exit 0');
  program('react-router', `echo $$ > ${dir}/building; exec sleep 1000`);
  return path.join(dir, 'scripts/run.mjs');
}

describe('a start that is told to end', () => {
  it('leaves no build behind', async () => {
    const child = spawn(process.execPath, [projectThatBuilds(), 'start'], { stdio: 'ignore' });
    children.push(child);
    const ended = once(child, 'exit');
    await untilExists(path.join(dir, 'building'));
    await sleep(200);
    const build = Number(readFileSync(path.join(dir, 'building'), 'utf8'));
    child.kill('SIGTERM');
    await ended;
    const isLeft = isRunning(build);
    if (isLeft) process.kill(build);
    expect(isLeft).toBe(false);
  });

  it.each([500, 2_000, 5_000])('leaves no process behind after %i ms', async (ms) => {
    const child = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        HAKO_DATA_DIR: dir,
        HAKO_PORT: String(await freePort()),
      },
      stdio: 'ignore',
    });
    children.push(child);
    const ended = once(child, 'exit');
    await sleep(ms);
    child.kill('SIGTERM');
    await ended;
    expect(leftBehind()).toEqual([]);
  });

  it('gives its programs the time that they need to end in order', async () => {
    const program = path.join(dir, 'slow.mjs');
    writeFileSync(
      program,
      `import { writeFileSync } from 'node:fs';
      process.on('SIGTERM', () => setTimeout(() => {
        writeFileSync('${dir}/ended', 'in order');
        process.exit(0);
      }, 15_000));
      setInterval(() => undefined, 1_000);
      process.send('ready');`,
    );
    const programs = createKeptPrograms();
    await programs.keep(program, {}).ready;
    await programs.end(0);
    expect(existsSync(path.join(dir, 'ended'))).toBe(true);
  });
});
