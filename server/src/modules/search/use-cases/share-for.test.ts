import { expect, it } from 'vitest';
import { movableClock } from '../../../kernel/clock.ts';
import { shareFor } from './share-for.ts';

it('asks once for many, again when the answer is old, and at once after a failure', async () => {
  const clock = movableClock(new Date('2026-11-21T04:00:00Z'));
  const asked: string[] = [];
  let isBroken = false;
  const shared = shareFor(clock, 2_500, async (key) => {
    asked.push(key);
    await Promise.resolve();
    if (isBroken) throw new Error('broken');
    return `${key}${asked.length}`;
  });
  expect(await Promise.all([shared('a'), shared('a'), shared('b')])).toEqual(['a2', 'a2', 'b2']);
  clock.advanceMs(2_400);
  expect(await shared('a')).toBe('a2');
  clock.advanceMs(200);
  isBroken = true;
  await expect(Promise.all([shared('a'), shared('a')])).rejects.toThrow('broken');
  isBroken = false;
  expect(await shared('a')).toBe('a4');
  expect(asked).toEqual(['a', 'b', 'a', 'a']);
});
