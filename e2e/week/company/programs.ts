import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const NODE = path.join(ROOT, 'node_modules/.bin/node');
type Settings = Readonly<Record<string, string>>;

/** The company's programs of one day. */
export interface Programs {
  start(file: string, settings: Settings): ChildProcess;
  end(): Promise<void>;
  /** The last of what they printed. */
  printed(): string;
}

/** What makes a program's clock show the company's time. */
export const clock = (aheadMs: number): Settings => ({
  PATH: process.env['PATH'] ?? '',
  NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'clock-ahead.ts')}`,
  NODE_CLOCK_AHEAD_MS: `${aheadMs}`,
});

export function createPrograms(): Programs {
  const running = new Set<ChildProcess>();
  let text = '';
  return {
    printed: () => text,
    start(file, settings) {
      const child = spawn(NODE, [file], { cwd: ROOT, env: settings });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk) => (text = (text + String(chunk)).slice(-20_000)));
      running.add(child);
      return child;
    },
    async end() {
      await Promise.all([...running].map(ended));
      running.clear();
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await end;
}
