import { describe, expect, it } from 'vitest';
import type { BidStatus } from '@hako/contract/bidding/bid-status';
import { mayMove } from '../../rules/bid-life.ts';

/**
 * The whole state space of one snipe before its write: two snipers that lease, sleep, die, claim
 * and mark; leases that run out at any time; a
 * customer who changes the plan or cancels. The same model as `checks/spin/bid-protocol.pml`, for
 * machines without Spin.
 */
type Variant =
  | 'as we do it'
  | 'claim without the lease number'
  | 'cancel after the claim'
  | 'plan changed, lease kept'
  | 'claim without any fence'
  | 'mark without looking'
  | 'give back what is marked'
  | 'never give back';

/** What a sniper holds: the number of its lease and the plan that it read with it, and how far it came. */
interface Sniper {
  readonly lease: number;
  readonly plan: number;
  readonly step: 'leased' | 'claimed' | 'marked';
}
interface World {
  readonly status: BidStatus;
  readonly lease: number;
  readonly isLeased: boolean;
  readonly plan: number;
  /** The lease under which the open write was claimed; 0: there is none. */
  readonly claimedBy: number;
  readonly isMarked: boolean;
  /** Plans that were sent. */
  readonly sent: readonly number[];
  readonly isReleased: boolean;
  readonly snipers: readonly [Sniper, Sniper];
}

const NOBODY: Sniper = { lease: 0, plan: 0, step: 'leased' };
const START: World = {
  status: 'scheduled',
  lease: 0,
  isLeased: false,
  plan: 0,
  claimedBy: 0,
  isMarked: false,
  sent: [],
  isReleased: false,
  snipers: [NOBODY, NOBODY],
};
const MOST_LEASES = 4;
const MOST_PLANS = 2;

function customerMoves(world: World, variant: Variant): World[] {
  const next: World[] = [];
  const isLateAllowed = variant === 'cancel after the claim' && world.status === 'firing';
  if (isLateAllowed || mayMove(world.status, 'cancelled', 'customer'))
    next.push({
      ...world,
      status: 'cancelled',
      isReleased: true,
      lease: world.lease + 1,
      isLeased: false,
    });
  if (world.status === 'scheduled' && world.plan < MOST_PLANS) {
    const changed = { ...world, plan: world.plan + 1 };
    next.push(
      variant === 'plan changed, lease kept'
        ? changed
        : { ...changed, lease: world.lease + 1, isLeased: false },
    );
  }
  return next;
}

function sniperMoves(world: World, me: 0 | 1, variant: Variant): World[] {
  const mine = world.snipers[me];
  const as = (sniper: Sniper, change: Partial<World> = {}): World => ({
    ...world,
    ...change,
    snipers: me === 0 ? [sniper, world.snipers[1]] : [world.snipers[0], sniper],
  });
  // Dies at any time, and forgets everything.
  const next: World[] = [as(NOBODY), ...givenBack(world, variant)];
  if (mine.step === 'marked') return [...next, as(NOBODY, { sent: [...world.sent, mine.plan] })];
  if (mine.step === 'claimed') {
    const isOpen = world.status === 'firing' && world.claimedBy === mine.lease && !world.isMarked;
    if (isOpen || variant === 'mark without looking')
      next.push(as({ ...mine, step: 'marked' }, { isMarked: true }));
    return next;
  }
  if (mine.lease === 0) {
    if (world.status === 'scheduled' && !world.isLeased && world.lease < MOST_LEASES)
      next.push(
        as(
          { lease: world.lease + 1, plan: world.plan, step: 'leased' },
          { lease: world.lease + 1, isLeased: true },
        ),
      );
    return next;
  }
  const isNewest =
    (mine.lease === world.lease && world.isLeased) ||
    variant === 'claim without the lease number' ||
    variant === 'claim without any fence';
  const mayFire =
    mayMove(world.status, 'firing', 'clock') ||
    (variant === 'claim without any fence' && world.status === 'firing');
  const claim = { status: 'firing', claimedBy: mine.lease, isMarked: false } as const;
  if (isNewest && mayFire) next.push(as({ ...mine, step: 'claimed' }, claim));
  return next;
}

/** By any sniper, or by the reading job: what was claimed and not marked before its lease ended. */
function givenBack(world: World, variant: Variant): World[] {
  const isUnsent = world.status === 'firing' && !world.isLeased;
  const mayGive = variant === 'give back what is marked' || !world.isMarked;
  if (!isUnsent || !mayGive || variant === 'never give back') return [];
  const lease = world.lease + 1;
  return [{ ...world, status: 'scheduled', claimedBy: 0, isMarked: false, lease }];
}

function brokenPromise(world: World): string | undefined {
  if (world.sent.length > 1) return 'sent twice';
  if (world.sent.some((plan) => plan !== world.plan)) return 'an old plan was sent';
  if (world.isReleased && world.sent.length > 0) return 'sent without its money';
  return undefined;
}

/** Claimed, and nobody who lives can ever send it. */
const isForgotten = (world: World, variant: Variant): boolean =>
  world.status === 'firing' &&
  !world.isMarked &&
  !world.isLeased &&
  world.snipers.every(({ lease }) => lease === 0) &&
  givenBack(world, variant).length === 0;

function explore(variant: Variant): { states: number; broken: ReadonlySet<string> } {
  const seen = new Set([JSON.stringify(START)]);
  const open: World[] = [START];
  const broken = new Set<string>();
  for (let world = open.pop(); world; world = open.pop()) {
    const promise =
      brokenPromise(world) ?? (isForgotten(world, variant) ? 'claimed and forgotten' : undefined);
    if (promise) {
      broken.add(promise);
      continue;
    }
    const leaseEnds = world.isLeased ? [{ ...world, isLeased: false }] : [];
    for (const next of [
      ...leaseEnds,
      ...customerMoves(world, variant),
      ...sniperMoves(world, 0, variant),
      ...sniperMoves(world, 1, variant),
    ]) {
      const key = JSON.stringify(next);
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
  }
  return { states: seen.size, broken };
}

describe('leases, claims, marks and cancelling, over their whole state space', () => {
  it('send one plan at most, the newest, never one that was cancelled, and forget none that was claimed', () => {
    const { states, broken } = explore('as we do it');
    expect([...broken]).toEqual([]);
    expect(states).toBeGreaterThan(500);
  });

  it.each([
    ['claim without the lease number', 'an old plan was sent'],
    ['plan changed, lease kept', 'an old plan was sent'],
    ['cancel after the claim', 'sent without its money'],
    ['claim without any fence', 'sent twice'],
    ['mark without looking', 'sent twice'],
    ['give back what is marked', 'sent twice'],
    ['never give back', 'claimed and forgotten'],
  ] as const)('break a promise with "%s", so the search is not blind', (variant, promise) => {
    expect([...explore(variant).broken]).toContain(promise);
  });
});
