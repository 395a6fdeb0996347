import type { Clock } from '../../../kernel/clock.ts';

/** How long this process itself stood still: an answer that waited for us meanwhile is no slow answer. */
export interface OwnStalls {
  /** Measures until it is called off. */
  watch(): () => void;
  /** Of all time that was watched, up to this very moment. */
  totalMs(): number;
}

const LOOK_EVERY_MS = 5;
/** A look that comes so much later is the inexactness of timers. */
const TOLERATED_MS = 5;

/** One timer for all who watch at the same time, and none when nobody does. */
export function createOwnStalls(clock: Clock): OwnStalls {
  let watchers = 0;
  let before = 0;
  let past = 0;
  let timer: NodeJS.Timeout | undefined;

  const sinceLook = (): number => {
    if (watchers === 0) return 0;
    const lateMs = clock.monotonicMs() - before - LOOK_EVERY_MS;
    return lateMs > TOLERATED_MS ? lateMs : 0;
  };
  const look = (): void => {
    past += sinceLook();
    before = clock.monotonicMs();
  };

  return {
    watch() {
      look();
      watchers += 1;
      timer ??= setInterval(look, LOOK_EVERY_MS);
      return () => {
        look();
        watchers -= 1;
        if (watchers > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    totalMs: () => past + sinceLook(),
  };
}
