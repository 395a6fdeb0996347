import type { Timers } from '../../../kernel/clock.ts';
import type { UnderWay } from '../../../kernel/under-way.ts';
import type { BiddingDeps } from '../deps.ts';
import type { RemoteBid } from '../rules/bid.ts';
import { createGatherer } from './gather.ts';
import type { LeasedSnipe } from './lease-store.ts';

const GATHER_MS = 20;
const MOST_CLAIMS = 500;

interface Claimable {
  readonly snipe: LeasedSnipe;
}

/** Who holds the snipes. */
export interface Holder<Held extends Claimable> {
  isHeld(held: Held): boolean;
  /** Nothing new is begun: it stops, or the auction is over. */
  isTooLate(held: Held): boolean;
  /** It is claimed: its write is booked. */
  claimed(held: Held, remote: RemoteBid): void;
  /** It went to somebody else, or came to its end. */
  gone(held: Held): void;
}

/** Claims snipes, many by one statement. What does not come back was taken from us, or is asked for again. */
export function createClaims<Held extends Claimable>(
  deps: Pick<BiddingDeps, 'db' | 'stores' | 'log' | 'clock' | 'crash'>,
  owner: string,
  holder: Holder<Held>,
  { after }: Pick<Timers, 'after'>,
  { track }: Pick<UnderWay, 'track'>,
): { add(...due: readonly Held[]): void } {
  /** Gives back those of which no write is booked. */
  const tell = (batch: readonly Held[], booked: readonly RemoteBid[]): Held[] => {
    const writes = new Map(booked.map((remote) => [remote.bidId, remote]));
    return batch.filter((held) => {
      const remote = writes.get(held.snipe.bidId);
      if (remote) holder.claimed(held, remote);
      return !remote;
    });
  };
  const work = async (batch: readonly Held[]): Promise<void> => {
    // Leased anew meanwhile: the old one must not be taken for the new one's booking, or both would send it.
    let left = batch.filter(holder.isHeld);
    try {
      const booked = await deps.stores.claims.claim(
        deps.db,
        owner,
        left.map(snipeOf),
        deps.clock.now(),
      );
      deps.crash?.('claimed');
      left = tell(left, booked);
      // Claimed before, and the answer was lost.
      left = tell(left, await deps.stores.claims.find(deps.db, left.map(snipeOf)));
      const kept = await deps.stores.claims.stillLeased(deps.db, owner, left.map(snipeOf));
      for (const held of left)
        if (!kept.has(held.snipe.bidId) || holder.isTooLate(held)) holder.gone(held);
      left = left.filter(holder.isHeld);
    } catch (error) {
      deps.log.error({ error: (error as Error).message }, 'snipes could not be claimed');
      for (const held of left.filter(holder.isTooLate)) holder.gone(held);
      left = left.filter(holder.isHeld);
    }
    gatherer.add(...left);
  };
  const gatherer = createGatherer(work, { gatherMs: GATHER_MS, most: MOST_CLAIMS, after, track });
  return gatherer;
}

const snipeOf = ({ snipe }: Claimable): LeasedSnipe => snipe;
