import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestPlatform } from '../../../test-support/test-platform.ts';
import { newId } from '../../kernel/chance.ts';
import { dong } from '../../kernel/money.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createPromotions, type Promotions } from './index.ts';

const AT_ONCE = 50;
const DAY_MS = 86_400_000;
let platform: Awaited<ReturnType<typeof createTestPlatform>>;
let promotions: Promotions;

beforeAll(async () => {
  // There are no orders here, and the naive way breaks what the others keep: each race counts its winners itself.
  platform = await createTestPlatform({ invariants: {} });
  const customers = { read: () => Promise.reject(new Error('nobody asks for a customer here')) };
  promotions = createPromotions({ ...platform, customers, audit: async () => undefined });
});
afterAll(() => platform.close());

async function coupon(terms: {
  code?: string;
  totalLimit?: number;
  perCustomerLimit?: number;
  needsSaving?: boolean;
  saveLimit?: number;
}): Promise<string> {
  const now = platform.clock.now().getTime();
  const code = terms.code ?? `THU-${newId().slice(-12)}`;
  const made = await promotions.create(
    {
      code,
      name: 'Thử',
      description: 'Thử',
      target: 'goods',
      off: { amount: dong(1_000) },
      minimumGoods: dong(0),
      sites: [],
      levels: [],
      route: 'JP',
      startsAt: new Date(now - DAY_MS),
      endsAt: new Date(now + DAY_MS),
      totalLimit: terms.totalLimit,
      perCustomerLimit: terms.perCustomerLimit ?? 1,
      isListed: false,
      needsSaving: terms.needsSaving ?? false,
      saveLimit: terms.saveLimit,
    },
    newId(),
  );
  return made.code;
}

/** How many of these succeeded; whatever else than a refusal goes wrong fails the test. */
async function winners(tries: readonly (() => Promise<unknown>)[]): Promise<number> {
  const answers = await Promise.allSettled(tries.map((work) => work()));
  for (const answer of answers)
    if (answer.status === 'rejected' && !(answer.reason instanceof Refusal)) throw answer.reason;
  return answers.filter(({ status }) => status === 'fulfilled').length;
}

const times = <T>(work: () => T): T[] => Array.from({ length: AT_ONCE }, work);
const spend = (code: string, customerId: string, orderId = newId()) =>
  inTransaction(platform.db, (trx) =>
    promotions.spend(trx, { customerId, orderId, codes: [code] }),
  );
const usesOf = async (code: string): Promise<{ used: number; uses: number }> => {
  const { rows } = await platform.pool.query<{ used: number; uses: string }>(
    `select c.used, (select count(*) from coupon_uses u where u.coupon_id = c.id and u.given_back_at is null) as uses from coupons c where c.code = $1`,
    [code],
  );
  return { used: rows[0]?.used ?? -1, uses: Number(rows[0]?.uses) };
};

test.each([1, 7])('of fifty customers at once exactly %i get the last uses', async (totalLimit) => {
  const code = await coupon({ totalLimit });
  expect(await winners(times(() => () => spend(code, newId())))).toBe(totalLimit);
  expect(await usesOf(code)).toEqual({ used: totalLimit, uses: totalLimit });
});

test('one customer who asks fifty times at once gets their own share only', async () => {
  const code = await coupon({ perCustomerLimit: 3 });
  const customerId = newId();
  expect(await winners(times(() => () => spend(code, customerId)))).toBe(3);
  expect(await usesOf(code)).toEqual({ used: 3, uses: 3 });
});

test('a use is given back exactly once, however often and however simultaneously, and can be taken again', async () => {
  const code = await coupon({ totalLimit: 1 });
  const [customerId, orderId] = [newId(), newId()];
  await spend(code, customerId, orderId);
  await expect(spend(code, customerId)).rejects.toMatchObject({ code: 'promotions.cannot-apply' });
  await Promise.all(
    times(() => inTransaction(platform.db, (trx) => promotions.giveBack(trx, orderId))),
  );
  expect(await usesOf(code)).toEqual({ used: 0, uses: 0 });
  await spend(code, customerId);
  expect(await usesOf(code)).toEqual({ used: 1, uses: 1 });
});

test('a voucher is saved by no more people than may, each once', async () => {
  const code = await coupon({ needsSaving: true, saveLimit: 5, perCustomerLimit: 2 });
  await expect(spend(code, newId())).rejects.toMatchObject({ code: 'promotions.cannot-apply' });
  const [customerId] = [newId()];
  await Promise.all(times(() => promotions.save(customerId, code)));
  expect(await winners(times(() => () => promotions.save(newId(), code)))).toBe(4);
  await expect(promotions.save(newId(), code)).rejects.toMatchObject({
    code: 'promotions.not-saved',
  });
  const { rows } = await platform.pool.query('select saved from coupons where code = $1', [code]);
  expect(rows[0]?.saved).toBe(5);
  await spend(code, customerId);
  expect(await usesOf(code)).toEqual({ used: 1, uses: 1 });
});

test('there is one coupon of a code, however it is written', async () => {
  const code = await coupon({});
  await expect(coupon({ code: code.toLowerCase() })).rejects.toMatchObject({
    code: 'promotions.code-taken',
  });
});

test('a coupon that was switched off is not spent any more', async () => {
  const code = await coupon({});
  await promotions.disable(code, newId(), 'Nhầm điều kiện');
  await expect(spend(code, newId())).rejects.toMatchObject({ code: 'promotions.cannot-apply' });
  expect(await usesOf(code)).toEqual({ used: 0, uses: 0 });
});

/** What everybody writes first: read, compare in the program, write what was computed. It must lose, or this race is no race. */
async function spendNaively(trx: Trx, code: string): Promise<void> {
  const { id, used, total_limit } = await trx
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  if (total_limit !== null && used >= total_limit) throw new Refusal('promotions.cannot-apply');
  await trx
    .updateTable('coupons')
    .set({ used: used + 1 })
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('coupon_uses')
    .values({
      coupon_id: id,
      order_id: newId(),
      customer_id: newId(),
      used_at: platform.clock.now(),
    })
    .execute();
}

test('the naive way sells the last use several times in the same race', async () => {
  const code = await coupon({ totalLimit: 1 });
  let most = 0;
  for (let round = 0; round < 20 && most <= 1; round++) {
    await platform.pool.query('update coupons set used = 0 where code = $1', [code]);
    most = await winners(
      times(() => () => inTransaction(platform.db, (trx) => spendNaively(trx, code))),
    );
  }
  expect(most).toBeGreaterThan(1);
});
