import { compose } from '../../../server/src/composition.ts';
import { until } from '../../../server/test-support/until.ts';
import type { Operation } from '../money/operation.ts';
import type { MoneyWorld } from '../money/world.ts';
import { ACTS, newPerson, perform } from './acts.ts';
import { type Mortal, mortalOver, type Point } from './mortal.ts';

/**
 * What an act does to its customer: how much more is there and held, and how many movements that
 * took.
 */
export interface Effect {
  readonly available: number;
  readonly held: number;
  readonly movements: number;
}

interface Standing extends Effect {
  readonly customerId: string;
}

let people = 0;
const nothing = { available: 0, held: 0, movements: 0 };

/** What it does when nobody dies, and the statements that it asks for that. */
export async function undisturbed(
  world: MoneyWorld,
  act: string,
): Promise<{ effect: Effect; statements: readonly string[] }> {
  const { operation, before, number } = await prepared(world, act);
  const mortal = mortalOver(world.platform);
  await mortal.live(() => perform(over(world, mortal), operation, number));
  const statements = [...mortal.statements];
  await mortal.close();
  return { effect: await since(world, before), statements };
}

/**
 * The act, with a death at the first point and at each further one while it is done again, and then
 * once more by somebody who lives. Gives what is wrong, or nothing. Careless: done again also where
 * the call has no key and something was done.
 */
export async function tryPoints(
  world: MoneyWorld,
  act: string,
  points: readonly Point[],
  wanted: Effect,
  isCareless = false,
): Promise<string | undefined> {
  const { operation, before, number } = await prepared(world, act);
  const isKeyed = ACTS[act]?.isKeyed === true || isCareless;
  const again = async (): Promise<boolean> => isKeyed || same(await since(world, before), nothing);
  for (const [deaths, point] of points.entries()) {
    if (!(await again())) break;
    const mortal = mortalOver(world.platform, point);
    const life = mortal.live(() => perform(over(world, mortal), operation, number));
    // Who does it once more may hear that it is done: what came of it is looked at in the end.
    await (deaths === 0 ? life : life.catch(() => undefined));
    await mortal.close();
    await untilForgotten(world, mortal);
  }
  const deaths = points.map(({ statement, side }) => `${side} ${statement}`);
  const name = `${act}, died ${deaths.join(' and ')}`;
  if (await again()) {
    const refusal = await perform(world, operation, number).then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (isKeyed && refusal) return `${name}: then ${refusal}`;
  }
  const effect = await since(world, before);
  if (same(effect, wanted)) return undefined;
  return `${name}: ${JSON.stringify(effect)} instead of ${JSON.stringify(wanted)}`;
}

async function prepared(world: MoneyWorld, act: string) {
  const who = await newPerson(world, ++people);
  const operation = (await ACTS[act]?.prepare(world, who)) as Operation;
  return { operation, number: who.number, before: await standing(world, who.customerId) };
}

/** The same service in a process that may die. */
function over(world: MoneyWorld, { platform }: Mortal): MoneyWorld {
  const { modules, listeners } = compose(platform);
  platform.news.connect(listeners);
  return { ...world, platform, modules };
}

async function standing({ platform }: MoneyWorld, customerId: string): Promise<Standing> {
  const row = await platform.db
    .selectFrom('ledger_balances')
    .select(['version', 'available_vnd', 'held_vnd'])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  const { version: movements, available_vnd: available, held_vnd: held } = row;
  return { customerId, available, held, movements };
}

async function since(world: MoneyWorld, before: Standing): Promise<Effect> {
  const now = await standing(world, before.customerId);
  return {
    available: now.available - before.available,
    held: now.held - before.held,
    movements: now.movements - before.movements,
  };
}

const same = (one: Effect, other: Effect): boolean =>
  one.available === other.available && one.held === other.held && one.movements === other.movements;

/**
 * The database has noticed that its caller is gone: it has finished the commit that was under way,
 * and taken back what was not committed.
 */
async function untilForgotten({ platform }: MoneyWorld, { statements }: Mortal): Promise<void> {
  if (statements.length === 0) return;
  await until(async () => {
    const { rows } = await platform.pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend'
         and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    return rows[0]?.count === 0;
  });
}
