import type { LeasedSnipe } from '../../../../server/src/modules/bidding/sniper/lease-store.ts';
import { inTrx, type Keeper } from '../keeper.ts';
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
    { name: 'has work', make: ({ stores, db }) => stores.leases.hasWork(db, [SITE], at) },
    { name: 'next sniped', make: ({ stores, db }) => stores.leases.findNext(db, SITE) },
    { name: 'last offset', make: ({ stores, db }) => stores.leases.lastOffsetMs(db, SITE) },
    { name: 'claim', make: ({ stores, db }) => stores.claims.claim(db, owner, [snipe], at) },
    ...turnCalls(drawn),
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

/** What comes between a sniper's lease and its claim. */
type Between = (keeper: Keeper, leases: readonly LeasedSnipe[]) => Promise<unknown>;

/** What a sniper does from the lease on; without the mark its writes may be given back. */
function turnCalls({ chance, owner, at }: Drawn): readonly Call[] {
  const hasMark = chance.happens(0.5);
  const disturbed: Readonly<Record<string, Between>> = {
    'a turn': async () => undefined,
    'a turn, and the bid moves': (to, [first]) =>
      inTrx(to, async (trx) => first && to.stores.bids.endLease(trx, first.bidId)),
    'a turn, and the sniper stands still': ({ stores, db }) =>
      stores.leases.stayAlive(db, owner, -HOUR_MS),
    'a turn, and a write is booked': (to, [first]) =>
      inTrx(to, async (trx) => {
        const bid = first && (await to.stores.bids.lock(trx, first.bidId));
        return bid && to.stores.remoteBids.book(trx, bid, at);
      }),
    'a turn, and all is leased anew': ({ stores, db }) => leaseAll({ stores, db }, owner),
  };
  return Object.entries(disturbed).map(([name, between]) => ({
    name,
    make: (to) => takeTurn(to, { owner, at, hasMark, between }),
  }));
}

/** Nothing in hand: what is its own already comes again. */
const leaseAll = ({ stores, db }: Pick<Keeper, 'stores' | 'db'>, owner: string) =>
  stores.leases.lease(db, {
    owner,
    site: SITE,
    marketNow: NOW,
    aheadMs: 12_000,
    leaseMs: HOUR_MS,
    limit: 10,
    inHand: [],
  });

interface Turn {
  readonly owner: string;
  readonly at: Date;
  readonly hasMark: boolean;
  readonly between: Between;
}

async function takeTurn(keeper: Keeper, { owner, at, hasMark, between }: Turn): Promise<unknown> {
  const { stores, db } = keeper;
  await stores.leases.stayAlive(db, owner, HOUR_MS);
  // In which order they are told depends on the plan of the query, and only the first is disturbed.
  const leases = (await leaseAll(keeper, owner)).toSorted((a, b) => (a.bidId < b.bidId ? -1 : 1));
  await between(keeper, leases);
  const claimed = await stores.claims.claim(db, owner, leases, at);
  const ids = hasMark ? claimed.map(({ id }) => id) : [];
  const marked = await stores.marks.mark(db, owner, ids);
  const found = await stores.claims.find(db, leases);
  const codes = [claimed, found].map((some) => some.map(({ code }) => code).toSorted());
  return { codes, marked: marked.size };
}

/**
 * Claims with the numbers that stand in the rows, as a sniper that leased them a moment ago would.
 */
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
