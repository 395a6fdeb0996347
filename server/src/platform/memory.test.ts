import { describe, expect, it } from 'vitest';
import { movableClock } from '../kernel/clock.ts';
import { createMemory } from './memory.ts';

const clock = movableClock(new Date('2026-11-21T04:00:00Z'));

/** Answers `a1`, `a2` …: the key and how often anything was asked. */
function world() {
  const memory = createMemory<string>(clock, 2_500, 100);
  const asked: string[] = [];
  const state = { isBroken: false, tookMs: 0 };
  const ask = (key: string) => async () => {
    asked.push(key);
    const mine = `${key}${asked.length}`;
    await Promise.resolve();
    clock.advanceMs(state.tookMs);
    if (state.isBroken) throw new Error('broken');
    return mine;
  };
  return {
    memory,
    asked,
    state,
    read: (key: string, isGood?: (value: string) => boolean) => memory.read(key, ask(key), isGood),
  };
}

describe('a memory', () => {
  it('asks once for many, again when the answer is old, and at once after a failure', async () => {
    const { read, asked, state } = world();
    expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a1', 'a1', 'b2']);
    clock.advanceMs(2_400);
    expect(await read('a')).toBe('a1');
    clock.advanceMs(200);
    state.isBroken = true;
    await expect(Promise.all([read('a'), read('a')])).rejects.toThrow('broken');
    state.isBroken = false;
    expect(await read('a')).toBe('a4');
    expect(asked).toEqual(['a', 'b', 'a', 'a']);
  });

  it('serves from when the answer came, however long that took', async () => {
    const { read, state } = world();
    state.tookMs = 5_000;
    await read('a');
    clock.advanceMs(2_400);
    expect(await read('a')).toBe('a1');
  });

  it('asks anew what somebody knows to be old: one for all who find it so', async () => {
    const { read, asked } = world();
    await read('a');
    const isNew = (value: string) => value !== 'a1';
    expect(await Promise.all([read('a', isNew), read('a', isNew), read('a', isNew)])).toEqual([
      'a2',
      'a2',
      'a2',
    ]);
    expect(await read('a', isNew)).toBe('a2');
    expect(asked).toEqual(['a', 'a']);
  });
});
