import { after, GROUP, lotOf, NOW, ONE, SITE, THREE, TWO } from '../sample-rows.ts';
import { both, type CasesOf, HOUR_MS, knownBid, lease, withBids, withGroup } from './case.ts';

const ONE_AND_TWO = withBids({ id: ONE, fireAt: after(6) }, { id: TWO, fireAt: after(5) });

export const LEASE_CASES: CasesOf<'leases'> = {
  lease: [
    {
      name: 'gives what is due, and its sniper lives',
      given: withBids({ id: ONE }, { id: TWO, fireAt: after(61) }),
      call: lease,
      answer: [
        {
          bidId: ONE,
          leaseNumber: 1,
          maximum: 1_000,
          fireOnMarket: after(5).getTime(),
          endOnMarket: after(9).getTime(),
        },
      ],
      rows: {
        bids: [
          { leaseOwner: 'first', leaseNumber: 1 },
          { leaseOwner: undefined, leaseNumber: 0 },
        ],
        snipers: [{ id: 'first', isAlive: true }],
      },
    },
    {
      name: 'gives the next ones first when not all are asked for',
      given: ONE_AND_TWO,
      call: (stores, trx) => lease(stores, trx, { limit: 1 }),
      answer: [{ bidId: TWO }],
    },
    {
      name: 'gives nothing whose end has passed, that is no snipe, or that does not wait',
      given: withBids(
        { id: ONE, plannedEndAt: NOW },
        { id: TWO, mode: 'now' },
        { id: THREE, status: 'firing' },
      ),
      call: lease,
      answer: [],
      rows: { snipers: [] },
    },
    {
      name: 'gives nothing that another living sniper holds',
      given: both(ONE_AND_TWO, lease),
      call: (stores, trx) => lease(stores, trx, { owner: 'second' }),
      answer: [],
    },
    {
      name: 'gives what a dead sniper held, under the next number',
      given: both(withBids({ id: ONE }), (stores, trx) =>
        lease(stores, trx, { leaseMs: -HOUR_MS }),
      ),
      call: (stores, trx) => lease(stores, trx, { owner: 'second' }),
      answer: [{ bidId: ONE, leaseNumber: 2 }],
    },
    {
      name: 'gives its own again only when it is not in its hands',
      given: both(ONE_AND_TWO, lease),
      call: async (stores, trx) => [
        (await lease(stores, trx)).length,
        (await lease(stores, trx, { inHand: [ONE] })).map(({ bidId }) => bidId),
      ],
      answer: [0, [TWO]],
    },
    {
      name: 'gives no lot of a group that has all it wants',
      given: both(
        withBids({ id: ONE, groupId: GROUP }, { id: TWO }),
        withGroup({ wanted: 2, taken: 2 }),
      ),
      call: lease,
      answer: [{ bidId: TWO }],
    },
    {
      name: 'never makes its sniper die sooner',
      given: both(withBids({ id: ONE }), ({ leases }, trx) =>
        leases.stayAlive(trx, 'first', HOUR_MS),
      ),
      call: (stores, trx) => lease(stores, trx, { leaseMs: -HOUR_MS }),
      rows: { snipers: [{ id: 'first', isAlive: true }] },
    },
  ],
  stayAlive: [
    {
      name: 'says until when, sooner too',
      given: ({ leases }, trx) => leases.stayAlive(trx, 'first', HOUR_MS),
      call: ({ leases }, trx) => leases.stayAlive(trx, 'first', -HOUR_MS),
      rows: { snipers: [{ id: 'first', isAlive: false }] },
    },
  ],
  release: [
    {
      name: 'forgets the sniper and those that died a day ago',
      given: async ({ leases }, trx) => {
        await leases.stayAlive(trx, 'first', HOUR_MS);
        await leases.stayAlive(trx, 'lately', -HOUR_MS);
        await leases.stayAlive(trx, 'long ago', -25 * HOUR_MS);
      },
      call: ({ leases }, trx) => leases.release(trx, 'first'),
      rows: { snipers: [{ id: 'lately', isAlive: false }] },
    },
  ],
  hasWork: [
    {
      name: 'is true from the moment when a snipe is due',
      given: withBids({ id: ONE }),
      call: async ({ leases }, trx) => [
        await leases.hasWork(trx, [SITE], after(5)),
        await leases.hasWork(trx, [SITE], after(4)),
        await leases.hasWork(trx, ['other'], after(5)),
      ],
      answer: [true, false, false],
    },
    {
      name: 'is true while a write is under way',
      given: both(withBids({ id: ONE, status: 'sending' }), async (stores, trx) =>
        stores.remoteBids.book(trx, await knownBid(stores, trx), NOW),
      ),
      call: async ({ leases }, trx) => [
        await leases.hasWork(trx, [SITE], after(4)),
        await leases.hasWork(trx, ['other'], after(4)),
      ],
      answer: [true, false],
    },
  ],
  findNext: [
    {
      name: 'gives the lot of the next snipe that waits',
      given: ONE_AND_TWO,
      call: ({ leases }, trx) => leases.findNext(trx, SITE),
      answer: '2',
    },
    {
      name: 'gives none when none waits',
      given: withBids({ id: ONE, status: 'firing' }),
      call: ({ leases }, trx) => leases.findNext(trx, SITE),
      answer: undefined,
    },
  ],
  lastOffsetMs: [
    {
      name: 'gives what was measured last',
      given: async ({ auctions }, trx) => {
        const seen = { clockUncertaintyMs: 1 };
        await auctions.lock(trx, { ...lotOf('a'), ...seen, clockOffsetMs: 4, readAt: after(2) });
        await auctions.lock(trx, { ...lotOf('b'), ...seen, clockOffsetMs: 5, readAt: after(1) });
        await auctions.lock(trx, { ...lotOf('c'), clockOffsetMs: 6, readAt: after(3) });
      },
      call: ({ leases }, trx) => leases.lastOffsetMs(trx, SITE),
      answer: 4,
    },
    {
      name: 'is nothing before anybody measured',
      call: ({ leases }, trx) => leases.lastOffsetMs(trx, SITE),
      answer: 0,
    },
  ],
};
