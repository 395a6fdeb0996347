import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const RESTART_MS = 500;
/** More than the fifteen seconds after which a process of ours ends in any case. */
const PATIENCE_MS = 20_000;

export interface KeptPrograms {
  /** Keeps one program running: started again when it dies by itself. `ready` gives the first message that says it is. */
  keep(file: string, env: Readonly<Record<string, string>>): { ready: Promise<unknown> };
  /** Ends them all, with SIGKILL only when one does not end in order. `drainMs`: what they were told to wait besides. */
  end(drainMs: number): Promise<void>;
}

export function createKeptPrograms(): KeptPrograms {
  const children = new Set<ChildProcess>();
  let isEnding = false;
  return {
    keep(file, env) {
      let isReady = false;
      const { promise: ready, resolve, reject } = Promise.withResolvers<unknown>();
      const launch = (): void => {
        if (isEnding) return;
        const child = fork(path.resolve(root, file), {
          cwd: root,
          env: { PATH: process.env['PATH'] ?? '', ...env },
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
          detached: false,
        });
        children.add(child);
        child.once('message', (message) => {
          isReady = true;
          resolve(message);
        });
        child.once('exit', (code) => {
          children.delete(child);
          if (isEnding) return;
          // One that gave up by itself has said why; one that was killed is started again, ready or not.
          if (!isReady && code !== null)
            reject(new Error(`${file} ended with ${code} before it was ready.`));
          else setTimeout(launch, RESTART_MS);
        });
      };
      launch();
      return { ready };
    },
    async end(drainMs) {
      isEnding = true;
      const ended = [...children].map(
        (child) => new Promise((resolve) => child.once('exit', resolve)),
      );
      for (const child of children) child.kill('SIGTERM');
      const patience = setTimeout(() => {
        for (const child of children) child.kill('SIGKILL');
      }, drainMs + PATIENCE_MS);
      await Promise.all(ended);
      clearTimeout(patience);
    },
  };
}
