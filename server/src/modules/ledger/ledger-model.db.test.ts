import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { newId } from '../../kernel/chance.ts';
import { dong } from '../../kernel/money.ts';
import { constraintOf } from '../../platform/database/constraints.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  type AccountName,
  available,
  company,
  createLedger,
  held,
  type Movement,
  type MovementKind,
} from './index.ts';
import { ledgerInvariants } from './invariants.ts';
import type { Ledger } from './ledger.ts';

const CUSTOMERS = 12;
const CONNECTIONS = 8;
const OPERATIONS = 6_000;

let platform: TestPlatform;
let ledger: Ledger;
beforeAll(async () => {
  platform = await createTestPlatform({ invariants: ledgerInvariants });
  ledger = createLedger(platform);
});
afterAll(() => platform.close());

interface Operation {
  readonly movements: readonly Movement[];
}
interface Attempt {
  readonly operation: Operation;
  readonly calledAt: number;
  answeredAt: number;
  isPosted: boolean;
}

const customers = Array.from({ length: CUSTOMERS }, () => newId());

const paths: Readonly<Record<string, (id: string) => readonly [AccountName, AccountName]>> = {
  'top-up': (id) => [company('bank'), available(id)],
  hold: (id) => [available(id), held(id)],
  release: (id) => [held(id), available(id)],
  capture: (id) => [held(id), company('goods')],
  payment: (id) => [available(id), company('service-fee')],
  refund: (id) => [company('goods'), available(id)],
};

const movement = fc
  .record({
    kind: fc.constantFrom(...(Object.keys(paths) as MovementKind[])),
    customer: fc.nat(CUSTOMERS - 1),
    amount: fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.constant(1_000_000_000_000)),
    key: fc.uuid({ version: 7 }),
  })
  .map(({ kind, customer, amount, key }): Movement => {
    const path = paths[kind] as (id: string) => readonly [AccountName, AccountName];
    const [from, to] = path(customers[customer] as string);
    return {
      key,
      from,
      to,
      amount: dong(amount),
      currency: 'VND',
      kind,
      cause: { type: 'order', id: key },
    };
  });

/** Refused or posted as one; one in ten is a replay of an operation that was drawn before. */
function drawOperations(seed: number): Operation[] {
  const drawn: Operation[] = fc.sample(
    fc.array(movement, { minLength: 1, maxLength: 4 }).map((movements) => ({ movements })),
    { seed, numRuns: OPERATIONS },
  );
  const replays = fc.sample(fc.nat(), { seed, numRuns: OPERATIONS });
  return drawn.map((operation, i) =>
    i > 0 && (replays[i] as number) % 10 === 0
      ? (drawn[(replays[i] as number) % i] as Operation)
      : operation,
  );
}

it(`agrees with a pure model after ${OPERATIONS} operations on ${CONNECTIONS} connections with replays, in an order that time allows`, {
  timeout: 300_000,
}, async () => {
  const seed = Math.trunc(Number(process.env['SEED'] ?? 20_261_121));
  const operations = drawOperations(seed);
  const attempts: Attempt[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let i = next++; i < operations.length; i = next++) {
      const attempt: Attempt = {
        operation: operations[i] as Operation,
        calledAt: performance.now(),
        answeredAt: 0,
        isPosted: true,
      };
      try {
        await inTransaction(platform.db, (trx) => ledger.post(trx, attempt.operation.movements));
      } catch (error) {
        if (constraintOf(error) !== 'ledger_balance_not_negative') throw error;
        attempt.isPosted = false;
      }
      attempt.answeredAt = performance.now();
      attempts.push(attempt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  expect(attempts, `seed ${seed}`).toHaveLength(OPERATIONS);
  expect(
    attempts.filter(({ isPosted }) => !isPosted).length,
    'some must be refused, or the test is blunt',
  ).toBeGreaterThan(100);

  const rows = await platform.db
    .selectFrom('ledger_movements')
    .selectAll()
    .orderBy('customer_id')
    .orderBy('customer_version')
    .execute();
  const versionOf = new Map(rows.map((row) => [row.key, row.customer_version as number]));
  expectExactlyThePosted(attempts, versionOf);
  expectModel(rows);
  expectRealTimeOrder(attempts, versionOf);
});

/** Every movement of an operation that was accepted is there; of one that was only ever refused, none. */
function expectExactlyThePosted(
  attempts: readonly Attempt[],
  versionOf: ReadonlyMap<string, number>,
): void {
  const accepted = new Set(
    attempts
      .filter(({ isPosted }) => isPosted)
      .flatMap(({ operation }) => operation.movements.map(({ key }) => key)),
  );
  expect(new Set(versionOf.keys())).toEqual(accepted);
}

/** The movements, played in the order of versions on two plain numbers a customer, give every "after" and the balance now. */
function expectModel(
  rows: readonly {
    customer_id: string | null;
    from_account: string;
    to_account: string;
    amount: number;
    available_after_vnd: number | null;
    held_after_vnd: number | null;
  }[],
): void {
  const purses = new Map<string, { available: number; held: number }>();
  for (const row of rows) {
    const purse = purses.get(row.customer_id as string) ?? { available: 0, held: 0 };
    if (row.from_account === 'available' || row.from_account === 'held')
      purse[row.from_account] -= row.amount;
    if (row.to_account === 'available' || row.to_account === 'held')
      purse[row.to_account] += row.amount;
    purses.set(row.customer_id as string, purse);
    expect({ available: row.available_after_vnd, held: row.held_after_vnd }).toEqual(purse);
    expect(Math.min(purse.available, purse.held)).toBeGreaterThanOrEqual(0);
  }
}

/** Strict serialisability of each customer: who was answered before another was called, stands before it. Linear from the end. */
function expectRealTimeOrder(
  attempts: readonly Attempt[],
  versionOf: ReadonlyMap<string, number>,
): void {
  for (const customer of customers) {
    const firstByKey = new Map<string, { calledAt: number; answeredAt: number; version: number }>();
    for (const { operation, calledAt, answeredAt, isPosted } of [...attempts].sort(
      (a, b) => a.answeredAt - b.answeredAt,
    )) {
      if (!isPosted) continue;
      for (const { key, from, to } of operation.movements) {
        if (!from.includes(customer) && !to.includes(customer)) continue;
        const known = firstByKey.get(key);
        // Of several calls with the same key any may have been the one; the earliest call and the first answer bound it.
        firstByKey.set(key, {
          calledAt: Math.min(calledAt, known?.calledAt ?? calledAt),
          answeredAt: known?.answeredAt ?? answeredAt,
          version: versionOf.get(key) as number,
        });
      }
    }
    const history = [...firstByKey.values()].sort((a, b) => a.version - b.version);
    let earliestAnswerAfter = Number.POSITIVE_INFINITY;
    for (const entry of history.reverse()) {
      expect(entry.calledAt, `version ${entry.version}`).toBeLessThanOrEqual(earliestAnswerAfter);
      earliestAnswerAfter = Math.min(earliestAnswerAfter, entry.answeredAt);
    }
  }
}
