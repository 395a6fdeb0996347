import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countSeldom } from './count-seldom.ts';

const count = vi.fn();
beforeEach(() => {
  count.mockReset();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());
const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

it('counts once for much news, and not sooner than every quarter of a minute', () => {
  const counting = countSeldom(count);
  for (let second = 0; second < 14; second++) {
    counting.news('queue-changed');
    later(1);
  }
  expect(count).not.toHaveBeenCalled();
  later(10);
  expect(count).toHaveBeenCalledOnce();
  counting.news('queue-changed');
  later(20);
  expect(count).toHaveBeenCalledTimes(2);
});

it('counts nothing for news that no tab depends on, and nothing for a page that is gone', () => {
  const counting = countSeldom(count);
  for (const kind of ['task-opened', 'accounts-changed']) counting.news(kind);
  later(30);
  counting.news('queue-changed');
  counting.stop();
  later(30);
  expect(count).not.toHaveBeenCalled();
});
