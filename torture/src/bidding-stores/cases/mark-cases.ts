import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import type { Trx } from '../../../../server/src/platform/database/database.ts';
import { after, GROUP, NOW, ONE, SITE } from '../sample-rows.ts';
import { both, type CasesOf, claim, HOUR_MS, knownBid, withBids, withGroup } from './case.ts';

const snipe = withBids({ id: ONE });
const die = ({ leases }: BiddingStores, trx: Trx) => leases.stayAlive(trx, 'first', -HOUR_MS);

/** Marks what there is of the first bid; gives how many may be sent. */
const mark =
  (owner = 'first') =>
  async (stores: BiddingStores, trx: Trx): Promise<number> => {
    const writes = await stores.remoteBids.list(trx, SITE, '1');
    const marked = await stores.marks.mark(
      trx,
      owner,
      writes.map(({ id }) => id),
    );
    return marked.size;
  };

const giveBack = ({ marks }: BiddingStores, trx: Trx) =>
  marks.giveBackOfDead(trx, [SITE], after(60));

export const MARK_CASES: CasesOf<'marks'> = {
  mark: [
    {
      name: 'lets what was claimed be sent, and says the same again',
      given: both(snipe, claim),
      call: async (stores, trx) => [await mark()(stores, trx), await mark()(stores, trx)],
      answer: [1, 1],
      rows: { writes: [{ isMarked: true, status: 'sending' }] },
    },
    {
      name: 'lets nothing be sent by another sniper',
      given: both(snipe, claim),
      call: mark('second'),
      answer: 0,
      rows: { writes: [{ isMarked: false }] },
    },
    {
      name: 'lets nothing be sent once the lease is another one',
      given: both(snipe, claim, ({ bids }, trx) => bids.endLease(trx, ONE)),
      call: mark(),
      answer: 0,
    },
    {
      name: 'lets nothing be sent that was given back',
      given: both(snipe, claim, die, giveBack),
      call: mark(),
      answer: 0,
    },
    {
      name: 'lets nothing be sent of a bid that does not fire',
      given: both(snipe, claim, async (stores, trx) =>
        stores.bids.update(trx, await knownBid(stores, trx), { status: 'unknown' }, NOW),
      ),
      call: mark(),
      answer: 0,
    },
  ],
  giveBackOfDead: [
    {
      name: 'lets what a dead sniper claimed wait again, under the next number',
      given: both(snipe, claim, die),
      call: giveBack,
      answer: 1,
      rows: {
        bids: [
          { status: 'scheduled', leaseOwner: undefined, leaseNumber: 2, updatedAt: after(60) },
        ],
        writes: [{ status: 'refused', reason: 'not-sent', answeredAt: after(60) }],
        receipts: [{ kind: 'claimed' }, { kind: 'given-back', facts: { state: 'scheduled' } }],
      },
    },
    {
      name: 'gives the place in the group back',
      given: both(withBids({ id: ONE, groupId: GROUP }), withGroup(), claim, die),
      call: giveBack,
      rows: { groups: [{ taken: 0 }] },
    },
    {
      name: 'leaves what a living sniper claimed',
      given: both(snipe, claim),
      call: giveBack,
      answer: 0,
    },
    {
      name: 'leaves what is marked, because it may have left',
      given: both(snipe, claim, mark(), die),
      call: giveBack,
      answer: 0,
      rows: { bids: [{ status: 'firing' }] },
    },
    {
      name: 'leaves what is claimed at another site',
      given: both(snipe, claim, die),
      call: ({ marks }, trx) => marks.giveBackOfDead(trx, ['other'], NOW),
      answer: 0,
    },
  ],
};
