import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { builtServer } from '../../../scripts/built-server.ts';
import { surroundings } from '../../../scripts/surroundings.ts';
import { noteWholeLines } from '../machines/whole-log.ts';
import type { TestPlatform } from '../test-platform.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** From asking it to end until it is gone. */
const LONGEST_END_MS = 20_000;

export interface RealProcess {
  readonly url: string;
  /** What it wrote so far, each whole line as JSON. */
  lines(): Record<string, unknown>[];
  /** What it wrote so far, as it was written. */
  text(): string;
  /** Ends it in order. */
  end(): Promise<void>;
}

/** A process of the service as it runs outside tests, over the database of a test. */
export async function startRealProcess(
  { config, databaseUrl }: Pick<TestPlatform, 'config' | 'databaseUrl'>,
  roles: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RealProcess> {
  const child = spawn(process.execPath, [await builtServer()], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...surroundings(),
      HAKO_SECRET: config.secret,
      HAKO_DATA_DIR: config.dataDir,
      HAKO_PORT: '0',
      HAKO_ROLES: roles,
      DATABASE_URL: databaseUrl,
      ...settings,
    },
  });
  let text = '';
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    rest += chunk.toString();
    const whole = rest.lastIndexOf('\n') + 1;
    noteWholeLines(rest.slice(0, whole));
    rest = rest.slice(whole);
  });
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const url = await readiness(child, () => text);
  return {
    url,
    text: () => text,
    lines: () =>
      text
        .split('\n')
        .slice(0, -1)
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    end: () => end(child),
  };
}

function readiness(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve((message as { readonly url?: string }).url ?? ''));
    child.once('exit', () => reject(new Error(`the process ended: ${said()}`)));
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const kill = setTimeout(() => child.kill('SIGKILL'), LONGEST_END_MS);
    child.once('close', () => {
      clearTimeout(kill);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
