import type { Keeper } from '../keeper.ts';
import { NOW, SITE } from '../sample-rows.ts';
import type { Call } from './calls.ts';
import { type Drawn, leased } from './drawn.ts';

const HOUR_MS = 3_600_000;

export function sniperCalls(drawn: Drawn): readonly Call[] {
  const { chance, known, bidId, owner, code, leaseMs, at, snipe } = drawn;
  const ahead = {
    owner,
    site: SITE,
    marketNow: NOW,
    aheadMs: chance.below(12_000),
    leaseMs,
    limit: 1 + chance.below(4),
  };
  const inHand = known.bids.slice(-3);
  return [
    { name: 'lease', make: ({ stores, db }) => stores.leases.lease(db, ahead) },
    {
      name: 'lease many for long',
      make: ({ stores, db }) => stores.leases.lease(db, { ...ahead, leaseMs: HOUR_MS, limit: 10 }),
    },
    {
      name: 'lease what is not in hand',
      make: ({ stores, db }) => stores.leases.lease(db, { ...ahead, inHand }),
    },
    {
      name: 'sign of life',
      make: ({ stores, db }) => stores.leases.stayAlive(db, owner, leaseMs),
    },
    { name: 'release', make: ({ stores, db }) => stores.leases.release(db, owner) },
    { name: 'next sniped', make: ({ stores, db }) => stores.leases.findNext(db, SITE) },
    { name: 'last offset', make: ({ stores, db }) => stores.leases.lastOffsetMs(db, SITE) },
    { name: 'claim', make: ({ stores, db }) => stores.claims.claim(db, owner, [snipe], at) },
    { name: 'lease and claim', make: (to) => takeTurn(to, owner, at, false) },
    { name: 'lease, claim and mark', make: (to) => takeTurn(to, owner, at, true) },
    { name: 'claim the leased', make: (to) => claimAll(to, owner, known.bids.slice(-12), at) },
    {
      name: 'still leased',
      make: ({ stores, db }) => stores.claims.stillLeased(db, owner, [snipe]),
    },
    { name: 'find claimed', make: ({ stores, db }) => stores.claims.find(db, [snipe]) },
    {
      name: 'free unclaimed',
      make: ({ stores, db }) => stores.claims.freeUnclaimed(db, owner, [bidId]),
    },
    {
      name: 'mark',
      make: async ({ stores, db }) => {
        const writes = await stores.remoteBids.list(db, SITE, code);
        const ids = writes.map(({ id }) => id);
        return (await stores.marks.mark(db, owner, ids)).size;
      },
    },
    {
      name: 'give back of the dead',
      make: ({ stores, db }) => stores.marks.giveBackOfDead(db, [SITE], at),
    },
  ];
}

/** What a sniper does from the lease on; without the mark its writes may be given back. */
async function takeTurn(
  { stores, db }: Keeper,
  owner: string,
  at: Date,
  hasMark: boolean,
): Promise<unknown> {
  await stores.leases.stayAlive(db, owner, HOUR_MS);
  const ahead = { site: SITE, marketNow: NOW, aheadMs: 12_000, leaseMs: HOUR_MS, limit: 10 };
  // Nothing in hand: what is its own already comes again.
  const leases = await stores.leases.lease(db, { ...ahead, owner, inHand: [] });
  const claimed = await stores.claims.claim(db, owner, leases, at);
  const ids = hasMark ? claimed.map(({ id }) => id) : [];
  const marked = await stores.marks.mark(db, owner, ids);
  const found = await stores.claims.find(db, leases);
  const codes = [claimed, found].map((some) => some.map(({ code }) => code).toSorted());
  return { codes, marked: marked.size };
}

/** Claims with the numbers that stand in the rows, as a sniper that leased them a moment ago would. */
async function claimAll(
  { stores, db }: Keeper,
  owner: string,
  ids: readonly string[],
  at: Date,
): Promise<unknown> {
  const found = await Promise.all(ids.map((id) => stores.bids.find(db, id)));
  const snipes = found.flatMap((bid) => (bid ? [leased(bid.id, bid.code, bid.leaseNumber)] : []));
  return stores.claims.claim(db, owner, snipes, at);
}
