import { yen } from '../../../../server/src/kernel/money.ts';
import { inTrx } from '../keeper.ts';
import { lotOf, SITE } from '../sample-rows.ts';
import type { Call } from './calls.ts';
import type { Drawn } from './drawn.ts';

export function lotCalls({ chance, code, at }: Drawn): readonly Call[] {
  const live = {
    liveAccount: 'hako-1',
    liveMaximum: chance.happens(0.8) ? yen(5) : undefined,
    readAt: at,
    clockOffsetMs: chance.below(10_000) / 7,
    clockUncertaintyMs: chance.below(3),
  };
  return [
    {
      name: 'lock lot',
      make: (to) => inTrx(to, (trx) => to.stores.auctions.lock(trx, lotOf(code))),
    },
    { name: 'find lot', make: ({ stores, db }) => stores.auctions.find(db, SITE, code) },
    {
      name: 'update lot',
      make: (to) =>
        inTrx(to, async (trx) => {
          const lot = await to.stores.auctions.lockKnown(trx, SITE, code);
          return lot && to.stores.auctions.update(trx, lot, live);
        }),
    },
    {
      name: 'add failure',
      make: (to) => inTrx(to, (trx) => to.stores.auctions.addFailure(trx, SITE, code)),
    },
    {
      name: 'plan reading',
      make: (to) => inTrx(to, (trx) => to.stores.auctions.planReading(trx, SITE, code, at)),
    },
    { name: 'neglected', make: ({ stores, db }) => stores.auctions.listNeglected(db, at, 2) },
  ];
}
