import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it, vi } from 'vitest';

const PROGRAM = path.resolve(import.meta.dirname, '../../test-support/world/busy-loop.ts');
const FOR_EVER_MS = 3_600_000;
vi.setConfig({ testTimeout: 120_000 });

/** How it ends: by which signal, or with which code. */
async function run(standsStillMs: number): Promise<unknown> {
  const child = spawn(process.execPath, [PROGRAM, String(standsStillMs)], { stdio: 'ignore' });
  const [code, signal] = await once(child, 'exit');
  return signal ?? code;
}

it('a process whose event loop stands still is ended', async () => {
  expect(await run(FOR_EVER_MS)).toBe('SIGKILL');
});

it('a process whose event loop only pauses goes on', async () => {
  expect(await run(500)).toBe(0);
});
