import type { Logger } from 'pino';

/** Work that nobody waits for, until somebody waits for all of it. A failure is logged. */
export interface UnderWay {
  track(work: Promise<unknown>): void;
  settled(): Promise<void>;
}

export function createUnderWay(log: Pick<Logger, 'error'>): UnderWay {
  const all = new Set<Promise<unknown>>();
  return {
    track(work) {
      all.add(work);
      work
        .catch((error: Error) =>
          log.error({ error: error.message }, 'a snipe could not be finished'),
        )
        .finally(() => all.delete(work));
    },
    async settled() {
      while (all.size > 0) await Promise.allSettled([...all]);
    },
  };
}
