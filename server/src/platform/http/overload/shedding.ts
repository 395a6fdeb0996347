/**
 * In which order calls are refused when there is more to do than one process can do. `first`: pages
 * of people who are not signed in, exports and new live streams. `usual`: what a person reads.
 * `last`: writes (bids, payments, what outside systems tell us).
 */
export type Rank = 'first' | 'usual' | 'last';
export const RANKS = ['first', 'usual', 'last'] as const satisfies readonly Rank[];

/** How much there is to do. */
export interface Pressure {
  /** Milliseconds that work waits for the event loop. */
  readonly loopWaitMs: number;
  /** Queries that wait for a connection, for each connection of the pool. */
  readonly waitingPerConnection: number;
}

/** From which value on some calls are refused, and from which value on all of them. */
type Bounds = Readonly<Record<Rank, readonly [number, number]>>;
const LOOP_WAIT_MS: Bounds = { first: [50, 150], usual: [150, 600], last: [1_000, 3_000] };
const WAITING: Bounds = { first: [2, 4], usual: [4, 12], last: [20, 60] };

/** The part of the calls of this rank that is refused, from 0 to 1. */
export function partRefused(rank: Rank, pressure: Pressure): number {
  return Math.max(
    within(pressure.loopWaitMs, LOOP_WAIT_MS[rank]),
    within(pressure.waitingPerConnection, WAITING[rank]),
  );
}

const within = (value: number, [from, all]: readonly [number, number]): number =>
  Math.min(1, Math.max(0, (value - from) / (all - from)));
