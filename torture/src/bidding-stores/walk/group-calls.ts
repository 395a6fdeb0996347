import { inTrx, type Keeper } from '../keeper.ts';
import { NOW } from '../sample-rows.ts';
import type { Call } from './calls.ts';
import type { Drawn } from './drawn.ts';

export function groupCalls(drawn: Drawn): readonly Call[] {
  const { known, groupId, customerId, wanted, at } = drawn;
  const fresh = {
    id: groupId,
    customerId,
    wanted: wanted + 1,
    taken: 0,
    status: 'open',
    createdAt: NOW,
    updatedAt: NOW,
  } as const;
  return [
    {
      name: 'group',
      make: (to) =>
        inTrx(to, async (trx) => {
          if (!known.groups.includes(groupId)) known.groups.push(groupId);
          const { groups } = to.stores;
          const old = await groups.lock(trx, groupId);
          return old
            ? groups.update(trx, old, { wanted, taken: wanted % 3 }, at)
            : groups.insert(trx, fresh);
        }),
    },
    {
      name: 'own group',
      make: ({ stores, db }) => stores.groups.find(db, groupId, customerId),
    },
    {
      name: 'group hold',
      make: (to) =>
        inTrx(to, async (trx) => {
          const { groups } = to.stores;
          if (await groups.lock(trx, groupId)) await groups.insertHold(trx, groupId, wanted);
          return (await groups.listHolds(trx, groupId)).length;
        }),
    },
    {
      name: 'change holds',
      make: (to) =>
        inTrx(to, async (trx) => {
          const { groups } = to.stores;
          const holds = await groups.listHolds(trx, groupId);
          for (const hold of holds) {
            if (hold.amount === 1) await groups.closeHold(trx, hold.id);
            else await groups.updateHold(trx, { ...hold, amount: hold.amount - 1 });
          }
        }),
    },
    { name: 'gather', make: (to) => gather(to, drawn) },
    { name: 'members', make: ({ stores, db }) => stores.groups.listMembers(db, groupId) },
  ];
}

/** The newest bids that wait share a group, so that not all of them may fire. */
const gather = (to: Keeper, { known, groupId, at }: Drawn): Promise<unknown> =>
  inTrx(to, async (trx) => {
    const { bids, groups } = to.stores;
    if (!(await groups.lock(trx, groupId))) return;
    for (const id of known.bids.slice(-8).toSorted()) {
      const bid = await bids.lock(trx, id);
      if (bid?.status === 'scheduled') await bids.update(trx, bid, { groupId }, at);
    }
  });
