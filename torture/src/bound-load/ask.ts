import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Heard, Wanted } from './asker.ts';

const ASKER = path.join(import.meta.dirname, 'asker.ts');

/** Asks from a process of its own, and gives what came. */
export async function ask(wanted: Wanted): Promise<Heard> {
  const child: ChildProcess = fork(ASKER, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the asker ended with ${code}`);
  });
  ended.catch(() => undefined);
  child.send(wanted);
  const [heard] = (await Promise.race([once(child, 'message'), ended])) as [Heard];
  return heard;
}

/** What came, in one line. */
export const toldOf = ({ asked, failed, rate, p50, p99, slowest }: Heard): string =>
  `${asked} asked, ${rate.toFixed(0)} a second, ${failed} failed, p50 ${p50.toFixed(1)} ms, ` +
  `p99 ${p99.toFixed(1)} ms, slowest ${slowest.toFixed(0)} ms`;
