import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { builtServer } from '../../scripts/built-server.ts';
import { surroundings } from '../../scripts/surroundings.ts';
import type { TestPlatform } from './test-platform.ts';

/** A real process of the service whose metrics are asked over HTTP. */
export interface ObservedProcess {
  readonly child: ChildProcess;
  /** Where the api listens; undefined without that role. */
  readonly url: string | undefined;
  /** Where operators ask. */
  readonly operatorUrl: string;
  /** What an operator asks for at `HAKO_METRICS_PORT`. */
  ask(path: string): Promise<{ status: number; body: Record<string, unknown> }>;
  /** All values of a metric with the labels that are named. */
  valuesOf(name: string, labels?: Readonly<Record<string, string>>): Promise<number[]>;
  /** The whole scrape. */
  scrape(): Promise<string>;
  /** Resolves when it has ended. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

interface Observable {
  readonly config: Pick<TestPlatform['config'], 'dataDir'>;
  readonly databaseUrl: string;
}

/** Starts the service in a process of its own, over the database of a test. */
export async function startObserved(
  { config, databaseUrl }: Observable,
  settings: Readonly<Record<string, string>>,
): Promise<ObservedProcess> {
  const child = fork(await builtServer(), {
    env: {
      ...surroundings(),
      HAKO_ENV: 'test',
      HAKO_SECRET: 'a secret that only tests know, 32+ characters',
      HAKO_DATA_DIR: config.dataDir,
      DATABASE_URL: databaseUrl,
      HAKO_PORT: '0',
      HAKO_METRICS_PORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [{ url, operatorUrl }] = (await once(child, 'message')) as [
    { url: string | undefined; operatorUrl: string },
  ];
  const scrape = async () => (await fetch(`${operatorUrl}/metrics`)).text();
  return {
    child,
    url,
    operatorUrl,
    scrape,
    async ask(asked) {
      const answer = await fetch(operatorUrl + asked);
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    async valuesOf(name, labels = {}) {
      const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
      return (await scrape())
        .split('\n')
        .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
        .filter((line) => wanted.every((label) => line.includes(label)))
        .map((line) => Number(line.slice(line.lastIndexOf(' ') + 1)));
    },
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}
