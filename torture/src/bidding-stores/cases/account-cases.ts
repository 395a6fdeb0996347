import type { StateChange } from '../../../../server/src/modules/bidding/accounts/account-store.ts';
import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import type { Trx } from '../../../../server/src/platform/database/database.ts';
import { after, ALICE, lotOf, NOW, ONE, SITE, THREE, TWO } from '../sample-rows.ts';
import { both, type CasesOf, knownBid, withBids } from './case.ts';

const NAME = 'hako-1';
const add =
  (...names: readonly string[]) =>
  ({ accounts }: BiddingStores, trx: Trx) =>
    accounts.add(trx, SITE, names, NOW);

const change =
  (more: StateChange, name = NAME) =>
  async ({ accounts }: BiddingStores, trx: Trx) => {
    const known = await accounts.lock(trx, SITE, name);
    if (known) await accounts.update(trx, known, more, after(60));
  };

const measure =
  (answerMs: number) =>
  ({ accounts }: BiddingStores, trx: Trx) =>
    accounts.addMeasured(trx, {
      site: SITE,
      name: NAME,
      answers: 2,
      refusals: 1,
      outages: 3,
      answerMs,
    });

const ROBOT = { state: 'restricted', reason: 'robot-check' } as const;
const OTHERS = 'hako-2';

/** Three bids on watched lots; the third is carried by another account. */
const carried = both(
  withBids(
    { id: ONE, fireAt: after(9) },
    { id: TWO, fireAt: after(8) },
    { id: THREE, account: OTHERS },
  ),
  async ({ auctions }, trx) => {
    for (const code of ['1', '2', '3']) await auctions.lock(trx, lotOf(code));
  },
);

export const ACCOUNT_CASES: CasesOf<'accounts'> = {
  add: [
    {
      name: 'adds healthy accounts that were never used',
      call: add(NAME),
      rows: {
        accounts: [
          {
            name: NAME,
            state: 'healthy',
            since: NOW,
            pacePerMinute: 30,
            answers: 0,
            reason: undefined,
          },
        ],
      },
    },
    {
      name: 'leaves those that are there',
      given: both(add(NAME), change(ROBOT)),
      call: add(NAME, OTHERS),
      rows: { accounts: [{ state: 'restricted' }, { state: 'healthy' }] },
    },
  ],
  list: [
    {
      name: 'gives the named ones with their open bids and the writes of the last minute',
      given: both(add(OTHERS, NAME, 'old'), carried, async (stores, trx) => {
        await stores.remoteBids.book(trx, await knownBid(stores, trx, ONE), NOW);
        await stores.remoteBids.book(trx, await knownBid(stores, trx, TWO), after(1));
      }),
      call: ({ accounts }, trx) => accounts.list(trx, SITE, [NAME, OTHERS], after(60)),
      answer: [
        { name: NAME, load: 2, recent: 1 },
        { name: OTHERS, load: 1, recent: 0 },
      ],
    },
    {
      name: 'gives none when none is named',
      call: ({ accounts }, trx) => accounts.list(trx, SITE, [], NOW),
      answer: [],
    },
  ],
  listStates: [
    {
      name: 'gives the state of each',
      given: both(add(NAME), change(ROBOT)),
      call: ({ accounts }, trx) => accounts.listStates(trx),
      answer: [{ site: SITE, name: NAME, state: 'restricted' }],
    },
  ],
  listResting: [
    {
      name: 'gives those that wait for a person, by their names',
      given: both(
        add(NAME, OTHERS, 'slow', 'quiet'),
        change({ state: 'off', reason: 'x' }, OTHERS),
        change(ROBOT),
        change({ state: 'limited', reason: 'x', restsUntil: NOW }, 'slow'),
        change({ state: 'draining', reason: 'x' }, 'quiet'),
      ),
      call: ({ accounts }, trx) => accounts.listResting(trx),
      answer: [{ name: NAME, load: 0, recent: 0 }, { name: OTHERS }],
    },
  ],
  find: [
    {
      name: 'gives an account without its load',
      given: both(add(NAME), carried),
      call: ({ accounts }, trx) => accounts.find(trx, SITE, NAME),
      answer: { name: NAME, load: 0 },
    },
    {
      name: 'gives none of another site',
      given: add(NAME),
      call: ({ accounts }, trx) => accounts.find(trx, 'other', NAME),
      answer: undefined,
    },
  ],
  lock: [
    {
      name: 'gives an account as it stands',
      given: both(add(NAME), change(ROBOT)),
      call: ({ accounts }, trx) => accounts.lock(trx, SITE, NAME),
      answer: { state: 'restricted', reason: 'robot-check' },
    },
  ],
  update: [
    {
      name: 'notes since when the state is another one, and keeps the pace',
      given: add(NAME),
      call: change(ROBOT),
      rows: { accounts: [{ ...ROBOT, since: after(60), pacePerMinute: 30 }] },
    },
    {
      name: 'keeps since when it is so when the state stays',
      given: add(NAME),
      call: change({ state: 'healthy', reason: 'seen', pacePerMinute: 12 }),
      rows: { accounts: [{ reason: 'seen', since: NOW, pacePerMinute: 12 }] },
    },
    {
      name: 'refuses a rest without its end',
      given: add(NAME),
      call: change({ state: 'limited', reason: undefined }),
      refusal: 'site_accounts_rest',
    },
    {
      name: 'refuses a pace of nothing',
      given: add(NAME),
      call: change({ state: 'healthy', reason: undefined, pacePerMinute: 0 }),
      refusal: 'site_accounts_pace',
    },
  ],
  addMeasured: [
    {
      name: 'takes the first time as it is',
      given: add(NAME),
      call: measure(300),
      rows: { accounts: [{ answers: 2, refusals: 1, outages: 3, answerMs: 300 }] },
    },
    {
      name: 'adds, and counts a newer time a fifth',
      given: both(add(NAME), measure(300)),
      call: measure(501),
      rows: { accounts: [{ answers: 4, refusals: 2, outages: 6, answerMs: 340 }] },
    },
  ],
  listMovable: [
    {
      name: 'gives waiting snipes on untouched lots, the next one first',
      given: carried,
      call: ({ accounts }, trx) => accounts.listMovable(trx, SITE, NAME),
      answer: [TWO, ONE],
    },
    {
      name: 'leaves out what something of ours may be live on',
      given: both(carried, async (stores, trx) => {
        await stores.remoteBids.book(trx, await knownBid(stores, trx, ONE), NOW);
        await stores.bids.update(trx, await knownBid(stores, trx, TWO), { status: 'firing' }, NOW);
      }),
      call: ({ accounts }, trx) => accounts.listMovable(trx, SITE, NAME),
      answer: [],
    },
    {
      name: 'leaves out lots that nobody watches',
      given: withBids({ id: ONE }),
      call: ({ accounts }, trx) => accounts.listMovable(trx, SITE, NAME),
      answer: [],
    },
  ],
  listCarried: [
    {
      name: 'gives the open bids of the account, by their ids',
      given: carried,
      call: ({ accounts }, trx) => accounts.listCarried(trx, SITE, NAME),
      answer: [ONE, TWO],
    },
  ],
  listUntold: [
    {
      name: 'leaves out who was told since then, and gives not more than asked',
      given: both(carried, async ({ receipts }, trx) => {
        const told = { customerId: ALICE, kind: 'account-rests' } as const;
        await receipts.add(trx, [
          { ...told, bidId: ONE, at: after(5) },
          { ...told, bidId: TWO, at: after(6) },
        ]);
      }),
      call: async ({ accounts }, trx) => [
        await accounts.listUntold(trx, SITE, NAME, after(6), 9),
        await accounts.listUntold(trx, SITE, NAME, after(7), 1),
      ],
      answer: [[ONE], [ONE]],
    },
  ],
  moveTo: [
    {
      name: 'lets another account carry the bid',
      given: withBids({ id: ONE }),
      call: ({ accounts }, trx) => accounts.moveTo(trx, ONE, OTHERS),
      rows: { bids: [{ account: OTHERS }] },
    },
  ],
};
