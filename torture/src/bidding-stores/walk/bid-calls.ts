import { yen } from '../../../../server/src/kernel/money.ts';
import { inTrx, type Keeper } from '../keeper.ts';
import { SITE } from '../sample-rows.ts';
import type { Call } from './calls.ts';
import type { Drawn } from './drawn.ts';

const STATUSES = ['scheduled', 'leading', 'outbid', 'lost', 'cancelled', 'unknown', 'won'] as const;

export function bidCalls(drawn: Drawn): readonly Call[] {
  const { chance, known, bidId, groupId, code, customerId, fresh, at } = drawn;
  const change = {
    status: chance.pick(STATUSES),
    reason: chance.pick(['displaced', undefined]),
    isHeld: chance.happens(0.8),
    wonPrice: chance.happens(0.7) ? yen(500) : undefined,
    groupId: chance.happens(0.3) ? groupId : undefined,
  };
  return [
    {
      name: 'insert bid',
      make: async (to) => {
        await inTrx(to, (trx) => to.stores.bids.insert(trx, fresh));
        if (!known.bids.includes(fresh.id)) known.bids.push(fresh.id);
      },
    },
    {
      name: 'insert bid again',
      make: (to) => inTrx(to, (trx) => to.stores.bids.insert(trx, { ...fresh, id: bidId })),
    },
    {
      name: 'update bid',
      make: (to) =>
        inTrx(to, async (trx) => {
          const bid = await to.stores.bids.lock(trx, bidId);
          return bid && to.stores.bids.update(trx, bid, change, at);
        }),
    },
    { name: 'end the bid on a lot', make: (to) => endBidOn(to, code, at) },
    { name: 'end lease', make: (to) => inTrx(to, (trx) => to.stores.bids.endLease(trx, bidId)) },
    {
      name: 'active bid',
      make: (to) => inTrx(to, (trx) => to.stores.bids.lockActive(trx, SITE, code)),
    },
    { name: 'find own bid', make: ({ stores, db }) => stores.bids.find(db, bidId, customerId) },
    {
      name: 'has open bid',
      make: ({ stores, db }) => stores.bids.hasOpen(db, SITE, code, customerId),
    },
    {
      name: 'supersede',
      make: (to) =>
        inTrx(to, async (trx) => {
          const bid = await to.stores.bids.lock(trx, bidId);
          return bid && to.stores.bids.supersedeOutbid(trx, bid);
        }),
    },
    { name: 'count open', make: ({ stores, db }) => stores.bids.countOpen(db, customerId) },
    {
      name: 'displaced',
      make: ({ stores, db }) => stores.bids.listDisplaced(db, SITE, code, customerId),
    },
    { name: 'tried', make: ({ stores, db }) => stores.wins.noteTried(db, bidId, at) },
    { name: 'unpaid wins', make: ({ stores, db }) => stores.wins.listUnpaid(db, 2) },
  ];
}

/** So that the lot is free for the next bid, and its writes for the next claim. */
const endBidOn = (to: Keeper, code: string, at: Date): Promise<unknown> =>
  inTrx(to, async (trx) => {
    const { bids, remoteBids } = to.stores;
    for (const { id, status } of await remoteBids.list(trx, SITE, code))
      if (status === 'sending' || status === 'unknown')
        await remoteBids.update(trx, id, 'refused', 'over', at);
    const active = await bids.lockActive(trx, SITE, code);
    return active && bids.update(trx, active, { status: 'outbid', reason: 'displaced' }, at);
  });
