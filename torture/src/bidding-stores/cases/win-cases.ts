import { yen } from '../../../../server/src/kernel/money.ts';
import { after, GROUP, ONE, THREE, TWO } from '../sample-rows.ts';
import { type CasesOf, withBids } from './case.ts';

const WON = { status: 'won', wonPrice: yen(1) } as const;

export const WIN_CASES: CasesOf<'wins'> = {
  listUnpaid: [
    {
      name: 'gives first what was never tried, then what was tried longest ago',
      given: async (stores, trx) => {
        await withBids(
          { id: ONE, ...WON },
          { id: TWO, ...WON },
          { id: THREE, ...WON, createdAt: after(60) },
        )(stores, trx);
        await stores.wins.noteTried(trx, ONE, after(9));
      },
      call: ({ wins }, trx) => wins.listUnpaid(trx, 2),
      answer: [{ id: TWO }, { id: THREE }],
    },
    {
      name: 'leaves out what has its order',
      given: withBids({ id: ONE, ...WON, orderId: GROUP }),
      call: ({ wins }, trx) => wins.listUnpaid(trx, 2),
      answer: [],
    },
  ],
  noteTried: [
    {
      name: 'notes the moment',
      given: withBids({ id: ONE, ...WON }),
      call: ({ wins }, trx) => wins.noteTried(trx, ONE, after(9)),
      rows: { bids: [{ triedAt: after(9) }] },
    },
  ],
};
