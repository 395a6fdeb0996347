import { afterAll, beforeAll, expect, it } from 'vitest';
import { dong } from '../../server/src/kernel/money.ts';
import { Refusal } from '../../server/src/kernel/refusal.ts';
import { isDatabaseAway } from '../../server/src/platform/database/away.ts';
import { brokenInvariants } from '../../server/src/platform/database/invariants.ts';
import {
  createMoneyWorld,
  type MoneyWorld,
  newCustomer,
  STAFF,
  worldInvariants,
} from './money/world.ts';
import { identityPrizes } from './races/identity-prizes.ts';
import { naivePrizes } from './races/naive-prizes.ts';
import { moneyPrizes } from './races/prizes.ts';
import { AT_ONCE, type Prize } from './races/prize.ts';
import { openRange, type Range } from './races/volley.ts';
import { sized, tell } from './scale.ts';

const ROUNDS = sized({ ci: 20, gate: 200, release: 1_000 });
/** A race that a naive route wins this often in a row is no race. */
const NAIVE_ROUNDS = 5;

/** Waits for a lock of one request, each as long as the service lets a statement wait. */
const MOST_WAITS = 20;
const PATIENCE_MS = process.env['TORTURE'] ? 0 : 900_000;

let world: MoneyWorld;
let prizes: Readonly<Record<string, Prize>>;
let naive: Readonly<Record<string, Prize>>;
let range: Range;

beforeAll(async () => {
  world = await createMoneyWorld();
  const people: string[] = [];
  for (let index = 0; index < AT_ONCE; index++)
    people.push(await newCustomer(world, `+849${10_000_000 + index}`));
  // Enough for every order of every round.
  for (const customerId of people)
    for (let part = 0; part < 4; part++)
      await world.modules.topUps.credit({
        staffId: STAFF.one,
        customerId,
        amount: dong(5_000_000),
        reason: 'Số dư',
        key: `${customerId}:${part}`,
      });
  prizes = { ...moneyPrizes(world, people), ...identityPrizes(world, people) };
  naive = await naivePrizes(world);
  const calls = Object.fromEntries(
    Object.entries({ ...prizes, ...naive }).map(([name, { run }]) => [
      encodeURIComponent(name),
      whoWaitedAsksAgain(run),
    ]),
  );
  range = await openRange(calls, (error) => (error instanceof Refusal ? error.code : undefined));
});
afterAll(async () => {
  await range?.close();
  await world.close();
});

/** Fifty wait for one lock. On a busy machine some wait too long, are told to come back, and do. */
function whoWaitedAsksAgain(run: Prize['run']): Prize['run'] {
  return async (body) => {
    for (let left = MOST_WAITS; ; left--) {
      try {
        return await run(body);
      } catch (error) {
        if (left === 0 || !isDatabaseAway(error)) throw error;
      }
    }
  };
}

/** One round; gives back how many won and with which codes the others were refused. */
async function race(
  name: string,
  { prepare, count }: Prize,
  round: number,
): Promise<{ won: number; winners: number; refusals: string[] }> {
  const { bodies, winners } = await prepare(round);
  const shots = await range.fire(encodeURIComponent(name), bodies);
  const won = count ? count(shots) : shots.filter(({ refusal }) => refusal === undefined).length;
  return { won, winners, refusals: [...new Set(shots.flatMap(({ refusal }) => refusal ?? []))] };
}

it(`has exactly as many winners as there are prizes, in ${ROUNDS} rounds of ${AT_ONCE} requests for each`, {
  timeout: PATIENCE_MS,
}, async () => {
  const startedAt = performance.now();
  for (const [name, prize] of Object.entries(prizes)) {
    for (let round = 0; round < ROUNDS; round++) {
      const { won, winners, refusals } = await race(name, prize, round);
      expect({
        name,
        round,
        won,
        odd: refusals.filter((code) => !prize.refusals.includes(code)),
      }).toEqual({ name, round, won: winners, odd: [] });
    }
  }
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  tell(
    `races: ${Object.keys(prizes).length} prizes, ${ROUNDS} rounds of ${AT_ONCE} requests each, ${seconds} s`,
  );
  expect(await brokenInvariants(world.platform.db, worldInvariants)).toEqual([]);
});

it('is lost by every naive way', async () => {
  for (const [name, prize] of Object.entries(naive)) {
    let most = 0;
    let prizesOf = 0;
    for (let round = 0; round < NAIVE_ROUNDS && most <= prizesOf; round++) {
      const { won, winners } = await race(name, prize, round);
      most = Math.max(most, won);
      prizesOf = winners;
    }
    tell(`races: ${name}: ${most} winners of ${prizesOf}`);
    expect(most, name).toBeGreaterThan(prizesOf);
  }
});
