import type { OrderTableRow } from '@hako/contract/desk/order-table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportsOf } from '../../../../test-support/rigs/orders/reports-of.ts';
import { createDeliveryRig, type DeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';

const RICH = 50_000_000;
let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
/**
 * Two orders on one bill: paid, sent, not delivered, another delivery paid for, one of them
 * complained about.
 */
let shared: { codes: string[]; bill: string };
let alone: string;
let fallen: string;

beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig } = delivery);
  const { desk, ok, pay } = delivery;
  const customerId = await rig.customerWith(RICH);
  shared = await delivery.approvedBill(customerId, 2);
  await pay(customerId, shared.bill);
  await ok(desk(`bills/${shared.bill}/pack`, 'warehouse'));
  await ok(desk(`bills/${shared.bill}/hand-over`, 'warehouse'));
  await delivery.event(await delivery.trackingOf(shared.bill), 'waiting_to_return', 1);
  const asked = { wish: 'deliver' };
  await ok(
    rig.call('POST', `/api/me/bills/${shared.bill}/redelivery`, `customer ${customerId}`, asked),
  );
  const complaint = {
    type: 'fee',
    content: 'Phí cân nặng cao hơn báo giá.',
    order_code: shared.codes[0],
  };
  const { body } = await rig.call('POST', '/api/complaint', `customer ${customerId}`, complaint);
  const decided = { outcome: 'resolved', reason: 'Hoàn tiền', refund_vnd: 1_900_000 };
  await ok(desk(`complaints/${body.data.id}/decide`, 'sales', decided));
  const paid = await delivery.approvedBill(await rig.customerWith(RICH));
  [alone] = paid.codes as [string];
  const other = await rig.customerWith(RICH);
  rig.shop.offer('mfallen', 3_000);
  fallen = (await rig.buy(await rig.wanted(other, 'mfallen', 3_000))).code;
  await rig.runJobs();
  await ok(desk(`orders/${fallen}/fell-through`, 'buyer', { reason: 'seller-cancelled' }));
}, 120_000);
afterAll(() => delivery.close());

const rows = async (as = 'accountant', query = ''): Promise<OrderTableRow[]> =>
  (await rig.call('GET', `/api/desk/orders?${query}`, `staff ${as}`)).body.data.rows;
const rowOf = async (code: string) =>
  (await rows()).find((row) => row.code === code) as OrderTableRow;
const ledger = async (where: string): Promise<number> =>
  (
    await rig.platform.pool.query(
      `select coalesce(sum(case kind when 'discount' then -amount else amount end), 0)::bigint as sum from ledger_movements where ${where}`,
    )
  ).rows[0].sum;
const idOf = async (code: string) => (await rig.orders.read(rig.db, { code })).id;
const IN = `kind in ('capture', 'payment', 'discount')`;

describe('the money of an order in the table', () => {
  it('is what the ledger has for it, to the đồng', async () => {
    for (const code of [alone, fallen]) {
      const cause = `cause_type = 'order' and cause_id = '${await idOf(code)}'`;
      const row = await rowOf(code);
      expect(row.received_vnd).toBe(await ledger(`${IN} and ${cause}`));
      expect(row.refunded_vnd).toBe(await ledger(`kind = 'refund' and ${cause}`));
      expect(row.received_vnd).toBeGreaterThan(0);
    }
    expect((await rowOf(fallen)).refunded_vnd).toBe((await rowOf(fallen)).received_vnd);
  });

  it('of orders on one bill sums to what the ledger has for them, their bill and their complaints', async () => {
    const ids = await Promise.all(shared.codes.map(idOf));
    const bill = (await rig.billing.findBill(rig.db, shared.bill))?.id;
    const causes = [...ids, bill].map((id) => `'${id}'`).join(', ');
    const both = await Promise.all(shared.codes.map(rowOf));
    const received = both.reduce((sum, row) => sum + (row.received_vnd ?? 0), 0);
    expect(received).toBe(await ledger(`${IN} and cause_id in (${causes})`));
    const fee = await ledger(`key like 'redelivery:%' and kind = 'payment'`);
    expect(fee).toBeGreaterThan(0);
    expect(both[0]?.refunded_vnd).toBe(
      await ledger(`kind = 'refund' and cause_type = 'complaint'`),
    );
    expect(both.map((row) => row.refunded_vnd)).toEqual([1_900_000, 0]);
  });

  it('of all rows is all that the ledger took and gave back', async () => {
    const all = await rows();
    const sum = (of: (row: OrderTableRow) => number) =>
      all.reduce((total, row) => total + of(row), 0);
    expect(sum((row) => row.received_vnd ?? 0)).toBe(await ledger(IN));
    expect(sum((row) => row.refunded_vnd ?? 0)).toBe(await ledger(`kind = 'refund'`));
  });
});

describe('the reports', () => {
  const count = async (query: string): Promise<number> =>
    (await rig.platform.pool.query(`select count(*)::int as count from ${query}`)).rows[0].count;

  it('of margins have the same money, by site', async () => {
    const { sites } = await reportsOf(rig.platform).readMargin();
    const all = await rows();
    const expected = Map.groupBy(all, ({ site }) => site);
    expect(sites.map(({ site }) => site).toSorted()).toEqual([...expected.keys()].toSorted());
    for (const figures of sites) {
      const of = expected.get(figures.site) ?? [];
      const left = of.reduce(
        (sum, row) => sum + (row.received_vnd ?? 0) - (row.refunded_vnd ?? 0),
        0,
      );
      const { revenue_vnd: revenue, goods_vnd: goods, duties_vnd: duties } = figures;
      expect(revenue + goods + duties).toBe(left);
      expect(figures.spent_vnd).toBe(figures.spent_jpy * 176);
    }
    const spent = sites.reduce((sum, { spent_jpy: yen }) => sum + yen, 0);
    expect(spent).toBe(await ledger(`kind = 'cost' and currency = 'JPY'`));
  });

  it('of forecasts, states, purchases and customers count what is there', async () => {
    const counts = await reportsOf(rig.platform).counts();
    expect(counts).toMatchObject({
      billed: await count('bill_orders where is_live and forecast_vnd > 0'),
      leftBought: await count(`order_events where from_state = 'BOUGHT' and to_state <> 'BOUGHT'`),
      bought: await count('orders where bought_at is not null'),
      buyers: { orders: 4, first_time: 3, returning: 0 },
    });
    expect(counts.billed).toBeGreaterThan(0);
  });

  it('are files of the same rows', async () => {
    for (const report of ['balances', 'forecast', 'states', 'trade', 'buyers'] as const)
      expect((await reportsOf(rig.platform).lines(report)).length).toBeGreaterThan(1);
  });
});

describe('the margin of an order', () => {
  it('is told to whoever keeps the books, and to nobody else', async () => {
    for (const role of ['accountant', 'admin'])
      expect((await rows(role)).every(({ margin }) => margin !== null)).toBe(true);
    for (const role of ['sales', 'buyer'])
      expect((await rows(role)).every(({ margin }) => margin === null)).toBe(true);
    expect((await rig.call('GET', '/api/desk/orders', 'staff warehouse')).status).toBe(403);
  });

  it('is a forecast while something is open, and nothing but a loss of what was spent once all was given back', async () => {
    expect((await rowOf(alone)).margin?.is_forecast).toBe(true);
    const { margin } = await rowOf(fallen);
    const spent = await ledger(`kind = 'cost' and cause_id = '${await idOf(fallen)}'`);
    expect(margin).toEqual({
      margin_vnd: -spent * 176,
      percent_hundredths: null,
      is_forecast: false,
    });
  });
});

it('the sums of bills and complaints are hidden from a warehouse', async () => {
  const papers = async (as: string) => {
    const path = `/api/desk/orders/${shared.codes[0]}/book`;
    const { bills, complaints } = (await rig.call('GET', path, `staff ${as}`)).body.data;
    return [bills[0].share_vnd, complaints[0].refund_vnd];
  };
  expect(await papers('warehouse')).toEqual([null, null]);
  expect(await papers('sales')).toEqual([expect.any(Number), 1_900_000]);
});
