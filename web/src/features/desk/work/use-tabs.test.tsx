import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTabs } from './use-tabs.ts';

const NONE = { count: 0, is_more: false };
const TABS = { mine: NONE, nobody: NONE, filters: [] };
const world = vi.hoisted(() => ({ tell: (_message?: { kind: string }) => {}, call: vi.fn() }));
vi.mock('../../../api/live.ts', () => ({
  useLive: (_topic: string, handler: typeof world.tell) => {
    world.tell = handler;
  },
}));
vi.mock('../../../api/client.ts', () => ({ call: world.call }));

beforeEach(() => {
  world.call.mockReset().mockResolvedValue({ data: TABS });
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());
const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

it('counts once for much news, and not sooner than every quarter of a minute', async () => {
  renderHook(() => useTabs(TABS));
  for (let second = 0; second < 14; second++) {
    world.tell({ kind: 'queue-changed' });
    await later(1);
  }
  expect(world.call).not.toHaveBeenCalled();
  await later(10);
  expect(world.call).toHaveBeenCalledOnce();
});

it('counts nothing for news that no tab depends on', async () => {
  renderHook(() => useTabs(TABS));
  for (const kind of ['task-opened', 'accounts-changed']) world.tell({ kind });
  await later(30);
  expect(world.call).not.toHaveBeenCalled();
});
