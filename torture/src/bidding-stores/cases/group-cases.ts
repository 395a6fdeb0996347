import type { BidGroup } from '../../../../server/src/modules/bidding/groups/rules/bid-group.ts';
import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import type { Trx } from '../../../../server/src/platform/database/database.ts';
import { dong } from '../../../../server/src/kernel/money.ts';
import { after, ALICE, BOB, GROUP, ONE, OTHER_GROUP, THREE, TWO } from '../sample-rows.ts';
import { both, type CasesOf, withBids, withGroup } from './case.ts';

const change =
  (more: Partial<BidGroup>) =>
  async ({ groups }: BiddingStores, trx: Trx) => {
    const group = await groups.lock(trx, GROUP);
    return group && groups.update(trx, group, more, after(60));
  };

const addHold =
  (amount: number, groupId = GROUP) =>
  ({ groups }: BiddingStores, trx: Trx) =>
    groups.insertHold(trx, groupId, amount);

export const GROUP_CASES: CasesOf<'groups'> = {
  insert: [
    {
      name: 'keeps the group',
      call: withGroup({ wanted: 20 }),
      rows: { groups: [{ id: GROUP, customerId: ALICE, wanted: 20, taken: 0, status: 'open' }] },
    },
    {
      name: 'refuses one that wants nothing',
      call: withGroup({ wanted: 0 }),
      refusal: 'bid_groups_wanted',
    },
    {
      name: 'refuses the same id twice',
      given: withGroup(),
      call: withGroup(),
      refusal: 'bid_groups_pkey',
    },
  ],
  lock: [
    {
      name: 'gives a group by its id',
      given: withGroup(),
      call: ({ groups }, trx) => groups.lock(trx, GROUP),
      answer: { id: GROUP, wanted: 1 },
    },
    {
      name: 'gives nothing else',
      call: ({ groups }, trx) => groups.lock(trx, GROUP),
      answer: undefined,
    },
  ],
  find: [
    {
      name: 'gives a group to its customer alone',
      given: withGroup(),
      call: async ({ groups }, trx) => [
        (await groups.find(trx, GROUP, ALICE))?.id,
        (await groups.find(trx, GROUP, BOB))?.id,
      ],
      answer: [GROUP, undefined],
    },
  ],
  update: [
    {
      name: 'writes what changed and when',
      given: withGroup(),
      call: change({ wanted: 3, taken: 2, status: 'ended' }),
      answer: { wanted: 3, taken: 2, status: 'ended', updatedAt: after(60) },
      rows: { groups: [{ wanted: 3, taken: 2, status: 'ended', updatedAt: after(60) }] },
    },
    {
      name: 'refuses less than no place taken',
      given: withGroup(),
      call: change({ taken: -1 }),
      refusal: 'bid_groups_taken',
    },
    {
      name: 'refuses more than twenty wanted',
      given: withGroup(),
      call: change({ wanted: 21 }),
      refusal: 'bid_groups_wanted',
    },
  ],
  listMembers: [
    {
      name: 'gives all lots of the group, by their ids',
      given: both(
        withGroup(),
        withBids(
          { id: TWO, groupId: GROUP, hold: dong(5) },
          { id: ONE, groupId: GROUP, status: 'lost' },
          { id: THREE, groupId: OTHER_GROUP },
        ),
      ),
      call: ({ groups }, trx) => groups.listMembers(trx, GROUP),
      answer: [
        { bidId: ONE, status: 'lost' },
        { bidId: TWO, status: 'scheduled', hold: 5 },
      ],
    },
  ],
  listHolds: [
    {
      name: 'gives the open holds of the group alone',
      given: async (stores, trx) => {
        await both(withGroup(), withGroup({ id: OTHER_GROUP }))(stores, trx);
        await addHold(4, OTHER_GROUP)(stores, trx);
        await addHold(5)(stores, trx);
        await stores.groups.closeHold(trx, await addHold(6)(stores, trx));
      },
      call: ({ groups }, trx) => groups.listHolds(trx, GROUP),
      answer: [{ amount: 5 }],
    },
  ],
  insertHold: [
    {
      name: 'adds an open hold',
      given: withGroup(),
      call: addHold(5),
      rows: { holds: [{ groupId: GROUP, amount: 5, isOpen: true }] },
    },
    {
      name: 'refuses a hold of nothing',
      given: withGroup(),
      call: addHold(0),
      refusal: 'bid_group_holds_amount',
    },
  ],
  updateHold: [
    {
      name: 'changes the amount',
      given: withGroup(),
      call: async (stores, trx) =>
        stores.groups.updateHold(trx, { id: await addHold(5)(stores, trx), amount: 7 }),
      rows: { holds: [{ amount: 7, isOpen: true }] },
    },
    {
      name: 'refuses to make it nothing',
      given: withGroup(),
      call: async (stores, trx) =>
        stores.groups.updateHold(trx, { id: await addHold(5)(stores, trx), amount: 0 }),
      refusal: 'bid_group_holds_amount',
    },
  ],
  closeHold: [
    {
      name: 'keeps the row, closed',
      given: withGroup(),
      call: async (stores, trx) => stores.groups.closeHold(trx, await addHold(5)(stores, trx)),
      rows: { holds: [{ amount: 5, isOpen: false }] },
    },
  ],
};
