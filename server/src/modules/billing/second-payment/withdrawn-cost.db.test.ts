import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';

const PROOF = '01890000-0000-7000-8000-000000000001';
let delivery: DeliveryRig;
let code: string;

beforeAll(async () => {
  delivery = await createDeliveryRig();
});
beforeEach(async () => {
  [code = ''] = await delivery.bought(await delivery.rig.customerWith(50_000_000));
  await delivery.priced([code]);
});
afterAll(() => delivery.close());

const book = async (kind = 'vat', amount = 123_456) => {
  const paper = { currency: 'VND', reason: 'theo chứng từ', proofs: [PROOF] };
  const call = delivery.desk(`costs/order/${code}`, 'accountant', { kind, amount, ...paper });
  await delivery.ok(call);
  await delivery.rig.runJobs();
};
const withdraw = (kind = 'vat', as = 'accountant') =>
  delivery.desk(`costs/order/${code}/withdraw`, as, { kind, reason: 'ghi nhầm đơn' });
const told = async (kind?: string, as?: string) => (await withdraw(kind, as)).body.code;
/** What the second payment asks for VAT. */
const vat = async () => {
  const { actual } = await delivery.rig.orders.read(delivery.rig.db, { code });
  const line = actual?.lines.find((one) => one.code === 'thue-gtgt');
  return line && { dong: line.dong, certainty: line.certainty };
};
const sheet = async () =>
  (await delivery.rig.call('GET', `/api/desk/costs/order/${code}`, 'staff accountant')).body.data;

it('makes a cost an estimate again, and the bill made afterwards asks for the estimate', async () => {
  const estimate = await vat();
  expect(estimate).toMatchObject({ certainty: 'estimate' });
  await book();
  expect(await vat()).toEqual({ dong: 123_456, certainty: 'certain' });
  await delivery.ok(withdraw());
  await delivery.rig.runJobs();
  expect(await vat()).toEqual(estimate);
  await delivery.ok(delivery.desk('bills', 'sales', { orders: [code] }));
  expect(await vat()).toEqual(estimate);
});

it('keeps every row with its author and reason, and the audit trail says what it was', async () => {
  await book();
  await delivery.ok(withdraw());
  const [withdrawn, booked] = (await sheet()).costs;
  expect(withdrawn).toMatchObject({ reason: 'ghi nhầm đơn', is_withdrawn: true, amount: 123_456 });
  expect(withdrawn.is_current).toBe(false);
  expect(booked).toMatchObject({ is_current: false, is_withdrawn: false });
  const entry = await delivery.rig.db
    .selectFrom('staff_audit')
    .select(['reason', 'before', 'after'])
    .where('action', '=', 'cost.withdraw')
    .where('subject', '=', `order:${code}`)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    reason: 'ghi nhầm đơn',
    before: { kind: 'vat', vnd: 123_456 },
    after: { kind: 'vat', isWithdrawn: true },
  });
});

it('is refused for what is not booked, and a second time', async () => {
  expect(await told()).toBe('logistics.cost-not-booked');
  await book();
  expect(await told('duty')).toBe('logistics.cost-not-booked');
  await delivery.ok(withdraw());
  expect(await told()).toBe('logistics.cost-not-booked');
  expect((await sheet()).costs).toHaveLength(2);
});

it('leaves room to book it again', async () => {
  await book();
  await delivery.ok(withdraw());
  await book('vat', 77_000);
  expect(await vat()).toEqual({ dong: 77_000, certainty: 'certain' });
});

it('is refused to whoever may not book it, and once a bill is made', async () => {
  await book();
  expect((await withdraw('vat', 'warehouse')).status).toBe(403);
  expect(await told('vat', 'buyer')).toBe('logistics.cost-of-accountant');
  await delivery.ok(delivery.desk('bills', 'sales', { orders: [code] }));
  expect(await told()).toBe('logistics.cost-after-bill');
});
