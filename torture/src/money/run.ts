import { sql } from 'kysely';
import { dong } from '../../../server/src/kernel/money.ts';
import {
  type BrokenInvariant,
  brokenInvariants,
} from '../../../server/src/platform/database/invariants.ts';
import { inTransaction } from '../../../server/src/platform/database/transaction.ts';
import { mostMinutes, tell } from '../scale.ts';
import { draw, learn } from './draw.ts';
import type { Drawing } from './fresh-operation.ts';
import { newPerson, type Person } from './person.ts';
import { judge, type Start } from './history.ts';
import type { Answer, Attempt } from './operation.ts';
import { performAll, reported } from './perform.ts';
import { type MoneyWorld, newCoupon, newCustomer, STAFF, worldInvariants } from './world.ts';
import { approvedBills, wantedOrder } from './wanted.ts';

/** A customer is in the hands of all connections at once: few at a time, then the next ones, so that memory does not grow. */
const BATCH = { operations: 5_000, customers: 12, withBills: 2, bills: 2 };
const CONNECTIONS = 8;
const REPORT_MS = 60_000;
const SHOWN = 10;

export interface Run {
  /** What is wrong, in sentences; the run ends with the batch in which something is. */
  readonly wrong: readonly string[];
  readonly broken: readonly BrokenInvariant[];
  readonly operations: number;
  readonly ms: number;
  /** How often each kind was done and each refusal given. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Random operations on eight connections, each batch played against the model, and every invariant of the service at the end. */
export async function runMoney(
  world: MoneyWorld,
  { seed, calls }: { seed: number; calls: number },
): Promise<Run> {
  const startedAt = performance.now();
  const counts = new Map<string, number>();
  const wrong: string[] = [];
  let toldAt = startedAt;
  let operations = 0;
  const mayGoOn = (): boolean =>
    wrong.length === 0 && performance.now() - startedAt < 60_000 * mostMinutes();
  for (let from = 0; from < calls && mayGoOn(); from += BATCH.operations) {
    const { people, starts, drawing } = await newBatch(world, seed, from);
    const attempts = await runBatch(
      drawing,
      people,
      from,
      Math.min(calls, from + BATCH.operations),
    );
    operations += attempts.length;
    for (const { operation, answer } of attempts) {
      const name = answer.refusal ?? operation.kind;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const byCustomer = Map.groupBy(attempts, ({ operation }) => operation.customerId);
    for (const start of starts)
      wrong.push(
        ...(await judge(world.platform.db, start, byCustomer.get(start.customerId) ?? [])),
      );
    if (performance.now() - toldAt < REPORT_MS) continue;
    toldAt = performance.now();
    tell(
      `money model: ${operations} operations, ${Math.round((1_000 * operations) / (toldAt - startedAt))} a second`,
    );
  }
  const ms = performance.now() - startedAt;
  return { wrong: wrong.slice(0, SHOWN), broken: await brokenNow(world), operations, ms, counts };
}

/** Over books of millions of movements a check takes longer than a request may. */
const brokenNow = ({ platform }: MoneyWorld) =>
  inTransaction(platform.db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    return brokenInvariants(trx, worldInvariants);
  });

async function newBatch(
  world: MoneyWorld,
  seed: number,
  from: number,
): Promise<{ people: Person[]; starts: Start[]; drawing: Drawing }> {
  const people: Person[] = [];
  const starts: Start[] = [];
  for (let index = 0; index < BATCH.customers; index++) {
    const number = String(10_000_000 + (from / BATCH.operations) * BATCH.customers + index);
    const customerId = await newCustomer(world, `+849${number}`);
    await world.modules.topUps.credit({
      staffId: STAFF.one,
      customerId,
      amount: dong(3_000_000),
      reason: 'Số dư đầu kỳ',
      key: `start:${customerId}`,
    });
    const bills =
      index < BATCH.withBills ? await approvedBills(world, customerId, BATCH.bills) : [];
    people.push(newPerson(customerId, `09${number}`, bills));
    starts.push(await startOf(world, customerId));
  }
  const coupons = [await newCoupon(world, 15), await newCoupon(world, 1_000)];
  const [someone = { customerId: '' }] = people;
  const high = async (coupon?: string) =>
    (await wantedOrder(world, someone.customerId, coupon)).price.firstPayment.high;
  const orderAmounts = { plain: await high(), withCoupon: await high(coupons[0]) };
  return {
    people,
    starts,
    drawing: { seed, world, coupons, orderAmounts, suspended: suspended(world) },
  };
}

async function startOf({ platform }: MoneyWorld, customerId: string): Promise<Start> {
  const row = await platform.db
    .selectFrom('ledger_balances')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { customerId, version: row.version, available: row.available_vnd, held: row.held_vnd };
}

async function runBatch(
  drawing: Drawing,
  people: readonly Person[],
  from: number,
  to: number,
): Promise<Attempt[]> {
  const byId = new Map(people.map((person) => [person.customerId, person]));
  const phoneOf = (customerId: string): string => (byId.get(customerId) as Person).phone;
  const attempts: Attempt[] = [];
  let next = from;
  const work = async (): Promise<void> => {
    for (let number = next++; number < to; number = next++) {
      const operations = await draw(drawing, people, number);
      const calledAt = performance.now();
      const answers = await performAll(drawing.world, operations, phoneOf);
      const answeredAt = performance.now();
      for (const [index, operation] of operations.entries()) {
        const answer = answers[index] as Answer;
        attempts.push({ operation, calledAt, answeredAt, answer });
        learn(byId.get(operation.customerId) as Person, operation, answer);
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return attempts;
}

/** Arrives, names nobody, is claimed: all that is missing is the accountant. */
const suspended =
  ({ modules, platform }: MoneyWorld): Drawing['suspended'] =>
  async (customerId, reference, amount) => {
    await modules.topUps.receive(reported(reference, amount, 'nap tien', platform.clock.now()));
    await modules.topUps.claim({
      customerId,
      amount: dong(amount),
      reference: `FT${reference}`,
      note: '',
    });
    const row = await platform.db
      .selectFrom('wallet_transfers')
      .select('id')
      .where('state', '=', 'unmatched')
      .where('bank_reference', '=', `FT${reference}`)
      .executeTakeFirstOrThrow();
    return row.id;
  };
