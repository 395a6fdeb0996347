/** Moments in milliseconds. `…OnMarket` are on the marketplace's clock, which is ours plus `offsetMs`. */
export interface SnipePlan {
  readonly plannedEndOnMarket: number;
  readonly leadMs: number;
  readonly rule: 'stop' | 'follow';
  /** Extensions that may be followed, and were. */
  readonly followSteps: number;
  readonly followed: number;
}

/** Ends closer than this are the same end: sites tell whole seconds. */
const SAME_END_MS = 1_500;

export const fireAtOnMarket = (endOnMarket: number, leadMs: number): number => endOnMarket - leadMs;

/** How long until the moment, by our clock. Below zero when it has passed. */
export const waitMs = (fireOnMarket: number, ourNowMs: number, offsetMs: number): number =>
  fireOnMarket - (ourNowMs + offsetMs);

/**
 * What to do when the end is read again before firing.
 *
 * - `keep`     the end is where it was
 * - `move`     earlier, or later and the rule follows: fire at the new moment
 * - `give-up`  later, and the customer said to stop, or followed often enough
 */
export type EndChange =
  | { readonly kind: 'keep' }
  | {
      readonly kind: 'move';
      readonly endOnMarket: number;
      readonly fireOnMarket: number;
      readonly followed: number;
    }
  | { readonly kind: 'give-up'; readonly reason: 'extended' | 'extended-too-often' };

export function judgeEnd(plan: SnipePlan, endOnMarket: number): EndChange {
  const laterMs = endOnMarket - plan.plannedEndOnMarket;
  if (Math.abs(laterMs) < SAME_END_MS) return { kind: 'keep' };
  const moved = {
    kind: 'move' as const,
    endOnMarket,
    fireOnMarket: fireAtOnMarket(endOnMarket, plan.leadMs),
  };
  if (laterMs < 0) return { ...moved, followed: plan.followed };
  if (plan.rule === 'stop') return { kind: 'give-up', reason: 'extended' };
  if (plan.followed >= plan.followSteps) return { kind: 'give-up', reason: 'extended-too-often' };
  return { ...moved, followed: plan.followed + 1 };
}

/**
 * Why a snipe that still waits when its auction is over was not sent.
 *
 * - `closed-before-firing`  the seller ended it before the moment came
 * - `group-busy`            the moment came while another lot of its group was live: one more might have been won
 * - `missed`                the moment came, or a sniper had claimed it, and we did not send: ours to answer for
 */
export type WhyUnfired = 'closed-before-firing' | 'group-busy' | 'missed';

export function whyUnfired(
  { fireAt, groupId }: { readonly fireAt: Date | undefined; readonly groupId: string | undefined },
  endedOnMarket: Date,
  marketNowMs: number,
  wasClaimed: boolean,
): WhyUnfired {
  const due = fireAt?.getTime() ?? 0;
  if (endedOnMarket.getTime() < due || marketNowMs < due) return 'closed-before-firing';
  return groupId === undefined || wasClaimed ? 'missed' : 'group-busy';
}
