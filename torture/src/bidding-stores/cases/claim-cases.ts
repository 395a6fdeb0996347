import { yen } from '../../../../server/src/kernel/money.ts';
import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import type { Trx } from '../../../../server/src/platform/database/database.ts';
import { after, GROUP, NOW, ONE, SITE, TWO } from '../sample-rows.ts';
import {
  both,
  type CasesOf,
  claim,
  HOUR_MS,
  knownBid,
  lease,
  withBids,
  withGroup,
} from './case.ts';

const snipe = withBids({ id: ONE });

/** What happens between the lease of all that is due and its claim. */
const claimAfter =
  (between: (stores: BiddingStores, trx: Trx) => Promise<unknown>) =>
  async (stores: BiddingStores, trx: Trx) => {
    const leases = await lease(stores, trx);
    await between(stores, trx);
    return stores.claims.claim(trx, 'first', leases, NOW);
  };

const leaseOf = (bidId: string, leaseNumber: number) => ({
  bidId,
  customerId: '',
  site: SITE,
  code: '1',
  maximum: yen(1),
  leaseNumber,
  fireOnMarket: 0,
  endOnMarket: 0,
});

const NOTHING_CLAIMED = { answer: [], rows: { writes: [], receipts: [] } };

export const CLAIM_CASES: CasesOf<'claims'> = {
  claim: [
    {
      name: 'fires the snipe, books its write without a mark, and notes it',
      given: snipe,
      call: claim,
      answer: [{ bidId: ONE, step: 1, status: 'sending', leaseNumber: 1, isMarked: false }],
      rows: {
        bids: [{ status: 'firing', updatedAt: NOW }],
        writes: [{ bidId: ONE, leaseNumber: 1, isMarked: false, isAwaited: true, bookedAt: NOW }],
        receipts: [{ bidId: ONE, kind: 'claimed', facts: { state: 'firing' } }],
      },
    },
    {
      name: 'gives nothing once the lease was ended',
      given: snipe,
      call: claimAfter(({ bids }, trx) => bids.endLease(trx, ONE)),
      ...NOTHING_CLAIMED,
    },
    {
      name: 'gives nothing once the bid was cancelled',
      given: snipe,
      call: claimAfter(async (stores, trx) =>
        stores.bids.update(trx, await knownBid(stores, trx), { status: 'cancelled' }, NOW),
      ),
      ...NOTHING_CLAIMED,
    },
    {
      name: 'gives nothing to a sniper that counts as dead',
      given: snipe,
      call: claimAfter(({ leases }, trx) => leases.stayAlive(trx, 'first', -HOUR_MS)),
      ...NOTHING_CLAIMED,
    },
    {
      name: 'gives nothing under an old number',
      given: snipe,
      call: claimAfter((stores, trx) => lease(stores, trx, { inHand: [] })),
      ...NOTHING_CLAIMED,
    },
    {
      name: 'gives nothing to who did not lease it',
      given: snipe,
      call: async (stores, trx) => {
        await stores.leases.stayAlive(trx, 'second', HOUR_MS);
        return stores.claims.claim(trx, 'second', await lease(stores, trx), NOW);
      },
      ...NOTHING_CLAIMED,
    },
    {
      name: 'gives nothing while a write on the lot has no answer',
      given: snipe,
      call: async (stores, trx) => {
        await stores.remoteBids.book(trx, await knownBid(stores, trx), NOW);
        return claim(stores, trx);
      },
      answer: [],
    },
    {
      name: 'gives one lot of a group at a time, the next one first, and takes a place',
      given: both(
        withBids(
          { id: ONE, groupId: GROUP, fireAt: after(6) },
          { id: TWO, groupId: GROUP, fireAt: after(5) },
        ),
        withGroup({ wanted: 2 }),
      ),
      call: claim,
      answer: [{ bidId: TWO }],
      rows: { groups: [{ taken: 1 }], bids: [{ status: 'scheduled' }, { status: 'firing' }] },
    },
    {
      name: 'gives no lot of a group whose places were taken meanwhile',
      given: both(withBids({ id: ONE, groupId: GROUP }), withGroup()),
      call: claimAfter(async ({ groups }, trx) => {
        const group = await groups.lock(trx, GROUP);
        return group && groups.update(trx, group, { taken: 1 }, NOW);
      }),
      answer: [],
      rows: { groups: [{ taken: 1 }], writes: [] },
    },
  ],
  find: [
    {
      name: 'gives what was claimed under these leases and not marked',
      given: both(snipe, claim),
      call: async ({ claims }, trx) => [
        (await claims.find(trx, [leaseOf(ONE, 1)])).map(({ bidId }) => bidId),
        await claims.find(trx, [leaseOf(ONE, 2), leaseOf(TWO, 1)]),
      ],
      answer: [[ONE], []],
    },
    {
      name: 'gives nothing that was marked',
      given: both(snipe, async (stores, trx) => {
        const writes = await claim(stores, trx);
        await stores.marks.mark(
          trx,
          'first',
          writes.map(({ id }) => id),
        );
      }),
      call: ({ claims }, trx) => claims.find(trx, [leaseOf(ONE, 1)]),
      answer: [],
    },
  ],
  stillLeased: [
    {
      name: 'gives those whose owner and number still stand in the row',
      given: both(withBids({ id: ONE }, { id: TWO }), lease, ({ bids }, trx) =>
        bids.endLease(trx, TWO),
      ),
      call: async ({ claims }, trx) => [
        ...(await claims.stillLeased(trx, 'first', [leaseOf(ONE, 1), leaseOf(TWO, 1)])),
      ],
      answer: [ONE],
    },
    {
      name: 'gives none to another sniper, and none under another number',
      given: both(snipe, lease),
      call: async ({ claims }, trx) => [
        (await claims.stillLeased(trx, 'second', [leaseOf(ONE, 1)])).size,
        (await claims.stillLeased(trx, 'first', [leaseOf(ONE, 2)])).size,
      ],
      answer: [0, 0],
    },
  ],
  freeUnclaimed: [
    {
      name: 'frees what its sniper did not claim, under the same number',
      given: both(snipe, lease),
      call: ({ claims }, trx) => claims.freeUnclaimed(trx, 'first', [ONE]),
      rows: { bids: [{ leaseOwner: undefined, leaseNumber: 1 }] },
    },
    {
      name: 'leaves what was claimed, and what is another one’s',
      given: both(snipe, claim, withBids({ id: TWO }), (stores, trx) =>
        lease(stores, trx, { owner: 'second' }),
      ),
      call: ({ claims }, trx) => claims.freeUnclaimed(trx, 'first', [ONE, TWO]),
      rows: { bids: [{ leaseOwner: 'first' }, { leaseOwner: 'second' }] },
    },
  ],
};
