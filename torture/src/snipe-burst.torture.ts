import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { measureWrongClocks } from '../../bench/src/snipe-clock.ts';
import { withDatabase } from '../../bench/src/support/bench-database.ts';
import {
  addRows,
  type Due,
  depsOf,
  LEAD_MS,
  lateness,
  now,
  untilSent,
} from '../../bench/src/support/snipe-rig.ts';
import { createBidding } from '../../server/src/modules/bidding/index.ts';
import { isLarge, isRelease, sized, tell } from './scale.ts';

// Snipes that are all due within a moment, at a marketplace that takes its time to answer; and the
// marketplace's clock while ours is a minute and a half wrong.

const SNIPES = sized({ ci: 20, gate: 1_000, release: 5_000 });
/** Within so long all of them are due. */
const WITHIN_MS = isRelease ? 10_000 : 1_000;
const ANSWER_MS = 200;
const READY_MS = 6_000;
const MOST_P99_MS = 250;
const MOST_MS = 1_000;
/** Enough for a queue. */
const BLUNT = 30;
const MOST_CLOCK_ERROR_MS = 200;

if (!isLarge) tell('snipe burst: SKIPPED at this size. npm run torture -- gate snipe-burst');

type Write = (code: string) => Promise<void>;

/** Milliseconds from due to arrival of each, and those that went wrong. */
function fireAll(snipes: number, over: (write: Write) => Write) {
  return withDatabase(async ({ db }) => {
    const arrived = new Map<string, number[]>();
    const start = Math.ceil(now()) + READY_MS;
    const due: Due[] = Array.from({ length: snipes }, (_, n) => ({
      code: `b${n}`,
      dueMs: start + Math.floor((n * WITHIN_MS) / snipes),
    }));
    const write: Write = async (code) => {
      arrived.set(code, [...(arrived.get(code) ?? []), now()]);
      await sleep(ANSWER_MS);
    };
    await addRows(db, due);
    const sniper = createBidding(depsOf(db, { write: over(write) })).startSniper({
      ...{ recheckAheadMs: 0, tickMs: 250 },
    });
    await sleep(start - now() + WITHIN_MS + 2_000);
    await untilSent(db, start + WITHIN_MS + LEAD_MS);
    await sniper.stop();
    return lateness(due.map((one) => ({ ...one, arrivedMs: arrived.get(one.code) ?? [] })));
  });
}

/** One after the other, as through a single connection. */
function oneByOne(write: Write): Write {
  let turn: Promise<void> = Promise.resolve();
  return (code) => (turn = turn.then(() => write(code)));
}

describe.runIf(isLarge)('snipes due at the same moment', { timeout: 0 }, () => {
  it(`${SNIPES} within ${WITHIN_MS} ms leave in time, each once`, async () => {
    const { p50, p99, last, ...wrong } = await fireAll(SNIPES, (write) => write);
    tell(
      `snipe burst: ${SNIPES} due within ${WITHIN_MS} ms, answers in ${ANSWER_MS} ms; late ` +
        `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, last ${last.toFixed(1)} ms; ` +
        `${JSON.stringify(wrong)}`,
    );
    expect(wrong).toEqual({ early: 0, twice: 0, missing: 0 });
    expect(p99).toBeLessThanOrEqual(MOST_P99_MS);
    expect(last).toBeLessThanOrEqual(MOST_MS);
  });

  it('are noticed when one waits for the answer to another', async () => {
    const { p99, missing } = await fireAll(BLUNT, oneByOne);
    expect(missing > 0 || p99 > MOST_P99_MS).toBe(true);
  });

  it('leave by the marketplace’s clock while ours is 90 s ahead, behind, and set', async () => {
    const { errors, clock, missing } = await measureWrongClocks();
    tell(
      `snipe burst: by a clock 90 s wrong, error p99 ${errors.toFixed(1)} ms, of the clock ` +
        `alone ${clock.toFixed(1)} ms, ${missing} missing`,
    );
    expect(missing).toBe(0);
    expect(errors).toBeLessThanOrEqual(MOST_CLOCK_ERROR_MS);
  });
});
