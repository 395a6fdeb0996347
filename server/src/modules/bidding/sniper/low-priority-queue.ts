import type { Clock, Timers } from '../../../kernel/clock.ts';

const LOOK_MS = 50;

/**
 * Makes a wait for work that is not urgent: it ends when `isBusy` says no, at the latest after
 * `longestMs`. One timer serves all that wait, and they go on in their order.
 */
export function createLowPriorityQueue(
  isBusy: () => boolean,
  longestMs: number,
  clock: Clock,
  { after }: Pick<Timers, 'after'>,
): () => Promise<void> {
  const waiting: { readonly untilMs: number; readonly go: () => void }[] = [];
  const look = (): void => {
    const now = clock.monotonicMs();
    const isIdle = !isBusy();
    const ready = waiting.findIndex(({ untilMs }) => !isIdle && untilMs > now);
    for (const { go } of waiting.splice(0, ready === -1 ? waiting.length : ready)) go();
    if (waiting.length > 0) after(LOOK_MS, look);
  };
  return () => {
    if (!isBusy()) return Promise.resolve();
    return new Promise((go) => {
      waiting.push({ untilMs: clock.monotonicMs() + longestMs, go });
      if (waiting.length === 1) after(LOOK_MS, look);
    });
  };
}
