import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../server/test-support/test-platform.ts';
import { createMemoryKeeper, type Keeper } from './bidding-stores/keeper.ts';
import { type KeptRows, linesOf } from './bidding-stores/kept-rows.ts';
import { createPostgresKeeper, emptyPostgres } from './bidding-stores/postgres-keeper.ts';
import { type Call, drawCall } from './bidding-stores/walk/calls.ts';
import { drawStep, type Known } from './bidding-stores/walk/drawn.ts';
import { chanceOf } from './chance.ts';
import { firstSeed, sized, tell } from './scale.ts';

/** Calls of the walk, and after how many of them all rows are compared. */
const STEPS = sized({ ci: 1_500, gate: 20_000, release: 100_000 });
const ROWS_EVERY = 25;
let platform: TestPlatform;

beforeAll(async () => {
  // Rows drawn at random are no history of a service: the invariants say nothing about them.
  platform = await createTestPlatform({ invariants: {} });
});
afterAll(() => platform.close());

/** What was answered, or refused by which constraint; without what each makes for itself, and in one order where none is promised. */
async function answerOf({ make }: Call, keeper: Keeper): Promise<string> {
  try {
    const answer = await make(keeper);
    const all = answer instanceof Set ? [...answer] : Array.isArray(answer) ? answer : [answer];
    return linesOf(all.map(withoutOwn));
  } catch (error) {
    return `refused: ${(error as { constraint?: string }).constraint ?? (error as Error).message}`;
  }
}

const withoutOwn = (answer: unknown): unknown => {
  if (typeof answer !== 'object' || answer === null) return answer;
  const { id: _, leaseUntil: __, ...shared } = answer as { id?: string; leaseUntil?: Date };
  return shared;
};

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
