import type { Pace, SiteBudget } from '../rules/pace.ts';

/** Calls that were taken and not made are lost after this long: what several processes keep in hand must not come at once much later. */
const KEPT_MS = 1_000;
const SLICES_PER_SECOND = 4;
const LARGEST_SLICE = 50;
const ANY_WAIT_MS = 600_000;

/**
 * This process' part of a budget that all our processes share. It takes a quarter of a second's calls at a time, so that most calls wait for
 * nobody. What may lie in hand is taken off the burst, so that in no stretch of time more calls go out than `burst` and the pace allow.
 */
export function createSharedPace(
  budget: SiteBudget,
  { site, perSecond, burst }: { site: string; perSecond: number; burst: number },
): Pace {
  const most = Math.max(1, Math.min(LARGEST_SLICE, Math.floor(perSecond / SLICES_PER_SECOND)));
  const asked = {
    site,
    perSecond,
    most,
    burst: most === 1 ? burst : Math.max(most, burst - (perSecond * KEPT_MS) / 1_000),
  };
  let inHand = 0;
  let keptUntilMs = -Infinity;
  let last: Promise<unknown> = Promise.resolve();

  const takeFromHand = (nowMs: number): boolean => {
    if (inHand === 0 || nowMs >= keptUntilMs) return false;
    inHand -= 1;
    return true;
  };
  const take = async (nowMs: number, patienceMs: number): Promise<number | undefined> => {
    if (takeFromHand(nowMs)) return 0;
    const { taken, waitMs } = await budget.lease({ ...asked, patienceMs });
    if (taken === 0) return undefined;
    inHand = taken - 1;
    keptUntilMs = nowMs + KEPT_MS;
    return Math.ceil(waitMs);
  };

  return {
    reserve(nowMs, patienceMs) {
      if (takeFromHand(nowMs)) return 0;
      // One after the other: what the first one brings serves those behind it.
      const mine = last.then(() => take(nowMs, patienceMs));
      last = mine.catch(() => undefined);
      return mine;
    },
    overtake(nowMs) {
      if (takeFromHand(nowMs)) return;
      last = last
        .then(() => budget.lease({ ...asked, most: 1, patienceMs: ANY_WAIT_MS }))
        .catch(() => undefined);
    },
  };
}
