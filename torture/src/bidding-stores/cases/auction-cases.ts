import { yen } from '../../../../server/src/kernel/money.ts';
import type { WatchedAuction } from '../../../../server/src/modules/bidding/rules/bid.ts';
import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import type { Trx } from '../../../../server/src/platform/database/database.ts';
import { after, lotOf, NOW, SITE } from '../sample-rows.ts';
import type { CasesOf } from './case.ts';

const lockLot =
  (more: Partial<WatchedAuction> = {}) =>
  ({ auctions }: BiddingStores, trx: Trx) =>
    auctions.lock(trx, { ...lotOf('a'), ...more });

const change =
  (more: Partial<WatchedAuction>) =>
  async ({ auctions }: BiddingStores, trx: Trx) =>
    auctions.update(trx, await auctions.lock(trx, lotOf('a')), more);

/** Lots a, b and c, to be read one minute after the other. */
const threeLots = async ({ auctions }: BiddingStores, trx: Trx): Promise<void> => {
  for (const [index, code] of ['c', 'b', 'a'].entries()) {
    await auctions.lock(trx, lotOf(code));
    await auctions.planReading(trx, SITE, code, after(60 * index));
  }
};

export const AUCTION_CASES: CasesOf<'auctions'> = {
  lock: [
    { name: 'makes the row of a new lot', call: lockLot(), rows: { auctions: [{ code: 'a' }] } },
    {
      name: 'leaves the row of a known lot as it is',
      given: lockLot({ price: yen(7) }),
      call: lockLot({ price: yen(9) }),
      answer: { price: 7 },
    },
    {
      name: 'refuses an account without its maximum',
      call: lockLot({ liveAccount: 'hako-1' }),
      refusal: 'watched_auctions_live_complete',
    },
  ],
  lockKnown: [
    {
      name: 'finds a lot by site and code',
      given: lockLot(),
      call: ({ auctions }, trx) => auctions.lockKnown(trx, SITE, 'a'),
      answer: lotOf('a'),
    },
    {
      name: 'finds nothing at another site',
      given: lockLot(),
      call: ({ auctions }, trx) => auctions.lockKnown(trx, 'other', 'a'),
      answer: undefined,
    },
  ],
  find: [
    {
      name: 'finds a lot',
      given: lockLot(),
      call: ({ auctions }, trx) => auctions.find(trx, SITE, 'a'),
      answer: lotOf('a'),
    },
    {
      name: 'finds no lot that nobody watches',
      call: ({ auctions }, trx) => auctions.find(trx, SITE, 'a'),
      answer: undefined,
    },
  ],
  update: [
    {
      name: 'writes what changed, with clocks in whole milliseconds',
      call: change({ bidCount: 4, clockOffsetMs: 1.6, settledAt: NOW }),
      answer: { bidCount: 4, clockOffsetMs: 1.6 },
      rows: { auctions: [{ bidCount: 4, clockOffsetMs: 2, settledAt: NOW }] },
    },
    {
      name: 'leaves when somebody last looked',
      call: change({ lookedAt: after(9) }),
      rows: { auctions: [{ lookedAt: undefined }] },
    },
    {
      name: 'refuses a maximum without its account',
      call: change({ liveMaximum: yen(5) }),
      refusal: 'watched_auctions_live_complete',
    },
  ],
  addFailure: [
    {
      name: 'counts one more',
      given: change({ failures: 2 }),
      call: ({ auctions }, trx) => auctions.addFailure(trx, SITE, 'a'),
      rows: { auctions: [{ failures: 3 }] },
    },
  ],
  planReading: [
    {
      name: 'notes when the lot is read next',
      given: lockLot(),
      call: ({ auctions }, trx) => auctions.planReading(trx, SITE, 'a', after(5)),
      rows: { auctions: [{ readDueAt: after(5) }] },
    },
  ],
  listNeglected: [
    {
      name: 'gives those that are overdue, the oldest first, and not more than asked',
      given: threeLots,
      call: ({ auctions }, trx) => auctions.listNeglected(trx, after(600), 2),
      answer: [{ code: 'c' }, { code: 'b' }],
    },
    {
      name: 'leaves out what is due at that moment, not yet due or never planned',
      given: threeLots,
      call: async ({ auctions }, trx) => {
        await auctions.lock(trx, lotOf('d'));
        return auctions.listNeglected(trx, after(60), 9);
      },
      answer: [{ code: 'c' }],
    },
    {
      name: 'leaves out what is settled',
      given: async (stores, trx) => {
        await change({ settledAt: NOW })(stores, trx);
        await stores.auctions.planReading(trx, SITE, 'a', NOW);
      },
      call: ({ auctions }, trx) => auctions.listNeglected(trx, after(600), 9),
      answer: [],
    },
  ],
};
