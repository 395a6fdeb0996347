import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { builtServer } from '../../scripts/built-server.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.ts';
import { healthy } from './product.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The server alone over an empty database: no demo data, no pretend world. */
export interface EmptyInstall {
  readonly url: string;
  printed(): string;
  /** The command as it is typed on the server; gives what it printed. Throws what it complained of. */
  staff(...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** As a company starts it for the first time; `http` and this machine stand for its name and its certificate. */
export async function startEmptyInstall(): Promise<EmptyInstall> {
  const dir = mkdtempSync(path.join(tmpdir(), 'hako-empty-'));
  const postgres = await startEmbeddedPostgres({ dir, port: await freePort(), isThrowAway: true });
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const env = {
    PATH: process.env['PATH'] ?? '',
    HAKO_PORT: port,
    HAKO_PUBLIC_URL: url,
    HAKO_DATA_DIR: dir,
    HAKO_SECRET: randomBytes(32).toString('base64url'),
    DATABASE_URL: postgres.url,
  };
  const server: ChildProcess = spawn(process.execPath, [await builtServer()], { cwd: ROOT, env });
  let text = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk) => (text += String(chunk)));
  await healthy(url, server, () => text);
  return {
    url,
    printed: () => text,
    async staff(...args) {
      const command = ['scripts/run.mjs', 'staff', ...args];
      return (await run(process.execPath, command, { cwd: ROOT, env })).stdout;
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await postgres.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
