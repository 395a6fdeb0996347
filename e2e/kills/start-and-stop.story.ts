import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LONGEST_MS = 120_000;

let dataDir: string;
const children: ChildProcess[] = [];
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'hako-start-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map(ended));
  rmSync(dataDir, { recursive: true, force: true });
});

/** `npm start` without npm: the same program, with the data folder of this story. */
async function start(): Promise<{ child: ChildProcess; said: () => string }> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      HAKO_DATA_DIR: dataDir,
      HAKO_PORT: String(await freePort()),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return { child, said: () => output };
}
const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve));
const untilSaid = async (text: string, said: () => string): Promise<void> => {
  for (let waited = 0; !said().includes(text); waited += 100) {
    if (waited > LONGEST_MS) throw new Error(`"${text}" was not said. It said: ${said()}`);
    await sleep(100);
  }
};
/** Whether the embedded PostgreSQL of the last start still takes connections. */
function isDatabaseRunning(): Promise<boolean> {
  const { port } = new URL(readFileSync(path.join(dataDir, 'database-url'), 'utf8'));
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

describe('the start of the product', () => {
  it.each(['cold', 'warm'])('leaves nothing behind after Ctrl-C of a %s start', async () => {
    const { child, said } = await start();
    children.push(child);
    await untilSaid('Hako đang chạy', said);
    expect(await isDatabaseRunning()).toBe(true);
    child.kill('SIGINT');
    await sleep(50);
    child.kill('SIGINT');
    expect(await ended(child)).toBe(0);
    expect(await isDatabaseRunning()).toBe(false);
  });
});
