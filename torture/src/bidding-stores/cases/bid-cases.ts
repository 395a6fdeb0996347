import { dong, yen } from '../../../../server/src/kernel/money.ts';
import type { BidChange } from '../../../../server/src/modules/bidding/placing/bid-store.ts';
import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import type { Trx } from '../../../../server/src/platform/database/database.ts';
import {
  after,
  ALICE,
  BOB,
  GROUP,
  LEVEL,
  NOW,
  ONE,
  SITE,
  sampleBid,
  THREE,
  TWO,
} from '../sample-rows.ts';
import { type CasesOf, knownBid, lease, withBids } from './case.ts';

const change =
  (more: BidChange, at = after(60)) =>
  async (stores: BiddingStores, trx: Trx) =>
    stores.bids.update(trx, await knownBid(stores, trx), more, at);

const TERMS = {
  maximum: yen(900),
  hold: dong(158_400),
  rate: { vnd: 176, scale: 1 },
  pricedAt: NOW,
  level: LEVEL,
  shipMode: 'AIR-HAN',
  services: ['photo'],
};

export const BID_CASES: CasesOf<'bids'> = {
  insert: [
    {
      name: 'keeps everything but the lease',
      call: ({ bids }, trx) =>
        bids.insert(trx, sampleBid({ id: ONE, leaseNumber: 7, liveTerms: TERMS })),
      rows: {
        bids: [
          { ...sampleBid({ id: ONE, liveTerms: TERMS }), leaseNumber: 0, leaseOwner: undefined },
        ],
      },
    },
    {
      name: 'keeps a bid from before levels were locked',
      call: withBids({ id: ONE, level: undefined }),
      rows: { bids: [{ level: undefined }] },
    },
    {
      name: 'refuses a second open bid on the lot',
      given: withBids({ id: ONE, code: 'a' }),
      call: withBids({ id: TWO, code: 'a', customerId: BOB }),
      refusal: 'bids_one_active_per_auction',
    },
    {
      name: 'takes the same code at another site, and beside a bid that is over',
      given: withBids({ id: ONE, code: 'a' }, { id: TWO, code: 'a', status: 'outbid' }),
      call: withBids({ id: THREE, code: 'a', site: 'other' }),
      rows: { bids: [{ id: ONE }, { id: TWO }, { id: THREE }] },
    },
    {
      name: 'refuses the same id twice',
      given: withBids({ id: ONE, status: 'lost' }),
      call: withBids({ id: ONE, code: 'z' }),
      refusal: 'bids_pkey',
    },
    {
      name: 'refuses a snipe without its moment',
      call: withBids({ id: ONE, fireAt: undefined }),
      refusal: 'bids_snipe_planned',
    },
    {
      name: 'refuses an open bid for which nothing is held',
      call: withBids({ id: ONE, isHeld: false }),
      refusal: 'bids_active_is_held',
    },
    {
      name: 'takes an open bid of a group, which holds for it',
      call: withBids({ id: ONE, isHeld: false, groupId: GROUP }),
      rows: { bids: [{ isHeld: false, groupId: GROUP }] },
    },
    {
      name: 'refuses a maximum of nothing',
      call: withBids({ id: ONE, maximum: yen(0) }),
      refusal: 'bids_maximum_positive',
    },
  ],
  update: [
    {
      name: 'writes what changed and when',
      given: withBids({ id: ONE }),
      call: change({ status: 'leading', reason: 'x', liveTerms: TERMS }),
      answer: { status: 'leading', updatedAt: after(60) },
      rows: { bids: [{ status: 'leading', reason: 'x', liveTerms: TERMS, updatedAt: after(60) }] },
    },
    {
      name: 'writes the level that a raise locks',
      given: withBids({ id: ONE }),
      call: change({ level: { ...LEVEL, depositBp: 4_000 } }),
      rows: { bids: [{ level: { ...LEVEL, depositBp: 4_000 } }] },
    },
    {
      name: 'takes away what is said to be absent',
      given: withBids({ id: ONE, reason: 'x', groupId: GROUP }),
      call: change({ reason: undefined, groupId: undefined }),
      rows: { bids: [{ reason: undefined, groupId: undefined }] },
    },
    {
      name: 'leaves the lease to the snipers',
      given: async (stores, trx) => {
        await withBids({ id: ONE })(stores, trx);
        await lease(stores, trx);
      },
      call: async ({ bids }, trx) => bids.update(trx, sampleBid({ id: ONE }), {}, NOW),
      rows: { bids: [{ leaseNumber: 1, leaseOwner: 'first' }] },
    },
    {
      name: 'refuses a win without its price',
      given: withBids({ id: ONE }),
      call: change({ status: 'won' }),
      refusal: 'bids_won_has_price',
    },
  ],
  lock: [
    {
      name: 'gives a bid as it was booked',
      given: withBids({ id: ONE }),
      call: knownBid,
      answer: sampleBid({ id: ONE, code: '1' }),
    },
    { name: 'gives nothing else', call: ({ bids }, trx) => bids.lock(trx, ONE), answer: undefined },
  ],
  lockActive: [
    {
      name: 'gives the open bid on a lot',
      given: withBids({ id: ONE, code: 'a', status: 'lost' }, { id: TWO, code: 'a' }),
      call: ({ bids }, trx) => bids.lockActive(trx, SITE, 'a'),
      answer: { id: TWO },
    },
    {
      name: 'gives none when all are over',
      given: withBids({ id: ONE, code: 'a', status: 'lost' }, { id: TWO, code: 'b' }),
      call: ({ bids }, trx) => bids.lockActive(trx, SITE, 'a'),
      answer: undefined,
    },
  ],
  find: [
    {
      name: 'gives a bid to whoever asks without a name',
      given: withBids({ id: ONE }),
      call: ({ bids }, trx) => bids.find(trx, ONE),
      answer: { id: ONE },
    },
    {
      name: 'gives nobody a bid of somebody else',
      given: withBids({ id: ONE }),
      call: ({ bids }, trx) => bids.find(trx, ONE, BOB),
      answer: undefined,
    },
  ],
  hasOpen: [
    {
      name: 'is true of a lot with an open bid of anybody',
      given: withBids({ id: ONE, code: 'a' }),
      call: ({ bids }, trx) => bids.hasOpen(trx, SITE, 'a'),
      answer: true,
    },
    {
      name: 'is false for another customer',
      given: withBids({ id: ONE, code: 'a' }),
      call: ({ bids }, trx) => bids.hasOpen(trx, SITE, 'a', BOB),
      answer: false,
    },
  ],
  endLease: [
    {
      name: 'takes the lease from its sniper, and its number is worth nothing',
      given: async (stores, trx) => {
        await withBids({ id: ONE })(stores, trx);
        await lease(stores, trx);
      },
      call: ({ bids }, trx) => bids.endLease(trx, ONE),
      rows: { bids: [{ leaseOwner: undefined, leaseNumber: 2 }] },
    },
  ],
  supersedeOutbid: [
    {
      name: 'marks the own bids that ended on the lot, and no others',
      given: withBids(
        { id: ONE, code: 'a', status: 'outbid' },
        { id: TWO, code: 'a', status: 'lost' },
        { id: THREE, code: 'a', status: 'outbid', customerId: BOB },
      ),
      call: ({ bids }, trx) => bids.supersedeOutbid(trx, sampleBid({ id: GROUP, code: 'a' })),
      rows: {
        bids: [{ supersededBy: GROUP }, { supersededBy: undefined }, { supersededBy: undefined }],
      },
    },
  ],
  countOpen: [
    {
      name: 'counts open bids, and wins without an order',
      given: withBids(
        { id: ONE },
        { id: TWO, status: 'won', wonPrice: yen(1) },
        { id: THREE, status: 'won', wonPrice: yen(1), orderId: GROUP },
      ),
      call: ({ bids }, trx) => bids.countOpen(trx, ALICE),
      answer: { open: 1, unpaidWins: 1 },
    },
  ],
  listDisplaced: [
    {
      name: 'gives who had to give way and has not bid again',
      given: withBids(
        { id: ONE, code: 'a', status: 'outbid', reason: 'displaced' },
        { id: TWO, code: 'a', status: 'outbid', reason: 'displaced', supersededBy: GROUP },
        { id: THREE, code: 'a', status: 'outbid', reason: 'displaced', customerId: BOB },
      ),
      call: ({ bids }, trx) => bids.listDisplaced(trx, SITE, 'a', BOB),
      answer: [{ id: ONE }],
    },
  ],
};
