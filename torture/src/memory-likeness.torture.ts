import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/kernel/chance.ts';
import { yen } from '../../server/src/kernel/money.ts';
import {
  listCarried,
  listMovable,
  listUntold,
  moveToAccount,
} from '../../server/src/modules/bidding/accounts/account-store.ts';
import {
  addFailure,
  listNeglected,
  lockAuction,
  lockKnownAuction,
  planReading,
  updateAuction,
} from '../../server/src/modules/bidding/watching/auction-store.ts';
import {
  countOpen,
  endLease,
  findNewestBid,
  insertBid,
  lockActiveBid,
  lockBid,
  updateBid,
} from '../../server/src/modules/bidding/placing/bid-store.ts';
import {
  listUnpaidWins,
  noteTried,
} from '../../server/src/modules/bidding/settling/waiting-win-store.ts';
import {
  bookRemoteBid,
  closeUnmarked,
  expireSending,
  hasTakenWrite,
  listRemoteBids,
  updateRemoteBid,
} from '../../server/src/modules/bidding/sending/remote-bid-store.ts';
import {
  findNextSniped,
  leaseSnipes,
  releaseLeases,
  stayAlive,
} from '../../server/src/modules/bidding/sniper/lease-store.ts';
import {
  claimSnipes,
  findClaimed,
  stillLeased,
} from '../../server/src/modules/bidding/sniper/claim-store.ts';
import { giveBackOfDead, markWrites } from '../../server/src/modules/bidding/sniper/mark-store.ts';
import {
  insertGroup,
  insertGroupHold,
  listGroupHolds,
  listMembers,
  lockGroup,
  updateGroup,
} from '../../server/src/modules/bidding/groups/group-store.ts';
import type { Database } from '../../server/src/platform/database/database.ts';
import { inTransaction } from '../../server/src/platform/database/transaction.ts';
import { createTestPlatform, type TestPlatform } from '../../server/test-support/test-platform.ts';
import { bidOf, lotOf, NOW, SITE } from './auction-days/likeness-rows.ts';
import { createMemoryDatabase } from './auction-days/memory/database.ts';
import { type Chance, chanceOf } from './chance.ts';
import { firstSeed, sized, tell } from './scale.ts';

/** The rows in memory must behave as PostgreSQL does: the same calls of the same stores, on both, in the same order, with the same answers. */
const STEPS = sized({ ci: 1_500, gate: 20_000, release: 100_000 });
const HOUR_MS = 3_600_000;
let platform: TestPlatform;
let memory: Database;

beforeAll(async () => {
  // Rows drawn at random are no history of a service: the invariants say nothing about them.
  platform = await createTestPlatform({ invariants: {} });
  const line = {
    gate: () => undefined,
    isDead: () => false,
    atCommit: () => 'done' as const,
    onStop: () => () => undefined,
  };
  memory = createMemoryDatabase({ dbNow: () => new Date(), onCommit: () => undefined }).connect(
    line,
  );
});
afterAll(() => platform.close());

const codes = ['a', 'b', 'c', 'd'];
const customers = Array.from({ length: 3 }, () => newId());
let turn = 0;
const owners = ['first', 'second'];

/** One call, drawn once and made on both. Ids of writes are made by the stores, so answers are compared without them. */
function draw(
  chance: Chance,
  known: { bids: string[]; groups: string[] },
): { name: string; call: (db: Database) => Promise<unknown> } {
  const bidId = known.bids.length === 0 ? newId() : chance.pick(known.bids.slice(-12));
  const groupId = known.groups.length === 0 ? newId() : chance.pick(known.groups.slice(-3));
  const code = chance.pick(codes);
  const owner = chance.pick(owners);
  const account = chance.pick(['hako-1', 'hako-2']);
  const leaseMs = chance.pick([-HOUR_MS, HOUR_MS]);
  const ahead = {
    owner,
    site: SITE,
    marketNow: NOW,
    aheadMs: chance.below(12_000),
    leaseMs,
    limit: 1 + chance.below(4),
  };
  const status = chance.pick([
    'scheduled',
    'leading',
    'outbid',
    'lost',
    'cancelled',
    'unknown',
    'won',
  ] as const);
  const fresh = bidOf(chance, newId(), customers, codes);
  const number = chance.below(4);
  const change = {
    status,
    isHeld: chance.happens(0.8),
    wonPrice: chance.happens(0.7) ? yen(500) : undefined,
    groupId: chance.happens(0.3) ? groupId : undefined,
  };
  const live = chance.happens(0.8)
    ? { liveAccount: 'hako-1', liveMaximum: yen(5) }
    : { liveAccount: 'hako-1', liveMaximum: undefined };
  const answered = chance.pick(['accepted', 'refused', 'unknown', 'absent', 'sending'] as const);
  const wanted = chance.below(4);
  // No two writes of one moment: their order would be nobody's promise.
  const booked = new Date(NOW.getTime() + ++turn);
  const inTrx =
    <Answer>(work: (trx: never) => Promise<Answer>) =>
    (db: Database) =>
      inTransaction(db, work as never) as Promise<Answer>;
  const snipe = {
    bidId,
    customerId: '',
    site: SITE,
    code,
    maximum: yen(1),
    leaseNumber: number,
    fireOnMarket: 0,
    endOnMarket: 0,
  };
  return chance.pick([
    { name: 'lock auction', call: inTrx((trx) => lockAuction(trx, lotOf(code))) },
    {
      name: 'update auction',
      call: inTrx(async (trx) => {
        const lot = await lockKnownAuction(trx, SITE, code);
        return lot && updateAuction(trx, lot, live);
      }),
    },
    { name: 'add failure', call: inTrx((trx) => addFailure(trx, SITE, code)) },
    { name: 'plan reading', call: inTrx((trx) => planReading(trx, SITE, code, booked)) },
    { name: 'neglected', call: (db) => listNeglected(db, booked, 2) },
    {
      name: 'insert bid',
      call: (db) => {
        if (!known.bids.includes(fresh.id)) known.bids.push(fresh.id);
        return inTransaction(db, (trx) => insertBid(trx, fresh));
      },
    },
    { name: 'insert bid again', call: inTrx((trx) => insertBid(trx, { ...fresh, id: bidId })) },
    {
      name: 'update bid',
      call: inTrx(async (trx) => {
        const bid = await lockBid(trx, bidId);
        return bid && updateBid(trx, bid, change, NOW);
      }),
    },
    { name: 'end lease', call: inTrx((trx) => endLease(trx, bidId)) },
    { name: 'active bid', call: inTrx((trx) => lockActiveBid(trx, SITE, code)) },
    {
      name: 'newest bid',
      call: (db) => findNewestBid(db, chance.pick(customers.slice(0, 1)), SITE, code),
    },
    { name: 'count open', call: (db) => countOpen(db, customers[0] as string) },
    { name: 'tried', call: (db) => noteTried(db, bidId, booked) },
    { name: 'unpaid wins', call: (db) => listUnpaidWins(db, 2) },
    { name: 'lease', call: (db) => leaseSnipes(db, ahead) },
    { name: 'lease', call: (db) => leaseSnipes(db, { ...ahead, leaseMs: HOUR_MS, limit: 10 }) },
    {
      name: 'lease what is not in hand',
      call: (db) => leaseSnipes(db, { ...ahead, inHand: known.bids.slice(-3) }),
    },
    { name: 'sign of life', call: (db) => stayAlive(db, owner, leaseMs) },
    { name: 'claim', call: (db) => claimSnipes(db, owner, [snipe], booked) },
    { name: 'claim the leased', call: (db) => claimAll(db, owner, known.bids.slice(-12), booked) },
    { name: 'still leased', call: (db) => stillLeased(db, owner, [snipe]) },
    { name: 'next sniped', call: (db) => findNextSniped(db, SITE) },
    { name: 'movable', call: (db) => listMovable(db, SITE, account) },
    { name: 'carried', call: (db) => listCarried(db, SITE, account) },
    { name: 'untold', call: (db) => listUntold(db, SITE, account, booked, 3) },
    { name: 'move to account', call: inTrx((trx) => moveToAccount(trx, bidId, account)) },
    { name: 'release leases', call: (db) => releaseLeases(db, owner) },
    {
      name: 'book write',
      call: inTrx(async (trx) => {
        const bid = await lockBid(trx, bidId);
        return bid && bookRemoteBid(trx, bid, booked);
      }),
    },
    {
      name: 'answer write',
      call: inTrx(async (trx) => {
        const [first] = await listRemoteBids(trx, SITE, code);
        return first && updateRemoteBid(trx, first.id, answered, 'x', NOW);
      }),
    },
    {
      name: 'mark',
      call: async (db) => {
        const writes = await listRemoteBids(db, SITE, code);
        return (
          await markWrites(
            db,
            owner,
            writes.map(({ id }) => id),
          )
        ).size;
      },
    },
    { name: 'find claimed', call: (db) => findClaimed(db, [snipe]) },
    { name: 'give back of the dead', call: (db) => giveBackOfDead(db, [SITE], booked) },
    { name: 'close unmarked', call: inTrx((trx) => closeUnmarked(trx, bidId, booked)) },
    { name: 'expire', call: inTrx((trx) => expireSending(trx, SITE, code, NOW)) },
    { name: 'taken', call: (db) => hasTakenWrite(db, bidId) },
    {
      name: 'group',
      call: inTrx(async (trx) => {
        if (!known.groups.includes(groupId)) known.groups.push(groupId);
        const group = {
          id: groupId,
          customerId: customers[0] as string,
          wanted: wanted + 1,
          taken: 0,
          status: 'open' as const,
          createdAt: NOW,
          updatedAt: NOW,
        };
        const old = await lockGroup(trx, groupId);
        return old ? updateGroup(trx, old, { wanted, taken: 0 }, NOW) : insertGroup(trx, group);
      }),
    },
    {
      name: 'group hold',
      call: inTrx(async (trx) => {
        if (await lockGroup(trx, groupId)) await insertGroupHold(trx, groupId, wanted);
        return (await listGroupHolds(trx, groupId)).length;
      }),
    },
    { name: 'members', call: (db) => listMembers(db, groupId) },
  ] satisfies { name: string; call: (db: Database) => Promise<unknown> }[]);
}

/** Claims with the numbers that stand in the rows, as a sniper that leased them a moment ago would. */
async function claimAll(
  db: Database,
  owner: string,
  ids: readonly string[],
  at: Date,
): Promise<unknown> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('bids')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  const leased = rows.map((row) => ({
    bidId: row.id,
    customerId: '',
    site: SITE,
    code: row.code,
    maximum: yen(1),
    leaseNumber: row.lease_number,
    fireOnMarket: 0,
    endOnMarket: 0,
  }));
  return claimSnipes(db, owner, leased, at);
}

/** What was answered, or refused by which constraint; without what each makes for itself, and in an order of its own where none is promised. */
async function answerOf(call: (db: Database) => Promise<unknown>, db: Database): Promise<string> {
  try {
    const answer = await call(db);
    const plain =
      answer instanceof Set
        ? [...answer].sort((a, b) => String(a).localeCompare(String(b)))
        : answer;
    const lines = (Array.isArray(plain) ? plain : [plain]).map((one) =>
      JSON.stringify(one, (key, value: unknown) =>
        key === 'id' || key === 'leaseUntil' || value === null ? undefined : value,
      ),
    );
    return lines.sort().join('\n');
  } catch (error) {
    return `refused: ${(error as { constraint?: string }).constraint ?? (error as Error).message}`;
  }
}

describe('rows in memory', () => {
  it(`answer as PostgreSQL does, over ${STEPS} calls of the stores`, { timeout: 0 }, async () => {
    const seed = firstSeed(1);
    const chance = chanceOf(seed);
    const known = { bids: [] as string[], groups: [] as string[] };
    const refused = new Map<string, number>();
    const made = new Map<string, number>();
    for (let step = 0; step < STEPS; step++) {
      const { name, call } = draw(chance, known);
      const [real, twin] = [await answerOf(call, platform.db), await answerOf(call, memory)];
      expect(twin, `seed ${seed}, step ${step}, ${name}`).toBe(real);
      made.set(name, (made.get(name) ?? 0) + 1);
      if (real.startsWith('refused')) refused.set(real, (refused.get(real) ?? 0) + 1);
    }
    tell(
      `likeness, seed ${seed}: ${STEPS} calls, refusals ${JSON.stringify(Object.fromEntries(refused))}`,
    );
    expect(refused.size).toBeGreaterThan(3);
  });
});
