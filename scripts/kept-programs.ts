import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { surroundings } from './surroundings.ts';

const root = path.resolve(import.meta.dirname, '..');
const RESTART_MS = 500;
/** More than the fifteen seconds after which a process of ours ends in any case. */
const PATIENCE_MS = 20_000;

export interface KeptProgram {
  /** Its first message, which says that it is ready. */
  readonly ready: Promise<unknown>;
  /** Ends it and starts it again from its files as they are now. */
  readonly restart: () => void;
}

export interface KeptPrograms {
  /** Keeps one program running: started again when it dies by itself. */
  keep(file: string, env: Readonly<Record<string, string>>): KeptProgram;
  /** Ends them all, with SIGKILL only when one does not end in order. `drainMs`: what they were told to wait besides. */
  end(drainMs: number): Promise<void>;
}

/** A program that ended before it was ready. With code 1 it has said why itself. */
export class GaveUp extends Error {
  readonly code: number;
  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/** With `isDev`, a program that fails while it starts waits for `restart`: only another file can mend it. */
export function createKeptPrograms({ isDev = false } = {}): KeptPrograms {
  const children = new Set<ChildProcess>();
  let isEnding = false;
  return {
    keep(file, env) {
      let isReady = false;
      let running: ChildProcess | 'failed' | undefined;
      const { promise: ready, resolve, reject } = Promise.withResolvers<unknown>();
      const launch = (): void => {
        if (isEnding) return;
        const child = fork(path.resolve(root, file), {
          cwd: root,
          env: { ...surroundings(), ...env },
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
          detached: false,
        });
        children.add(child);
        running = child;
        let hasBegun = false;
        child.once('message', (message) => {
          isReady = true;
          hasBegun = true;
          resolve(message);
        });
        child.once('exit', (code) => {
          children.delete(child);
          if (isEnding) return;
          // One that gave up by itself has said why; one that was killed is started again, ready or not.
          if (!isReady && code !== null)
            reject(new GaveUp(`${file} ended with ${code} before it was ready.`, code));
          else if (isDev && !hasBegun && code !== null) running = 'failed';
          else setTimeout(launch, RESTART_MS);
        });
      };
      launch();
      const restart = () => (running === 'failed' ? launch() : running?.kill('SIGTERM'));
      return { ready, restart };
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
