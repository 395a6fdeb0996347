import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';

const PROOF = '01890000-0000-7000-8000-000000000001';
const RICH = 50_000_000;
let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
let desk: DeliveryRig['desk'];
let ok: DeliveryRig['ok'];

beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig, desk, ok } = delivery);
});
afterAll(() => delivery.close());

interface Line {
  readonly code: string;
  readonly payment: number;
  readonly dong: number;
  readonly certainty: string;
}
/** The lines that an order is asked for, as they are kept. */
async function linesOf(code: string, column: 'price' | 'actual' = 'actual'): Promise<Line[]> {
  const row = await rig.db
    .selectFrom('orders')
    .select(column)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return (row[column] as { lines: Line[] }).lines;
}
const second = async (code: string, line: string) =>
  (await linesOf(code)).find((one) => one.payment === 2 && one.code === line);
const cost = (type: string, code: string, kind: string, amount: number, currency = 'VND') =>
  desk(`costs/${type}/${code}`, 'accountant', {
    ...{ kind, amount, currency, reason: 'theo chứng từ', proofs: [PROOF] },
  });
const priced = async (count = 1): Promise<[string, ...string[]]> => {
  const codes = await delivery.bought(await rig.customerWith(RICH), count);
  await delivery.priced(codes);
  const [first = '', ...rest] = codes;
  return [first, ...rest];
};
/** Bought while nobody knew what its seller takes for sending it: the usual guess was paid. */
async function unknownShipping(): Promise<string> {
  const customerId = await rig.customerWith(RICH);
  rig.shop.offer('b-unknown', 10_000);
  const unknown = { domesticShipping: undefined };
  const wanted = await rig.wanted(customerId, 'b-unknown', 10_000, {}, unknown);
  const { code } = await rig.buy(wanted);
  await rig.runJobs();
  await delivery.priced([code]);
  return code;
}
const billOf = async (bill: string) =>
  (await rig.call('GET', `/api/desk/bills/${bill}`, 'staff sales')).body.data;

describe('what things really cost', () => {
  it('stands on the bill in place of what was expected, and what is not booked stays an estimate', async () => {
    const [code] = await priced();
    expect(await second(code, 'thue-gtgt')).toMatchObject({ certainty: 'estimate' });
    await ok(cost('order', code, 'vat', 123_456));
    await rig.runJobs();
    expect(await second(code, 'thue-gtgt')).toMatchObject({ dong: 123_456, certainty: 'certain' });
    expect(await second(code, 'thue-nhap-khau')).toMatchObject({ certainty: 'estimate' });
    const bill = await billOf(await ok(desk('bills', 'sales', { orders: [code] })));
    const lines = bill.orders[0].lines as { code: string; certainty: string }[];
    expect(lines.find((line) => line.code === 'thue-nhap-khau')).toMatchObject({
      certainty: 'estimate',
    });
  });

  it('is mended by booking it again, and every row stays with its author and reason', async () => {
    const [code] = await priced();
    await ok(cost('order', code, 'duty', 50_000));
    await ok(cost('order', code, 'duty', 40_000));
    await rig.runJobs();
    expect(await second(code, 'thue-nhap-khau')).toMatchObject({ dong: 40_000 });
    const sheet = (await rig.call('GET', `/api/desk/costs/order/${code}`, 'staff buyer')).body.data;
    expect(sheet.costs).toMatchObject([
      { kind: 'duty', amount_vnd: 40_000, is_current: true, reason: 'theo chứng từ' },
      { kind: 'duty', amount_vnd: 50_000, is_current: false },
    ]);
    await expect(rig.db.deleteFrom('booked_costs').execute()).rejects.toThrow(/append-only/);
  });

  it('a seller who took less than was charged gives the difference to the second payment', async () => {
    const code = await unknownShipping();
    const charged = (await linesOf(code, 'price')).find(
      (line) => line.code === 'phi-van-chuyen-noi-dia',
    );
    await ok(cost('order', code, 'domestic-shipping', 100, 'JPY'));
    await rig.runJobs();
    const { amount_vnd: booked } = await rig.db
      .selectFrom('booked_costs')
      .select('amount_vnd')
      .where('kind', '=', 'domestic-shipping')
      .executeTakeFirstOrThrow();
    expect(charged?.dong ?? 0).toBeGreaterThan(booked);
    expect((await second(code, 'chenh-lech-noi-dia'))?.dong ?? 0).toBe(
      booked - (charged?.dong ?? 0),
    );
  });

  it('of a whole shipment is shared by its orders, to the đồng', async () => {
    const [first, other] = await priced(2);
    const sheet = (await rig.call('GET', `/api/desk/costs/order/${first}`, 'staff buyer')).body
      .data;
    const shipment = sheet.carriers.find(({ type }: { type: string }) => type === 'shipment').code;
    await ok(cost('shipment', shipment, 'vat', 100_001));
    await rig.runJobs();
    const shares = await Promise.all([first, other ?? ''].map((code) => second(code, 'thue-gtgt')));
    expect(new Set(shares.map((line) => line?.dong))).toEqual(new Set([50_000, 50_001]));
  });

  it('is refused where it does not belong, and when no bill could take it', async () => {
    const [code] = await priced();
    const sheet = (await rig.call('GET', `/api/desk/costs/order/${code}`, 'staff buyer')).body.data;
    const parcel = sheet.carriers.find(({ type }: { type: string }) => type === 'parcel').code;
    const told = async (answer: ReturnType<typeof cost>) => (await answer).body.code;
    expect(await told(cost('parcel', parcel, 'domestic-shipping', 1))).toBe(
      'logistics.cost-not-here',
    );
    expect(await told(cost('order', 'HKNOBODY', 'vat', 1))).toBe('orders.not-found');
    expect(await told(cost('parcel', 'K-NONE', 'vat', 1))).toBe('logistics.parcel-not-found');
    expect(await told(cost('shipment', 'S-NONE', 'vat', 1))).toBe('logistics.shipment-not-found');
    await ok(desk('bills', 'sales', { orders: [code] }));
    expect(await told(cost('order', code, 'vat', 1))).toBe('logistics.cost-after-bill');
  });
});

it('a bill of orders in two warehouses charges the delivery of each', async () => {
  const customerId = await rig.customerWith(RICH);
  rig.shop.offer('b-south', 10_000);
  const wanted = await rig.wanted(customerId, 'b-south', 10_000);
  const question = { ...wanted.question, shipMode: 'AIR-SGN' };
  const { code } = await rig.buy({ ...wanted, question, price: await rig.pricing.price(question) });
  const codes = [...(await delivery.bought(customerId)), code];
  for (const one of codes) await delivery.priced([one]);
  const delivered = () => Promise.all(codes.map((code) => second(code, 'phi-giao-hang')));
  const separate = await delivered();
  await ok(desk('bills', 'sales', { orders: codes }));
  expect((await delivered()).map((line) => line?.dong)).toEqual(separate.map((line) => line?.dong));
});

it('a bill of three orders charges one base delivery fee', async () => {
  const codes = await priced(3);
  const delivered = async () =>
    (await Promise.all(codes.map((code) => second(code, 'phi-giao-hang')))).reduce(
      (sum, line) => sum + (line?.dong ?? 0),
      0,
    );
  const separate = await delivered();
  const bill = await billOf(await ok(desk('bills', 'sales', { orders: codes })));
  const together = await delivered();
  expect(together).toBeLessThan(separate);
  const sum = bill.orders.reduce(
    (total: number, order: { second_payment_vnd: number }) => total + order.second_payment_vnd,
    0,
  );
  expect(bill.total_vnd).toBe(sum);
});
