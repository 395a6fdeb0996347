import { setTimeout as sleep } from 'node:timers/promises';
import type { BiddingDeps, CrashPoint } from '../../../src/modules/bidding/index.ts';
import type { SniperSettings } from '../../../src/modules/bidding/index.ts';
import { startSniper } from '../../../src/modules/bidding/sniper/start-sniper.ts';

/** What happens to a sniper at one point of its work. */
type Fate = 'dies' | 'sleeps' | 'loses the answer';

interface MortalSniper {
  /** Resolves when it came to the point. */
  readonly reached: Promise<void>;
  /** What was due while it slept is done now. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * A sniper within this process that meets its fate at a point, once: it dies as a killed process
 * does (nothing of it goes on), or stands
 * still until it is woken, or takes the statement before for failed and goes on.
 */
export function startMortalSniper(
  deps: BiddingDeps,
  at: CrashPoint,
  fate: Fate,
  settings: Partial<SniperSettings> = {},
): MortalSniper {
  let isStill = false;
  let isDead = false;
  let isMet = false;
  const due: (() => void)[] = [];
  const reached = Promise.withResolvers<void>();
  const run = (work: () => void): void => {
    if (isDead) return;
    if (isStill) due.push(work);
    else work();
  };
  const crash = (point: CrashPoint): void => {
    if (point !== at || isMet) return;
    isMet = true;
    isDead = fate === 'dies';
    isStill = fate === 'sleeps';
    reached.resolve();
    if (fate !== 'sleeps') throw new Error(`${fate} at ${at}`);
  };
  const sniper = startSniper({ ...deps, crash }, settings, {
    sleep: (ms) => (isDead ? new Promise(() => undefined) : sleep(ms)),
    after: (ms, work) => {
      const timer = setTimeout(() => run(work), ms);
      return () => clearTimeout(timer);
    },
  });
  return {
    reached: reached.promise,
    wake() {
      isStill = false;
      for (const work of due.splice(0)) work();
    },
    stop: () => sniper.stop(),
  };
}
