import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/free-port.ts';

const run = promisify(execFile);
const RULES = path.resolve(import.meta.dirname, '../../../ops/prometheus');

/** Whether Debian's `prometheus` is here, which brings `promtool`. */
export const hasPrometheus: boolean = await run('promtool', ['--version']).then(
  () => true,
  () => false,
);

/** A copy of our rules in a folder that may be changed. */
export async function copyOfRules(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hako-prometheus-'));
  await cp(RULES, folder, { recursive: true });
  return folder;
}

export const forget = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true });

/** What promtool says to the rules of a folder; undefined: all is well. */
export async function complaintsOf(folder: string): Promise<string | undefined> {
  for (const asked of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ])
    try {
      await run('promtool', asked, { cwd: folder });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return stdout + stderr;
    }
  return undefined;
}

/** Changes a file of the copy. */
export async function rewrite(
  folder: string,
  file: string,
  change: (text: string) => string,
): Promise<void> {
  const whole = path.join(folder, file);
  await writeFile(whole, change(await readFile(whole, 'utf8')));
}

export interface Prometheus {
  /** The values of a query now. */
  query(query: string): Promise<{ labels: Record<string, string>; value: number }[]>;
  /** Names of the alerts that fire. */
  firing(): Promise<string[]>;
  stop(): Promise<void>;
}

/** A real Prometheus with our rules over these targets, which it asks twice a second. */
export async function startPrometheus(
  folder: string,
  targets: readonly string[],
): Promise<Prometheus> {
  const port = await freePort();
  await rewrite(folder, 'prometheus.yml', (text) =>
    text.replace(/15s/g, '500ms').replace(/targets: .*/, `targets: ${JSON.stringify(targets)}`),
  );
  await rewrite(folder, 'alerts.yml', (text) => text.replace(/for: .*/g, 'for: 1s'));
  const child: ChildProcess = spawn(
    'prometheus',
    [
      `--web.listen-address=127.0.0.1:${port}`,
      '--config.file=prometheus.yml',
      '--storage.tsdb.path=data',
      '--log.level=error',
    ],
    { cwd: folder, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const ask = async <Data>(asked: string): Promise<Data> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${asked}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  return {
    async query(query) {
      const { result } = await ask<{
        result: { metric: Record<string, string>; value: [number, string] }[];
      }>(`query?query=${encodeURIComponent(query)}`);
      return result.map(({ metric, value }) => ({ labels: metric, value: Number(value[1]) }));
    },
    async firing() {
      const { alerts } = await ask<{ alerts: { state: string; labels: { alertname: string } }[] }>(
        'alerts',
      );
      return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
