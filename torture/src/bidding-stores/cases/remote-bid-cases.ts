import type { RemoteBid } from '../../../../server/src/modules/bidding/rules/bid.ts';
import type { RemoteStatus } from '../../../../server/src/modules/bidding/settling/rules/settle-rule.ts';
import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import type { Trx } from '../../../../server/src/platform/database/database.ts';
import { after, ALICE, NOW, ONE, SITE, TWO } from '../sample-rows.ts';
import { both, type CasesOf, HOUR_MS, knownBid, withBids } from './case.ts';

type Booking = Parameters<BiddingStores['remoteBids']['book']>[3];

const book =
  (booking?: Booking, at = NOW) =>
  async (stores: BiddingStores, trx: Trx): Promise<RemoteBid> =>
    stores.remoteBids.book(trx, await knownBid(stores, trx), at, booking);

/** The last write on the lot of the first bid is answered. */
const answer = (status: RemoteStatus) => async (stores: BiddingStores, trx: Trx) => {
  const { code } = await knownBid(stores, trx);
  const write = (await stores.remoteBids.list(trx, SITE, code)).at(-1);
  if (write) await stores.remoteBids.update(trx, write.id, status, 'x', after(1));
};

const bid = withBids({ id: ONE, code: 'a' });
const UNMARKED = { snipeLease: 3 };

export const REMOTE_BID_CASES: CasesOf<'remoteBids'> = {
  book: [
    {
      name: 'books a first write that may leave at once',
      given: bid,
      call: book(),
      answer: { bidId: ONE, step: 1, status: 'sending', isMarked: true, leaseNumber: 0 },
      rows: { writes: [{ bidId: ONE, step: 1, isMarked: true, isAwaited: true, bookedAt: NOW }] },
    },
    {
      name: 'books the write of a sniper without its mark',
      given: bid,
      call: book(UNMARKED),
      answer: { isMarked: false, leaseNumber: 3 },
    },
    {
      name: 'gives the next one the next number',
      given: both(bid, book(), answer('refused')),
      call: book({}, after(9)),
      answer: { step: 2 },
      rows: { writes: [{ step: 1 }, { step: 2 }] },
    },
    ...(['sending', 'unknown'] as const).map((status) => ({
      name: `refuses a second one while the first is ${status}`,
      given: both(bid, book(), answer(status)),
      call: book(),
      refusal: 'remote_bids_one_open',
    })),
  ],
  lock: [
    {
      name: 'gives a write by its id',
      given: bid,
      call: async (stores, trx) => stores.remoteBids.lock(trx, (await book()(stores, trx)).id),
      answer: { bidId: ONE, customerId: ALICE, isMarked: true },
    },
    {
      name: 'gives nothing for an unknown id',
      call: ({ remoteBids }, trx) => remoteBids.lock(trx, ONE),
      answer: undefined,
    },
  ],
  update: [
    {
      name: 'notes the answer, its reason and its moment',
      given: both(bid, book()),
      call: answer('accepted'),
      rows: { writes: [{ status: 'accepted', reason: 'x', answeredAt: after(1) }] },
    },
    {
      name: 'refuses an answer of the site to what never left',
      given: both(bid, book(UNMARKED)),
      call: answer('accepted'),
      refusal: 'remote_bids_unmarked_never_left',
    },
  ],
  list: [
    {
      name: 'gives the writes on a lot in the order of their booking',
      given: both(bid, book({}, after(5)), answer('refused'), book({}, NOW)),
      call: ({ remoteBids }, trx) => remoteBids.list(trx, SITE, 'a'),
      answer: [{ step: 2 }, { step: 1 }],
    },
    {
      name: 'gives none of another lot',
      given: both(bid, book()),
      call: ({ remoteBids }, trx) => remoteBids.list(trx, 'other', 'a'),
      answer: [],
    },
  ],
  hasTaken: [
    {
      name: 'is true once the site took one',
      given: both(bid, book(), answer('accepted')),
      call: ({ remoteBids }, trx) => remoteBids.hasTaken(trx, ONE),
      answer: true,
    },
    {
      name: 'is false for a lost answer, and for another bid',
      given: both(bid, book(), answer('unknown')),
      call: async ({ remoteBids }, trx) => [
        await remoteBids.hasTaken(trx, ONE),
        await remoteBids.hasTaken(trx, TWO),
      ],
      answer: [false, false],
    },
  ],
  expireSending: [
    {
      name: 'makes unknown what nobody waits for any more',
      given: both(bid, book({ leaseMs: -HOUR_MS })),
      call: ({ remoteBids }, trx) => remoteBids.expireSending(trx, SITE, 'a', after(60)),
      answer: [{ status: 'unknown', bidId: ONE }],
      rows: { writes: [{ status: 'unknown', reason: 'sender-gone', answeredAt: after(60) }] },
    },
    {
      name: 'leaves what somebody waits for',
      given: both(bid, book()),
      call: ({ remoteBids }, trx) => remoteBids.expireSending(trx, SITE, 'a', NOW),
      answer: [],
      rows: { writes: [{ status: 'sending' }] },
    },
    {
      name: 'leaves what never left',
      given: both(bid, book({ leaseMs: -HOUR_MS, ...UNMARKED })),
      call: ({ remoteBids }, trx) => remoteBids.expireSending(trx, SITE, 'a', NOW),
      answer: [],
    },
  ],
  closeUnmarked: [
    {
      name: 'closes what a sniper claimed and did not mark',
      given: both(bid, book(UNMARKED)),
      call: ({ remoteBids }, trx) => remoteBids.closeUnmarked(trx, ONE, after(60)),
      answer: true,
      rows: { writes: [{ status: 'refused', reason: 'not-sent', answeredAt: after(60) }] },
    },
    {
      name: 'leaves what may have left',
      given: both(bid, book()),
      call: ({ remoteBids }, trx) => remoteBids.closeUnmarked(trx, ONE, NOW),
      answer: false,
      rows: { writes: [{ status: 'sending' }] },
    },
  ],
};

const RESTS = { bidId: ONE, customerId: ALICE, at: after(5), kind: 'account-rests' } as const;

export const RECEIPT_CASES: CasesOf<'receipts'> = {
  add: [
    {
      name: 'adds receipts in their order, with facts or without',
      call: ({ receipts }, trx) =>
        receipts.add(trx, [RESTS, { ...RESTS, kind: 'sent', facts: { maximum: 5 } }]),
      rows: {
        receipts: [
          { kind: 'account-rests', facts: {} },
          { kind: 'sent', facts: { maximum: 5 } },
        ],
      },
    },
    {
      name: 'adds nothing when there is none',
      call: ({ receipts }, trx) => receipts.add(trx, []),
      rows: { receipts: [] },
    },
  ],
  hasSince: [
    {
      name: 'is true from the moment of the receipt back, and for its kind alone',
      given: ({ receipts }, trx) => receipts.add(trx, [RESTS]),
      call: async ({ receipts }, trx) => [
        await receipts.hasSince(trx, ONE, 'account-rests', after(5)),
        await receipts.hasSince(trx, ONE, 'account-rests', after(6)),
        await receipts.hasSince(trx, ONE, 'sent', NOW),
        await receipts.hasSince(trx, TWO, 'account-rests', NOW),
      ],
      answer: [true, false, false, false],
    },
  ],
};
