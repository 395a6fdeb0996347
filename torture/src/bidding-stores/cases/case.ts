import type { BidGroup } from '../../../../server/src/modules/bidding/groups/rules/bid-group.ts';
import type { Bid } from '../../../../server/src/modules/bidding/rules/bid.ts';
import type { LeasedSnipe } from '../../../../server/src/modules/bidding/sniper/lease-store.ts';
import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import type { Trx } from '../../../../server/src/platform/database/database.ts';
import type { KeptRows } from '../kept-rows.ts';
import { ALICE, GROUP, NOW, ONE, SITE, sampleBid } from '../sample-rows.ts';

type Step = (stores: BiddingStores, trx: Trx) => Promise<unknown>;

/** What one function of the port promises. */
export interface Case {
  /** Finishes "it is true that …". */
  readonly name: string;
  /** In a transaction of its own before the call. */
  readonly given?: Step;
  readonly call: Step;
  /** As much of the answer as matters. */
  readonly answer?: unknown;
  /** The constraint that refuses the call. */
  readonly refusal?: string;
  /**
   * All rows of a table after the call, with the fields that matter: bids by their ids, lots by
   * their codes.
   */
  readonly rows?: {
    readonly [Table in keyof KeptRows]?: readonly Partial<KeptRows[Table][number]>[];
  };
}

/** At least one case for each function of a store. */
export type CasesOf<Store extends keyof BiddingStores> = {
  readonly [Name in keyof BiddingStores[Store]]: readonly [Case, ...Case[]];
};

export const HOUR_MS = 3_600_000;

/** Inserts bids, each on a lot of its own unless it is said. */
export const withBids =
  (...bids: readonly (Partial<Bid> & Pick<Bid, 'id'>)[]): Step =>
  async (stores, trx) => {
    for (const bid of bids)
      await stores.bids.insert(trx, sampleBid({ code: bid.id.slice(-1), ...bid }));
  };

export const both =
  (...steps: readonly Step[]): Step =>
  async (stores, trx) => {
    for (const step of steps) await step(stores, trx);
  };

export const withGroup =
  (more: Partial<BidGroup> = {}): Step =>
  ({ groups }, trx) =>
    groups.insert(trx, {
      id: GROUP,
      customerId: ALICE,
      wanted: 1,
      taken: 0,
      status: 'open',
      createdAt: NOW,
      updatedAt: NOW,
      ...more,
    });

/** A sniper takes all that is due within a minute. */
export const lease = (
  { leases }: BiddingStores,
  trx: Trx,
  more: Partial<Parameters<BiddingStores['leases']['lease']>[1]> = {},
): Promise<LeasedSnipe[]> =>
  leases.lease(trx, {
    owner: 'first',
    site: SITE,
    marketNow: NOW,
    aheadMs: 60_000,
    leaseMs: HOUR_MS,
    limit: 10,
    ...more,
  });

/** A sniper takes and claims all that is due. */
export const claim = async (stores: BiddingStores, trx: Trx) =>
  stores.claims.claim(trx, 'first', await lease(stores, trx), NOW);

/** A bid that somebody booked, by its id. */
export async function knownBid({ bids }: BiddingStores, trx: Trx, id = ONE): Promise<Bid> {
  const bid = await bids.lock(trx, id);
  if (!bid) throw new Error(`nobody booked the bid ${id}`);
  return bid;
}
