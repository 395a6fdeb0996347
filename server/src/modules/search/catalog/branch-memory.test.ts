import { expect, it } from 'vitest';
import { movableClock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { CategoryBranch } from '../../marketplaces/index.ts';
import { createBranchMemory } from './branch-memory.ts';

const branchOf = (name: string): CategoryBranch => ({ current: { id: '1', name }, children: [] });

it('asks a site again after ten minutes, and serves what it last said for a week while it is silent', async () => {
  const clock = movableClock(new Date(0));
  const read = createBranchMemory(clock);
  let says: () => CategoryBranch = () => branchOf('first');
  const nameOf = async () =>
    (await read('paypay', { readBranch: async () => says() }, '1')).current?.name;
  const silent = () => {
    throw new Outage('paypay', 'blocked');
  };
  expect(await nameOf()).toBe('first');
  says = () => branchOf('second');
  clock.advanceMs(599_000);
  expect(await nameOf()).toBe('first');
  clock.advanceMs(1_000);
  expect(await nameOf()).toBe('second');
  says = silent;
  clock.advanceMs(6 * 24 * 3_600_000);
  expect(await nameOf()).toBe('second');
  clock.advanceMs(24 * 3_600_000);
  await expect(nameOf()).rejects.toThrow(Outage);
});

it('hides no mistake of ours, and has nothing to say about what was never read', async () => {
  const read = createBranchMemory(movableClock(new Date(0)));
  const failing = (failure: Error) => ({ readBranch: () => Promise.reject(failure) });
  await expect(read('paypay', failing(new Outage('paypay', 'timeout')), '1')).rejects.toThrow(
    Outage,
  );
  await expect(read('paypay', failing(new TypeError('ours')), '1')).rejects.toThrow(TypeError);
});
