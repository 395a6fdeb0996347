import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dongText } from '../../kernel/wording.ts';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';

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

const choose = (customerId: string, code: string) =>
  rig.call('POST', `/api/me/bills/${code}/cod`, `customer ${customerId}`);
const cods = async (customerId: string, query = '') =>
  (await rig.call('GET', `/api/bill/cods?${query}`, `customer ${customerId}`)).body.data;
const waiting = async (kind: string, as: string): Promise<string[]> =>
  (
    await rig.call('GET', `/api/desk/queue?kind=${kind}`, `staff ${as}`)
  ).body.data.sections[0].tasks.map(({ code }: { code: string }) => code);
const settle = (code: string, amount: number, as = 'accountant') =>
  desk(`bills/${code}/settle-cod`, as, { amount_vnd: amount, reference: 'DS-2026-11' });

const collected = () =>
  rig.db
    .selectFrom('ledger_movements')
    .select('amount')
    .where('from_account', '=', 'company:cash-on-delivery')
    .execute();
const printed = async (customerId: string, bill: string): Promise<string> =>
  (await rig.call('POST', '/api/bill/print', `customer ${customerId}`, { codes: [bill] })).body
    .content;

describe('a bill that the receiver pays at the door', () => {
  it('is packed unpaid, collected by the carrier, and paid by what the carrier’s report brings, once', async () => {
    const customerId = await rig.customerWith(RICH);
    const { bill } = await delivery.approvedBill(customerId);
    expect((await desk(`bills/${bill}/pack`, 'warehouse')).body.code).toBe('billing.not-paid');
    await ok(choose(customerId, bill));
    await ok(choose(customerId, bill));
    const total = (await cods(customerId)).results[0].amount_vnd;
    expect(await cods(customerId)).toMatchObject({
      results: [
        {
          code: bill,
          status: 'preparing',
          status_label: 'Chờ đóng hàng',
          tracking: null,
          settled_at: null,
        },
      ],
      pagination: { total: 1, current: 1, pageSize: 10 },
      options: { open: 1, open_vnd: total, settled: 0, settled_vnd: 0 },
    });
    expect(await waiting('bill-pack', 'warehouse')).toContain(bill);
    await ok(desk(`bills/${bill}/pack`, 'warehouse'));
    await ok(desk(`bills/${bill}/hand-over`, 'warehouse'));
    const tracking = await delivery.trackingOf(bill);
    expect((await delivery.parcels()).find(({ code }) => code === tracking)).toMatchObject({
      collect: total,
    });
    expect(await printed(customerId, bill)).toContain(
      `Thanh toán khi nhận hàng (COD): ${total.toLocaleString('vi-VN')} ₫`,
    );
    expect((await cods(customerId)).results[0]).toMatchObject({ status: 'delivering', tracking });
    expect((await settle(bill, total)).body.code).toBe('billing.cod-not-delivered');
    await delivery.event(tracking, 'delivered', 9);
    expect((await cods(customerId)).results[0].status).toBe('collected');
    expect(await waiting('cod-settle', 'accountant')).toEqual([bill]);
    const differs = (await settle(bill, total - 1_000)).body;
    expect(differs).toMatchObject({
      code: 'billing.cod-amount-differs',
      message: expect.stringContaining(`phải đúng ${dongText(total)} ₫.`),
    });
    expect((await settle(bill, total, 'warehouse')).status).toBe(403);
    const before = await rig.wallet.balanceOf(rig.db, customerId);
    const answers = await Promise.all([
      settle(bill, total),
      settle(bill, total),
      settle(bill, total),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rig.wallet.balanceOf(rig.db, customerId)).toEqual(before);
    expect(await cods(customerId)).toMatchObject({
      results: [{ status: 'settled', status_label: 'Đã đối soát', reference: 'DS-2026-11' }],
      options: { open: 0, open_vnd: 0, settled: 1, settled_vnd: total },
    });
    expect(await waiting('cod-settle', 'accountant')).toEqual([]);
    expect(await collected()).toEqual([{ amount: total }]);
  });

  it('may still be paid from the wallet before it is packed: then nothing is collected', async () => {
    const customerId = await rig.customerWith(RICH);
    const { bill } = await delivery.approvedBill(customerId);
    await ok(choose(customerId, bill));
    const total = (await cods(customerId)).results[0].amount_vnd;
    const owed = async () =>
      (await rig.billing.listUnpaidBills(rig.db, [total])).filter(({ code }) => code === bill);
    expect(await owed()).toEqual([{ code: bill, customerId, total }]);
    expect((await delivery.pay(customerId, bill)).body.success).toBe(true);
    expect(await owed()).toEqual([]);
    expect(await cods(customerId)).toMatchObject({ results: [], options: { open: 0 } });
    expect((await choose(customerId, bill)).body.code).toBe('billing.nothing-to-collect');
  });

  it('is not more than a carrier carries home', async () => {
    const customerId = await rig.customerWith(RICH);
    const { bill } = await delivery.approvedBill(customerId);
    const { id, total_vnd } = await rig.db
      .selectFrom('bills')
      .select(['id', 'total_vnd'])
      .where('code', '=', bill)
      .executeTakeFirstOrThrow();
    const withTotal = (total: number) =>
      rig.db.updateTable('bills').set({ total_vnd: total }).where('id', '=', id).execute();
    await withTotal(50_000_001);
    const refused = await choose(customerId, bill);
    expect(refused.body).toMatchObject({
      code: 'billing.cod-too-much',
      message: expect.stringContaining('tối đa 50.000.000 ₫.'),
    });
    expect(refused.body.message).toContain('50.000.000');
    await withTotal(total_vnd);
    await ok(choose(customerId, bill));
  });

  it('is chosen by its own customer only, and undone with the bill', async () => {
    const [mine, other] = [await rig.customerWith(RICH), await rig.customerWith(RICH)];
    const { bill } = await delivery.approvedBill(mine);
    expect((await choose(other, bill)).body.code).toBe('billing.not-found');
    await ok(choose(mine, bill));
    expect((await cods(other)).results).toEqual([]);
    await ok(desk(`bills/${bill}/cancel`, 'accountant'));
    expect((await cods(mine)).results).toEqual([]);
  });
});
