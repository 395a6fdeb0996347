import { expect, it } from 'vitest';
import { movableClock } from '../../../../kernel/clock.ts';
import { createRelatedReader } from './read-around-item.ts';

it('goods of the same kind are asked for once for all who look at a listing, and again after ten minutes', async () => {
  const clock = movableClock(new Date('2026-11-21T04:00:00Z'));
  const asked: string[] = [];
  const listRelated = async (code: string) => {
    asked.push(code);
    return [];
  };
  const marketplaces = { read: (site: string) => ({ site, related: { listRelated } }) };
  const read = createRelatedReader({ clock, marketplaces: marketplaces as never });
  await Promise.all(Array.from({ length: 100 }, () => read('auction', 'x1')));
  clock.advanceMs(599_000);
  await read('auction', 'x1');
  expect(asked).toEqual(['x1']);
  clock.advanceMs(2_000);
  await read('auction', 'x1');
  await read('mercari', 'x1');
  expect(asked).toEqual(['x1', 'x1', 'x1']);
});
