import type { Clock, Timers } from '../../../kernel/clock.ts';

const LOOK_MS = 50;

/** Lets work wait while something more urgent is under way, but none longer than that; one look for all that wait. Gives back what waits for calm. */
export function createCalm(
  isBusy: () => boolean,
  longestMs: number,
  clock: Clock,
  { after }: Pick<Timers, 'after'>,
): () => Promise<void> {
  const waiting: { readonly untilMs: number; readonly go: () => void }[] = [];
  const look = (): void => {
    const now = clock.monotonicMs();
    const isCalm = !isBusy();
    const ready = waiting.findIndex(({ untilMs }) => !isCalm && untilMs > now);
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
