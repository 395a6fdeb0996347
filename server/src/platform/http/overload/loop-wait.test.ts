import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COLD_MS, type LoopWait, watchLoop } from './loop-wait.ts';

let loop: LoopWait;
let nowMs = 0;
beforeEach(() => {
  vi.useFakeTimers();
  nowMs = 0;
  loop = watchLoop(() => nowMs);
  idle(COLD_MS);
});
afterEach(() => {
  loop.stop();
  vi.useRealTimers();
});

/** Time passes, and the loop is free. */
function idle(ms: number): void {
  for (let passed = 0; passed < ms; passed += 20) {
    nowMs += 20;
    vi.advanceTimersByTime(20);
  }
}
/** Something keeps the loop until now. */
function block(ms: number): void {
  nowMs += ms;
}

it('the wait is nothing while the loop is free', () => {
  idle(2_000);
  expect(loop.readMs()).toBe(0);
});

it('the wait is the average of a block, spread over one second', () => {
  idle(1_000);
  block(220);
  vi.advanceTimersByTime(20);
  expect(loop.readMs()).toBeCloseTo((200 * 200) / 2 / 1_000, 5);
});

it('the wait counts a block that lasts until this moment', () => {
  idle(1_000);
  block(420);
  expect(loop.readMs()).toBeCloseTo((400 * 400) / 2 / 1_000, 5);
});

it('a long block weighs more than many short ones of the same length together', () => {
  for (let turn = 0; turn < 10; turn++) {
    block(40);
    vi.advanceTimersByTime(20);
  }
  const many = loop.readMs();
  idle(1_200);
  block(220);
  vi.advanceTimersByTime(20);
  expect(loop.readMs()).toBeGreaterThan(5 * many);
});

it('the wait of a block is forgotten after a second', () => {
  block(500);
  vi.advanceTimersByTime(20);
  idle(1_100);
  expect(loop.readMs()).toBe(0);
});

it('a process that has just started is slow without being busy', () => {
  const cold = watchLoop(() => nowMs);
  block(900);
  vi.advanceTimersByTime(20);
  expect([cold.readMs(), loop.readMs() > 0]).toEqual([0, true]);
  idle(COLD_MS);
  block(900);
  expect(cold.readMs()).toBeGreaterThan(0);
  cold.stop();
});
