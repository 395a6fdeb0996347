import { inTrx } from '../keeper.ts';
import { SITE } from '../sample-rows.ts';
import type { Call } from './calls.ts';
import type { Drawn } from './drawn.ts';

const NAMES = ['hako-1', 'hako-2'];

export function accountCalls({ chance, bidId, account, at }: Drawn): readonly Call[] {
  const change = {
    state: chance.pick(['healthy', 'limited', 'restricted', 'draining', 'off'] as const),
    reason: chance.pick(['robot-check', undefined]),
    restsUntil: chance.happens(0.5) ? at : undefined,
    pacePerMinute: chance.pick([undefined, 0, 12]),
  };
  const measured = {
    site: SITE,
    name: account,
    answers: chance.below(3),
    refusals: chance.below(2),
    outages: 1,
    answerMs: 100 + chance.below(900),
  };
  return [
    { name: 'add accounts', make: ({ stores, db }) => stores.accounts.add(db, SITE, NAMES, at) },
    { name: 'accounts', make: ({ stores, db }) => stores.accounts.list(db, SITE, NAMES, at) },
    { name: 'states', make: ({ stores, db }) => stores.accounts.listStates(db) },
    { name: 'resting', make: ({ stores, db }) => stores.accounts.listResting(db) },
    { name: 'find account', make: ({ stores, db }) => stores.accounts.find(db, SITE, account) },
    {
      name: 'update account',
      make: (to) =>
        inTrx(to, async (trx) => {
          const known = await to.stores.accounts.lock(trx, SITE, account);
          return known && to.stores.accounts.update(trx, known, change, at);
        }),
    },
    { name: 'measured', make: ({ stores, db }) => stores.accounts.addMeasured(db, measured) },
    { name: 'movable', make: ({ stores, db }) => stores.accounts.listMovable(db, SITE, account) },
    { name: 'carried', make: ({ stores, db }) => stores.accounts.listCarried(db, SITE, account) },
    {
      name: 'untold',
      make: ({ stores, db }) => stores.accounts.listUntold(db, SITE, account, at, 3),
    },
    {
      name: 'move to account',
      make: (to) => inTrx(to, (trx) => to.stores.accounts.moveTo(trx, bidId, account)),
    },
  ];
}
