import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../server/src/platform/database/invariants.ts';
import { chanceOf } from './chance.ts';
import { ACTS } from './crash-points/acts.ts';
import { type Point, SIDES } from './crash-points/mortal.ts';
import { type Effect, tryPoints, undisturbed } from './crash-points/try-point.ts';
import { createMoneyWorld, type MoneyWorld, worldInvariants } from './money/world.ts';
import { firstSeed, isLarge, sized, tell } from './scale.ts';

// Each act with money dies before and after each statement that it sends to the database, and is
// done again with the same key; then it dies a second time while it is done again.

const ROUNDS = sized({ ci: 1, gate: 3, release: 3 });
const PAIRS = sized({ ci: 10, gate: 200, release: 2_000 });
const SEED = firstSeed(20_261_128);
/** Statements of an act: it begins, writes and commits. */
const FEWEST = 3;

if (!isLarge) tell('crash points: SKIPPED at this size. npm run torture -- gate crash-points');

describe.runIf(isLarge)('an act with money that dies on the way', { timeout: 0 }, () => {
  let world: MoneyWorld;
  const seen = new Map<string, { effect: Effect; statements: readonly string[] }>();
  beforeAll(async () => {
    world = await createMoneyWorld();
    for (const act of Object.keys(ACTS)) seen.set(act, await undisturbed(world, act));
  });
  afterAll(() => world.close());

  const pointsOf = (act: string): Point[] =>
    (seen.get(act)?.statements ?? []).flatMap((_, index) =>
      SIDES.map((side) => ({ statement: index + 1, side })),
    );
  const effectOf = (act: string) => seen.get(act)?.effect as Effect;

  it(`at any statement, ${ROUNDS} times each, is done once`, async () => {
    const wrong: string[] = [];
    let [points, tried] = [0, 0];
    for (const act of Object.keys(ACTS)) {
      points += pointsOf(act).length;
      for (const point of pointsOf(act))
        for (let round = 0; round < ROUNDS; round++) {
          tried++;
          const fault = await tryPoints(world, act, [point], effectOf(act));
          if (fault) wrong.push(`${fault} (${seen.get(act)?.statements[point.statement - 1]})`);
        }
    }
    // An act that asks nothing was not tried.
    expect([...seen].filter(([, { statements }]) => statements.length < FEWEST)).toEqual([]);
    tell(`crash points: ${Object.keys(ACTS).length} acts, ${points} points, ${tried} deaths`);
    expect(wrong).toEqual([]);
    expect(await brokenInvariants(world.platform.db, worldInvariants)).toEqual([]);
  });

  it(`and ${PAIRS} times again while it is repeated, is done once`, async () => {
    const chance = chanceOf(SEED);
    const wrong: string[] = [];
    for (let pair = 0; pair < PAIRS; pair++) {
      const act = chance.pick(Object.keys(ACTS));
      const points = [chance.pick(pointsOf(act)), chance.pick(pointsOf(act))];
      const fault = await tryPoints(world, act, points, effectOf(act));
      if (fault) wrong.push(fault);
    }
    tell(`crash points, seed ${SEED}: ${PAIRS} pairs of deaths`);
    expect(wrong).toEqual([]);
    expect(await brokenInvariants(world.platform.db, worldInvariants)).toEqual([]);
  });

  it('is noticed when it is repeated without a key', async () => {
    const careless = 'a withdrawal';
    const after = pointsOf(careless).at(-1) as Point;
    expect(await tryPoints(world, careless, [after], effectOf(careless), true)).toMatch(
      /instead of/,
    );
  });
});
