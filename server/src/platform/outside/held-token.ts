import type { Clock } from '../../kernel/clock.ts';

/** What another program lets us in by, renewed before it ends. */
export interface HeldToken {
  /** One that still serves; everybody who asks meanwhile waits for the same one. */
  current(): Promise<string>;
  /** The other program refused it before its time. */
  drop(token: string): void;
}

/** Asked for again so long before its end. */
const EARLY_MS = 60_000;

/**
 * Keeps the last one that `ask` was given, with how long it serves. One that failed is not kept.
 */
export function holdToken(
  clock: Pick<Clock, 'monotonicMs'>,
  ask: () => Promise<{ readonly token: string; readonly livesMs: number }>,
): HeldToken {
  let held: { readonly token: string; readonly untilMs: number } | undefined;
  let asking: Promise<string> | undefined;

  async function renew(): Promise<string> {
    const { token, livesMs } = await ask();
    held = { token, untilMs: clock.monotonicMs() + livesMs - EARLY_MS };
    return token;
  }

  return {
    async current() {
      if (held && clock.monotonicMs() < held.untilMs) return held.token;
      asking ??= renew().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    drop(token) {
      if (held?.token === token) held = undefined;
    },
  };
}
