import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../../../../scripts/free-port.ts';
import { until } from '../../../../test-support/until.ts';

const PATIENCE_MS = 60_000;
const START = `
const { startEmbeddedPostgres } = await import(process.argv[1]);
const [dir, port] = process.argv.slice(2);
process.send(await startEmbeddedPostgres({ dir, port: Number(port), isThrowAway: true }));
setInterval(() => undefined, 1_000);`;

let parent: ChildProcess | undefined;
afterEach(() => parent?.kill('SIGKILL'));

const runsOn = (pid: string, dir: string): boolean =>
  existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dir);

it(
  'a throw-away server ends with a process that is killed, and leaves no folder',
  async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'hako-killed-'));
    const module = path.join(import.meta.dirname, 'embedded-postgres.ts');
    const args = ['--input-type=module', '-e', START, module, dir, String(await freePort())];
    parent = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const [{ url }] = (await once(parent, 'message')) as [{ url: string }];
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const { data_directory: data } = (await client.query('show data_directory')).rows[0];
    const [pid = ''] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    expect(runsOn(pid, data)).toBe(true);
    parent.kill('SIGKILL');
    await until(async () => !runsOn(pid, data) && !existsSync(data), PATIENCE_MS);
    rmSync(dir, { recursive: true, force: true });
  },
  PATIENCE_MS,
);
