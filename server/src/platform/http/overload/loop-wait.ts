const TICK_MS = 20;
const WINDOW_MS = 1_000;
/**
 * What a process does for the first time takes it long, however little comes: so long after its
 * start that says nothing.
 */
export const COLD_MS = 5_000;

/** How long work that becomes ready has to wait for its turn in this process. */
export interface LoopWait {
  /** Milliseconds that a piece of work waited on average during the last second. */
  readMs(): number;
  stop(): void;
}

/**
 * Watches the event loop by a timer of 20 ms. A timer that comes late by `n` ms kept whatever came
 * in that time waiting for `n / 2` on average, so a long block weighs more than many short ones.
 */
export function watchLoop(now: () => number = () => performance.now()): LoopWait {
  const warmAt = now() + COLD_MS;
  const late: { readonly at: number; readonly ms: number }[] = [];
  let due = now() + TICK_MS;
  const tick = (): void => {
    const at = now();
    late.push({ at, ms: Math.max(0, at - due) });
    forgetBefore(at - WINDOW_MS);
    due = at + TICK_MS;
    timer = setTimeout(tick, TICK_MS).unref();
  };
  const forgetBefore = (time: number): void => {
    while (late[0] && late[0].at < time) late.shift();
  };
  let timer = setTimeout(tick, TICK_MS).unref();
  return {
    readMs() {
      const at = now();
      if (at < warmAt) return 0;
      forgetBefore(at - WINDOW_MS);
      // What blocks the loop until just now is not in the list yet.
      const blocks = [...late.map(({ ms }) => ms), Math.max(0, at - due)];
      return blocks.reduce((sum, ms) => sum + (ms * ms) / 2, 0) / WINDOW_MS;
    },
    stop: () => clearTimeout(timer),
  };
}
