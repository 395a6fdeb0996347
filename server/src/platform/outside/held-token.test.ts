import { expect, it } from 'vitest';
import { movableClock } from '../../kernel/clock.ts';
import { holdToken } from './held-token.ts';

const HOUR_MS = 3_600_000;

/** Tokens `1`, `2` … in turn, each for an hour. */
function asking() {
  const clock = movableClock(new Date('2026-03-01T00:00:00Z'));
  let count = 0;
  let failures = 0;
  const tokens = holdToken(clock, async () => {
    if (failures > 0) {
      failures -= 1;
      throw new Error('no answer');
    }
    count += 1;
    return { token: String(count), livesMs: HOUR_MS };
  });
  return {
    ...tokens,
    clock,
    failOnce: () => {
      failures = 1;
    },
  };
}

it('is asked for once by all who need it at the same time, and held until a minute before its end', async () => {
  const { clock, current } = asking();
  expect(await Promise.all([current(), current(), current()])).toEqual(['1', '1', '1']);
  clock.advanceMs(HOUR_MS - 60_001);
  expect(await current()).toBe('1');
  clock.advanceMs(1);
  expect(await current()).toBe('2');
});

it('is asked for anew after it was refused, but not when a former one was', async () => {
  const { current, drop } = asking();
  drop(await current());
  expect(await current()).toBe('2');
  drop('1');
  expect(await current()).toBe('2');
});

it('fails all who wait for it, and the next one asks again', async () => {
  const { current, failOnce } = asking();
  failOnce();
  const both = await Promise.allSettled([current(), current()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await current()).toBe('1');
});
