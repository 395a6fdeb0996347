/** Work that nobody waits for, until somebody waits for all of it. */
export interface UnderWay {
  track(work: Promise<unknown>): void;
  /** Waits for all that is under way, and for what comes meanwhile. */
  settled(): Promise<void>;
}

export function createUnderWay(onFailure: (error: Error) => void): UnderWay {
  const all = new Set<Promise<unknown>>();
  return {
    track(work) {
      all.add(work);
      work.catch(onFailure).finally(() => all.delete(work));
    },
    async settled() {
      while (all.size > 0) await Promise.allSettled([...all]);
    },
  };
}
