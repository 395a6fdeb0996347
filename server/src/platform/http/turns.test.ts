import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('never lets more than so many of one key run together, and runs every one of them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 30 }),
      async (atOnce, keys) => {
        const turns = createTurns();
        const running = new Map<string, number>();
        let highest = 0;
        const work = (key: string) => async () => {
          running.set(key, (running.get(key) ?? 0) + 1);
          highest = Math.max(highest, running.get(key) ?? 0);
          await sleep(0);
          running.set(key, (running.get(key) ?? 0) - 1);
          if (key === 'c') throw new Error('fails');
          return key;
        };
        const results = await Promise.allSettled(keys.map((key) => turns(key, atOnce, work(key))));
        expect(highest).toBeLessThanOrEqual(atOnce);
        expect(results.map(({ status }) => status)).toEqual(
          keys.map((key) => (key === 'c' ? 'rejected' : 'fulfilled')),
        );
      },
    ),
    { numRuns: 50 },
  );
});

it('lets other keys pass while one is busy', async () => {
  const turns = createTurns();
  let release: () => void = () => undefined;
  const stuck = turns('busy', 1, () => new Promise<void>((resolve) => (release = resolve)));
  expect(await turns('free', 1, async () => 'done')).toBe('done');
  release();
  await stuck;
});

it('refuses when too many wait already', async () => {
  const turns = createTurns();
  let release: () => void = () => undefined;
  const first = turns('busy', 1, () => new Promise<void>((resolve) => (release = resolve)));
  const waiting = Array.from({ length: 200 }, () => turns('busy', 1, async () => undefined));
  await expect(turns('busy', 1, async () => undefined)).rejects.toMatchObject({
    code: 'request.too-many',
  });
  release();
  await Promise.all([first, ...waiting]);
});
