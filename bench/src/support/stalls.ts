import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const TOLERATED_MS = 5;
/** So often the work is tried for one that counts. */
const TRIES = 4;

/**
 * Runs `work` until it ran `rounds` times on a machine that did not stand still meanwhile, or as often as patience allows; then the rounds of a busy
 * machine count as well. Says on stderr what was left out.
 */
export async function withoutStalls(
  name: string,
  rounds: number,
  work: (round: number) => Promise<number>,
): Promise<number[]> {
  const shared = new SharedArrayBuffer(4);
  const late = new Int32Array(shared);
  const watch = new Worker(new URL('./stall-watch.mjs', import.meta.url), {
    workerData: { late: shared, toleratedMs: TOLERATED_MS },
  });
  const counted: number[] = [];
  const disturbed: number[] = [];
  for (let round = 0; counted.length < rounds && round < rounds * TRIES; round++) {
    const before = Atomics.load(late, 0);
    const figure = await work(round);
    await sleep(2);
    (Atomics.load(late, 0) === before ? counted : disturbed).push(figure);
  }
  await watch.terminate();
  if (disturbed.length > 0)
    process.stderr.write(
      `${name}: the machine stood still in ${disturbed.length} of ${counted.length + disturbed.length} rounds, ${counted.length >= rounds / 4 ? 'left out' : 'too many to leave out'}\n`,
    );
  return counted.length >= rounds / 4 ? counted : [...counted, ...disturbed];
}
