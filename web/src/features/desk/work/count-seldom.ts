/**
 * The same news reaches every desk at once, and every count asks much: no browser counts more
 * often, and not all at one moment.
 */
const LEAST_INTERVAL_MS = 15_000;
const MOST_JITTER_MS = 5_000;
/** News after which no tab holds more or less. */
const OF_NO_TAB: ReadonlySet<string> = new Set(['task-opened', 'accounts-changed']);

/** Counts once for much news of the desk, a quarter of a minute after the first. */
export function countSeldom(count: () => void): { news(kind: string): void; stop(): void } {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    news(kind) {
      if (waiting !== undefined || OF_NO_TAB.has(kind)) return;
      waiting = setTimeout(
        () => {
          waiting = undefined;
          count();
        },
        LEAST_INTERVAL_MS + Math.random() * MOST_JITTER_MS,
      );
    },
    stop() {
      clearTimeout(waiting);
      waiting = undefined;
    },
  };
}
