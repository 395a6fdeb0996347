import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../server/test-support/test-platform.ts';
import { ALL_CASES } from './bidding-stores/cases/all-cases.ts';
import { type Case, withBids } from './bidding-stores/cases/case.ts';
import { createMemoryKeeper, inTrx, type Keeper } from './bidding-stores/keeper.ts';
import { inOrder, type KeptRows, linesOf } from './bidding-stores/kept-rows.ts';
import { createPostgresKeeper, emptyPostgres } from './bidding-stores/postgres-keeper.ts';
import { ONE } from './bidding-stores/sample-rows.ts';
import { answerOf, constraintOf } from './bidding-stores/walk/answer.ts';
import { drawCall } from './bidding-stores/walk/calls.ts';
import { drawStep, type Known } from './bidding-stores/walk/drawn.ts';
import { chanceOf } from './chance.ts';
import { firstSeed, sized, tell } from './scale.ts';

/** Calls of the walk, and after how many of them all rows are compared. */
const STEPS = sized({ ci: 1_500, gate: 20_000, release: 100_000 });
const ROWS_EVERY = 25;
let platform: TestPlatform;

beforeAll(async () => {
  // Rows of cases and of chance are no history of a service: the invariants say nothing about them.
  platform = await createTestPlatform({ invariants: {} });
});
afterAll(() => platform.close());

/** Keepers without any row. */
const KEEPERS: Readonly<Record<string, () => Promise<Keeper>>> = {
  'in PostgreSQL': async () => {
    await emptyPostgres(platform.db);
    return createPostgresKeeper(platform.db);
  },
  'in memory': async () => createMemoryKeeper(),
};

describe.each(Object.entries(KEEPERS))('the stores of bidding %s', (_, createKeeper) => {
  it.each(ALL_CASES)('%s', async (_name, one) => {
    const keeper = await createKeeper();
    const { given } = one;
    if (given) await inTrx(keeper, (trx) => given(keeper.stores, trx));
    await expectPromised(keeper, one);
  });

  it('take back all of a transaction that fails', async () => {
    const keeper = await createKeeper();
    const failing = inTrx(keeper, async (trx) => {
      await withBids({ id: ONE })(keeper.stores, trx);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect((await keeper.rows()).bids).toEqual([]);
  });

  it('let one transaction at a time have a name', async () => {
    const keeper = await createKeeper();
    const order: string[] = [];
    const work = (step: string) =>
      inTrx(keeper, async (trx) => {
        await keeper.stores.lockName(trx, 'bidding:somebody');
        order.push(`${step} begins`);
        await keeper.stores.bids.find(trx, ONE);
        order.push(`${step} ends`);
      });
    await Promise.all([work('one'), work('other')]);
    expect(order.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  });
});

async function expectPromised(keeper: Keeper, one: Case): Promise<void> {
  const called = inTrx(keeper, (trx) => one.call(keeper.stores, trx));
  if (one.refusal !== undefined) {
    await expect(called.catch(constraintOf)).resolves.toBe(one.refusal);
    return;
  }
  const answer = await called;
  if ('answer' in one) expect({ answer }).toMatchObject({ answer: one.answer });
  if (one.rows) expect(inOrder(await keeper.rows())).toMatchObject(one.rows);
}

const rowsText = (rows: KeptRows): Record<string, string> =>
  Object.fromEntries(Object.entries(rows).map(([name, some]) => [name, linesOf(some)]));

describe('the stores of bidding', () => {
  it(`answer alike in PostgreSQL and in memory, over ${STEPS} calls`, { timeout: 0 }, async () => {
    await emptyPostgres(platform.db);
    const [real, twin] = [createPostgresKeeper(platform.db), createMemoryKeeper()];
    const seed = firstSeed(1);
    const chance = chanceOf(seed);
    const known: Known = { bids: [], groups: [] };
    const refused = new Map<string, number>();
    for (let step = 0; step < STEPS; step++) {
      const call = drawCall(drawStep(chance, known, step));
      const where = `seed ${seed}, step ${step}, ${call.name}`;
      const wanted = await answerOf(call, real);
      expect(await answerOf(call, twin), where).toBe(wanted);
      if (wanted.startsWith('refused')) refused.set(wanted, (refused.get(wanted) ?? 0) + 1);
      if (step % ROWS_EVERY === 0 || step === STEPS - 1)
        expect(rowsText(await twin.rows()), where).toEqual(rowsText(await real.rows()));
    }
    tell(
      `stores, seed ${seed}: ${STEPS} calls, refusals ${JSON.stringify(Object.fromEntries(refused))}`,
    );
    expect(refused.size).toBeGreaterThan(3);
  });
});
