import { expect, it } from 'vitest';
import { MONEY_FAULTS } from './money/faults.ts';
import { runMoney } from './money/run.ts';
import { createMoneyWorld, type MoneyWorld } from './money/world.ts';
import { firstSeed, sized, tell } from './scale.ts';

const CALLS = sized({ ci: 15_000, gate: 1_000_000, release: 10_000_000 });
const SEED = firstSeed(20_261_121);
/** Seeds that found something once. */
const KEPT_SEEDS: readonly number[] = [];
const FEW = 1_500;
/** Shares without which a run proves little. */
const AT_LEAST: Readonly<Record<string, number>> = {
  'wallet.not-enough': 0.02,
  'wallet.refund-too-high': 0.01,
  hold: 0.05,
  capture: 0.02,
  settle: 0.002,
  order: 0.001,
  bill: 0.0002,
};

async function inWorld<Result>(work: (world: MoneyWorld) => Promise<Result>): Promise<Result> {
  const world = await createMoneyWorld();
  try {
    return await work(world);
  } finally {
    await world.close();
  }
}

it.each([SEED, ...KEPT_SEEDS])(
  `${CALLS} random calls leave what a pure model leaves, in an order that time allows (seed %i)`,
  async (seed) => {
    const run = await inWorld((world) => runMoney(world, { seed, calls: CALLS }));
    const rate = Math.round((1_000 * run.operations) / run.ms);
    const counts = JSON.stringify(Object.fromEntries(run.counts));
    tell(
      `money model: ${run.operations} operations in ${Math.round(run.ms / 1_000)} s, ${rate} a second, seed ${seed}, ${counts}`,
    );
    expect({ wrong: run.wrong, broken: run.broken }).toEqual({ wrong: [], broken: [] });
    for (const [what, share] of Object.entries(AT_LEAST))
      expect((run.counts.get(what) ?? 0) / run.operations, what).toBeGreaterThan(share);
  },
);

it.each(MONEY_FAULTS)('finds that $what', async ({ breakIt, shows }) => {
  const found = await inWorld(async (world) => {
    const run = await runMoney(await breakIt(world), { seed: SEED, calls: FEW }).catch(
      (error: Error) => ({ wrong: [error.message], broken: [] }),
    );
    return [...run.wrong, ...run.broken.map(({ name }) => name)];
  });
  expect(found).toEqual(expect.arrayContaining([expect.stringMatching(shows)]));
});
