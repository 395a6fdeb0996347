import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { childrenOf } from './processes.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const START_LIMIT_MS = 120_000;

/** The whole product, started as a newcomer starts it, on data of its own. */
export interface Product {
  readonly url: string;
  /** The pretend outside world. */
  readonly simulatorUrl: string;
  readonly dataDir: string;
  /** The last of what its programs printed, for telling why something failed. */
  printed(): string;
  /** Process ids of the running api and sniper, read anew: they are started again when they die. */
  serverPids(): number[];
  stop(): Promise<void>;
}

export async function startProduct(
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hako-e2e-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      HAKO_PORT: String(port),
      HAKO_PUBLIC_URL: `http://localhost:${port}`,
      HAKO_DATA_DIR: dataDir,
      DATABASE_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = collect(child);
  const url = `http://localhost:${port}`;
  await healthy(url, child, printed);
  return {
    url,
    simulatorUrl: `http://127.0.0.1:${readFileSync(path.join(dataDir, 'simulator-port'), 'utf8').trim()}`,
    dataDir,
    printed,
    serverPids: () => childrenOf(child.pid as number, 'server/build/'),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(
          `the product had ended by itself (${child.exitCode ?? child.signalCode}):\n${printed()}`,
        );
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until a customer could use it. */
export async function healthy(
  url: string,
  child?: ChildProcess,
  printed: () => string = () => '',
): Promise<void> {
  for (const until = Date.now() + START_LIMIT_MS; Date.now() < until; await sleep(200)) {
    if (child && child.exitCode !== null)
      throw new Error(`the product ended with ${child.exitCode}:\n${printed()}`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.status === 200) return;
  }
  throw new Error(`the product did not become healthy:\n${printed()}`);
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (text = (text + chunk).slice(-20_000)));
  return () => text;
}
