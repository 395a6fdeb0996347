import type { Timers } from '../../../kernel/clock.ts';

/** Gathers what comes within a moment, so that many cost few statements. One batch is worked on at a time. */
export function createGatherer<Item>(
  work: (batch: readonly Item[]) => Promise<void>,
  {
    gatherMs,
    most,
    after,
    track,
  }: {
    readonly gatherMs: number;
    /** In one batch. */
    readonly most: number;
    readonly after: Timers['after'];
    /** Is told of each batch under way. */
    readonly track: (batch: Promise<void>) => void;
  },
): { add(...items: readonly Item[]): void } {
  const waiting: Item[] = [];
  let isWorking = false;
  let isPlanned = false;
  const plan = (): void => {
    if (isPlanned || isWorking || waiting.length === 0) return;
    isPlanned = true;
    after(gatherMs, () => {
      isPlanned = false;
      isWorking = true;
      const done = work(waiting.splice(0, most)).finally(() => {
        isWorking = false;
        plan();
      });
      track(done);
    });
  };
  return {
    add(...items) {
      waiting.push(...items);
      plan();
    },
  };
}
