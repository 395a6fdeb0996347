import { describe, expect, it } from 'vitest';
import { meaningOf } from '../../placing/rules/answer-meaning.ts';
import { judgeStanding } from './settle-rule.ts';

/**
 * The whole state space of one snipe, two workers and a marketplace without idempotency keys: answers may be lost, requests may
 * arrive late or never, workers may die or sleep anywhere, leases may run out at any time. Every interleaving is visited.
 */
type Recovery = 'read closed, then list' | 'resend' | 'read once' | 'read list, then closed';
type Status = 'armed' | 'sending' | 'unknown' | 'placed' | 'failed';
/** Where a worker stands; what it read is part of the place. */
type Place =
  | 'idle'
  | 'claimed'
  | 'sent'
  | 'resent'
  | 'about to read'
  | 'read closed'
  | 'read open'
  | 'seen'
  | 'not seen'
  | 'seen closed'
  | 'not seen closed'
  | 'seen open'
  | 'not seen open';

interface World {
  readonly status: Status;
  readonly isLeased: boolean;
  /** Requests on the wire, and bids that the marketplace has. */
  readonly inFlight: number;
  readonly bids: number;
  readonly crashes: number;
  readonly isClosed: boolean;
  readonly isReleased: boolean;
  readonly isCaptured: boolean;
  readonly workers: readonly [Place, Place];
}

const START: World = {
  status: 'armed',
  isLeased: false,
  inFlight: 0,
  bids: 0,
  crashes: 0,
  isClosed: false,
  isReleased: false,
  isCaptured: false,
  workers: ['idle', 'idle'],
};
const MAX_CRASHES = 2;
const MAX_IN_FLIGHT = 3;

const isOpenStatus = (world: World): boolean =>
  world.status === 'sending' || world.status === 'unknown';

function marketMoves(world: World): World[] {
  const next: World[] = [];
  if (world.inFlight > 0 && !world.isClosed)
    next.push({ ...world, inFlight: world.inFlight - 1, bids: world.bids + 1 });
  if (world.inFlight > 0) next.push({ ...world, inFlight: world.inFlight - 1 });
  if (!world.isClosed) next.push({ ...world, isClosed: true });
  if (world.isLeased) next.push({ ...world, isLeased: false });
  return next;
}

/** Settles by our own rule; the winner is known only when it is closed, so a bid in an open list counts as leading. */
function settled(world: World, wasClosed: boolean, isSeen: boolean): World {
  const verdict = judgeStanding(
    {
      wasClosed,
      standing: {
        isHighest: isSeen,
        isWinner: wasClosed && isSeen,
        ourMaximum: isSeen ? 1 : undefined,
      },
    },
    1,
    true,
  );
  if (!isOpenStatus(world) || verdict === 'wait') return world;
  return verdict === 'lost'
    ? { ...world, status: 'failed', isReleased: true }
    : { ...world, status: 'placed', isCaptured: true };
}

function workerMoves(world: World, me: 0 | 1, recovery: Recovery): World[] {
  const at = (place: Place, change: Partial<World> = {}): World => ({
    ...world,
    ...change,
    workers: me === 0 ? [place, world.workers[1]] : [world.workers[0], place],
  });
  const place = world.workers[me];
  const crash = world.crashes < MAX_CRASHES ? [at('idle', { crashes: world.crashes + 1 })] : [];
  const isSeen = world.bids > 0;
  const answered = () =>
    isSeen &&
    isOpenStatus(world) &&
    meaningOf({ kind: 'placed', isHighest: true }, false).bid === 'leading'
      ? { status: 'placed' as const, isCaptured: true }
      : {};
  const lost = () =>
    world.status === 'sending'
      ? {
          status: meaningOf({ kind: 'outage', isMaybeApplied: true, reason: 'timeout' }, false)
            .bid as 'unknown',
        }
      : {};

  switch (place) {
    case 'idle':
      if (world.status === 'armed') return [at('claimed', { status: 'sending', isLeased: true })];
      if (!isOpenStatus(world) || world.isLeased) return [];
      if (recovery === 'resend')
        return world.inFlight < MAX_IN_FLIGHT
          ? [at('resent', { isLeased: true, inFlight: world.inFlight + 1 })]
          : [];
      return [at('about to read', { isLeased: true })];
    case 'claimed':
      return [...crash, at('sent', { inFlight: world.inFlight + 1 })];
    case 'sent':
    case 'resent':
      return [
        ...(place === 'sent' ? crash : []),
        ...(isSeen ? [at('idle', answered())] : []),
        at('idle', place === 'sent' ? lost() : {}),
      ];
    case 'about to read':
      if (recovery === 'read closed, then list')
        return [at(world.isClosed ? 'read closed' : 'read open')];
      return [at(isSeen ? 'seen' : 'not seen')];
    case 'read closed':
      return [at(isSeen ? 'seen closed' : 'not seen closed')];
    case 'read open':
      return [at(isSeen ? 'seen open' : 'not seen open')];
    case 'seen':
    case 'not seen':
      if (recovery === 'read list, then closed')
        return [at(`${place} ${world.isClosed ? 'closed' : 'open'}`)];
      return [finish(world, me, settled(world, true, place === 'seen'))];
    default:
      return [
        finish(world, me, settled(world, place.endsWith('closed'), place.startsWith('seen'))),
      ];
  }
}

const finish = (before: World, me: 0 | 1, after: World): World => ({
  ...after,
  workers: me === 0 ? ['idle', before.workers[1]] : [before.workers[0], 'idle'],
});

function brokenPromise(world: World): string | undefined {
  if (world.bids > 1) return 'two bids';
  if (world.isReleased && world.bids > 0) return 'money released of a live bid';
  if (world.isCaptured && world.bids === 0) return 'money taken without a bid';
  if (world.isReleased && world.isCaptured) return 'money released and taken';
  return undefined;
}

function explore(recovery: Recovery): {
  states: number;
  broken: ReadonlySet<string>;
  isEverDone: boolean;
} {
  const seen = new Set([JSON.stringify(START)]);
  const open: World[] = [START];
  const broken = new Set<string>();
  let isEverDone = false;
  for (let world = open.pop(); world; world = open.pop()) {
    const promise = brokenPromise(world);
    if (promise) {
      broken.add(promise);
      continue;
    }
    isEverDone ||= world.status === 'placed' || world.status === 'failed';
    for (const next of [
      ...marketMoves(world),
      ...workerMoves(world, 0, recovery),
      ...workerMoves(world, 1, recovery),
    ]) {
      const key = JSON.stringify(next);
      if (!seen.has(key)) {
        seen.add(key);
        open.push(next);
      }
    }
  }
  return { states: seen.size, broken, isEverDone };
}

describe('the protocol after a lost answer, over its whole state space', () => {
  it('keeps every promise when "closed?" is read first and the list second', () => {
    const { states, broken, isEverDone } = explore('read closed, then list');
    expect([...broken]).toEqual([]);
    expect(isEverDone).toBe(true);
    expect(states).toBeGreaterThan(500);
  });

  it.each([
    ['resend', 'two bids'],
    ['read once', 'money released of a live bid'],
    ['read list, then closed', 'money released of a live bid'],
  ] as const)(
    'breaks a promise when one would %s, so the search is not blind',
    (recovery, promise) => {
      expect([...explore(recovery).broken]).toContain(promise);
    },
  );
});
