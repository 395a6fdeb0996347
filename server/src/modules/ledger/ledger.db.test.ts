import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { newId } from '../../kernel/chance.ts';
import { dong, yen } from '../../kernel/money.ts';
import { constraintOf } from '../../platform/database/constraints.ts';
import { inTransaction, sqlStateOf } from '../../platform/database/transaction.ts';
import { available, company, createLedger, held, type Movement } from './index.ts';
import { ledgerInvariants } from './invariants.ts';
import type { Ledger } from './ledger.ts';

let platform: TestPlatform;
let ledger: Ledger;
beforeAll(async () => {
  platform = await createTestPlatform({ invariants: ledgerInvariants });
  ledger = createLedger(platform);
});
afterAll(() => platform.close());

const topUp = (customerId: string, amount: number, key: string = newId()): Movement => ({
  key,
  from: company('bank'),
  to: available(customerId),
  amount: dong(amount),
  currency: 'VND',
  kind: 'top-up',
  cause: { type: 'top-up', id: key },
});
const spend = (customerId: string, amount: number, key: string = newId()): Movement => ({
  ...topUp(customerId, amount, key),
  from: available(customerId),
  to: company('goods'),
  kind: 'payment',
});
const hold = (customerId: string, amount: number, key: string = newId()): Movement => ({
  ...topUp(customerId, amount, key),
  from: available(customerId),
  to: held(customerId),
  kind: 'hold',
});
const post = (...movements: Movement[]): Promise<number> =>
  inTransaction(platform.db, (trx) => ledger.post(trx, movements));
const pursesOf = (customerId: string) => ledger.pursesOf(platform.db, customerId);
const failureOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('it was not refused');
};

describe('posting', () => {
  it('moves money between the purses and our accounts, all in one call', async () => {
    const customer = newId();
    const bankBefore = await ledger.balanceOf(platform.db, company('bank'));
    await post(topUp(customer, 1_000), hold(customer, 400), {
      ...spend(customer, 100),
      from: held(customer),
    });
    expect(await pursesOf(customer)).toEqual({ available: 600, held: 300 });
    expect(await ledger.balanceOf(platform.db, available(customer))).toBe(600);
    expect(await ledger.balanceOf(platform.db, held(customer))).toBe(300);
    expect(await ledger.balanceOf(platform.db, company('bank'))).toBe(bankBefore - 1_000);
  });

  it('keeps yen and đồng of our own accounts apart', async () => {
    const cost: Movement = {
      key: newId(),
      from: company('marketplace-float'),
      to: company('marketplace-spend'),
      amount: yen(3_000),
      currency: 'JPY',
      kind: 'cost',
      cause: { type: 'order', id: 'o1' },
    };
    await post(cost);
    await post(cost);
    expect(await ledger.balanceOf(platform.db, company('marketplace-spend'), 'JPY')).toBe(3_000);
    expect(await ledger.balanceOf(platform.db, company('marketplace-spend'), 'VND')).toBe(0);
  });

  it('counts the same key with the same content once, alone or among new ones', async () => {
    const customer = newId();
    const first = topUp(customer, 500);
    await post(first);
    await post(first, topUp(customer, 70), first);
    expect((await pursesOf(customer)).available).toBe(570);
  });

  it.each([
    ['amount', { amount: dong(501) }],
    ['account', { from: company('suspense') }],
    ['cause', { cause: { type: 'top-up', id: 'other' } as const }],
    ['customer', { to: available(newId()) }],
  ])('refuses a key that was used with another %s, and changes nothing', async (_, change) => {
    const customer = newId();
    const first = topUp(customer, 500);
    await post(first);
    const error = await failureOf(post(topUp(customer, 9), { ...first, ...change } as Movement));
    expect([sqlStateOf(error), constraintOf(error)]).toSatisfy(
      ([state, name]) => state === 'LG001' || name === 'ledger_movements_pkey',
    );
    expect((await pursesOf(customer)).available).toBe(500);
  });

  it.each([
    ['in the end', (id: string) => [topUp(id, 100), spend(id, 101)]],
    [
      'in between, though it would be right in the end',
      (id: string) => [spend(id, 100), topUp(id, 100)],
    ],
    [
      'of the held purse',
      (id: string) => [topUp(id, 100), hold(id, 50), { ...spend(id, 51), from: held(id) }],
    ],
  ])('refuses a purse below zero %s', async (_, movements) => {
    const customer = newId();
    const error = await failureOf(post(...movements(customer)));
    expect(constraintOf(error)).toBe('ledger_balance_not_negative');
    expect(await pursesOf(customer)).toEqual({ available: 0, held: 0 });
  });

  it('refuses movements that are none', async () => {
    const customer = newId();
    await expect(post(topUp(customer, 0))).rejects.toThrow('a movement of 0');
    await expect(post({ ...topUp(customer, 1), from: available(newId()) })).rejects.toThrow(
      'between two customers',
    );
    await expect(post({ ...topUp(customer, 1), to: company('bank') })).rejects.toThrow(
      'ledger_movements_sound',
    );
  });

  it('lets nobody change or remove a movement', async () => {
    await post(topUp(newId(), 5));
    for (const statement of [
      'update ledger_movements set amount = 1',
      'delete from ledger_movements',
      'truncate ledger_movements',
    ])
      await expect(sql.raw(statement).execute(platform.db)).rejects.toThrow('append-only');
  });
});

describe('races', () => {
  it('lets exactly one of 50 spend the last amount', async () => {
    const customer = newId();
    await post(topUp(customer, 1_000));
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => post(spend(customer, 1_000))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected')
        expect(constraintOf(result.reason)).toBe('ledger_balance_not_negative');
    expect((await pursesOf(customer)).available).toBe(0);
  });

  it('posts one of 50 equal calls that arrive together, also for a customer nobody has seen', async () => {
    const customer = newId();
    const movements = [topUp(customer, 300), hold(customer, 100)];
    await Promise.all(Array.from({ length: 50 }, () => post(...movements)));
    expect(await pursesOf(customer)).toEqual({ available: 200, held: 100 });
  });

  it('does not wait in a circle when calls name two customers in opposite orders', async () => {
    const [one, other] = [newId(), newId()];
    const calls = Array.from({ length: 40 }, (_, i) =>
      i % 2 ? [topUp(one, 1), topUp(other, 1)] : [topUp(other, 1), topUp(one, 1)],
    );
    await Promise.all(
      calls.map((movements) =>
        platform.db.transaction().execute((trx) => ledger.post(trx, movements)),
      ),
    );
    expect([await pursesOf(one), await pursesOf(other)]).toEqual([
      { available: 40, held: 0 },
      { available: 40, held: 0 },
    ]);
  });
});
