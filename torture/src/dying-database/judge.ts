import { setTimeout as sleep } from 'node:timers/promises';
import { faultsOf } from '../backup/judge.ts';
import { judgeSnipes, judgeTransfers, untilSettled } from '../operate/judge.ts';
import type { Ground } from './ground.ts';

/** Told again in the end: none of them is credited twice. */
const TOLD_AGAIN = 500;
const LAST_WORDS_MS = 3_000;

export interface End {
  /** What must not be, each a sentence. */
  readonly faults: readonly string[];
  readonly transfers: number;
  readonly won: number;
  readonly missed: number;
}

/**
 * Stops the people, waits until nothing moves any more, and compares what was said with what is
 * there.
 */
export async function judgeEnd(ground: Ground): Promise<End> {
  const { database, load, pretend, dataDir } = ground;
  await sleep(LAST_WORDS_MS);
  await load.stop();
  await untilSettled(database);
  const transfers = load.transfers.length;
  const wrong = await judgeTransfers(database, load, TOLD_AGAIN);
  // Nobody could write all the time, so a snipe may have missed its end; sent twice it never was.
  const always = [{ fromMs: 0, toMs: Number.MAX_SAFE_INTEGER }];
  const snipes = await judgeSnipes(database, pretend, load.snipes, always);
  const broken = await faultsOf(database, dataDir);
  return {
    transfers,
    won: snipes.won,
    missed: snipes.missed,
    faults: [
      ...wrong,
      ...snipes.faults,
      ...ground
        .processes()
        .filter(({ child }) => child.exitCode !== null || child.signalCode !== null)
        .map(({ child }) => `a process ended with ${child.exitCode ?? child.signalCode}`),
      ...(broken === '' ? [] : [broken]),
    ],
  };
}
