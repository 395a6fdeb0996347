import { inTrx } from '../keeper.ts';
import { SITE } from '../sample-rows.ts';
import type { Call } from './calls.ts';
import type { Drawn } from './drawn.ts';

const ANSWERS = ['accepted', 'refused', 'unknown', 'absent', 'sending'] as const;

export function writeCalls({ chance, bidId, code, at, leaseMs }: Drawn): readonly Call[] {
  const answer = chance.pick(ANSWERS);
  const snipeLease = chance.pick([undefined, 1]);
  return [
    {
      name: 'book write',
      make: (to) =>
        inTrx(to, async (trx) => {
          const bid = await to.stores.bids.lock(trx, bidId);
          return bid && to.stores.remoteBids.book(trx, bid, at, { leaseMs, snipeLease });
        }),
    },
    {
      name: 'answer write',
      make: (to) =>
        inTrx(to, async (trx) => {
          const writes = await to.stores.remoteBids.list(trx, SITE, code);
          const write = writes.find(({ status }) => status === 'sending') ?? writes[0];
          if (!write) return undefined;
          await to.stores.remoteBids.update(trx, write.id, answer, 'x', at);
          return to.stores.remoteBids.lock(trx, write.id);
        }),
    },
    { name: 'writes', make: ({ stores, db }) => stores.remoteBids.list(db, SITE, code) },
    { name: 'taken', make: ({ stores, db }) => stores.remoteBids.hasTaken(db, bidId) },
    {
      name: 'close unmarked',
      make: (to) => inTrx(to, (trx) => to.stores.remoteBids.closeUnmarked(trx, bidId, at)),
    },
    {
      name: 'expire',
      make: (to) => inTrx(to, (trx) => to.stores.remoteBids.expireSending(trx, SITE, code, at)),
    },
    {
      name: 'receipt',
      make: (to) =>
        inTrx(to, async (trx) => {
          const bid = await to.stores.bids.lock(trx, bidId);
          if (!bid) return;
          const { customerId } = bid;
          const receipt = {
            bidId,
            customerId,
            at,
            kind: 'account-rests',
            facts: { n: 1 },
          } as const;
          await to.stores.receipts.add(trx, [receipt, { bidId, customerId, at, kind: 'sent' }]);
        }),
    },
    {
      name: 'has receipt',
      make: ({ stores, db }) => stores.receipts.hasSince(db, bidId, 'account-rests', at),
    },
  ];
}
