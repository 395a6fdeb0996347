import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';

const RICH = 50_000_000;
let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
let desk: DeliveryRig['desk'];
let ok: DeliveryRig['ok'];
let pay: DeliveryRig['pay'];
let bought: DeliveryRig['bought'];
let priced: DeliveryRig['priced'];
let approvedBill: DeliveryRig['approvedBill'];

beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig, desk, ok, pay, bought, priced, approvedBill } = delivery);
});
afterAll(() => delivery.close());

describe('bills', () => {
  it('are paid once each, with an answer for each, and a second try pays only what is not paid', async () => {
    const customerId = await rig.customerWith(RICH);
    const first = await approvedBill(customerId);
    const second = await approvedBill(customerId);
    const all = (await rig.call('GET', '/api/bills/user', `customer ${customerId}`)).body.data;
    expect(all.options).toMatchObject({
      total: 2,
      unpaid: 2,
      unpaid_vnd: all.results[0].total_vnd + all.results[1].total_vnd,
    });
    const before = await rig.wallet.balanceOf(rig.db, customerId);
    const [a, b] = await Promise.all([
      pay(customerId, first.bill, 'PXNOBODY'),
      pay(customerId, first.bill, second.bill),
    ]);
    expect(a.body).toMatchObject({ success: false, result: [first.bill] });
    expect(b.body).toMatchObject({ success: true, result: [first.bill, second.bill] });
    const after = await rig.wallet.balanceOf(rig.db, customerId);
    expect(before.available - after.available).toBe(all.options.unpaid_vnd);
    await pay(customerId, first.bill, second.bill);
    expect(await rig.wallet.balanceOf(rig.db, customerId)).toEqual(after);
  });

  it('are searched by their code, an order on them, its name, the day, and only among my own', async () => {
    const customerId = await rig.customerWith(RICH);
    const { bill } = await approvedBill(customerId);
    const other = await approvedBill(customerId);
    const as = `customer ${customerId}`;
    const found = async (query: string, who = as) =>
      (await rig.call('GET', `/api/bills/user?${query}`, who)).body.data;
    const codes = async (query: string, who = as) =>
      (await found(query, who)).results.map(({ code }: { code: string }) => code);
    const row = (await found(`code=${bill}`)).results[0];
    expect(await codes(`q=${bill}`)).toEqual([bill]);
    expect(await codes(`q=${bill.slice(0, 7).toLowerCase()}`)).toContain(bill);
    expect(await codes(`q=${row.orders[0].code}`)).toEqual([bill]);
    expect((await codes('q=may%20anh')).toSorted()).toEqual([bill, other.bill].toSorted());
    expect(await codes(`q=${bill}&tab=delivered`)).toEqual([]);
    expect(await codes(`from=2020-01-01&to=2020-12-31&q=${bill}`)).toEqual([]);
    expect(await codes(`from=2020-01-01&q=${bill}`)).toEqual([bill]);
    expect(await codes('q=xe%20hoi')).toEqual([]);
    expect((await rig.call('GET', '/api/bills/user?from=2026-13-45', as)).status).toBe(400);
    const stranger = `customer ${await rig.customerWith(1_000)}`;
    expect(await codes(`q=${bill}`, stranger)).toEqual([]);
  });

  it('are counted in the tab that lists them, and what is paid no longer waits for its payment', async () => {
    const customerId = await rig.customerWith(RICH);
    const open = (await approvedBill(customerId)).bill;
    const paid = (await approvedBill(customerId)).bill;
    await pay(customerId, paid);
    const packed = (await approvedBill(customerId)).bill;
    await pay(customerId, packed);
    await ok(desk(`bills/${packed}/pack`, 'warehouse'));
    const mine = async (tab: string) =>
      (await rig.call('GET', `/api/bills/user?size=50&tab=${tab}`, `customer ${customerId}`)).body
        .data;
    const codes = async (tab: string) =>
      (await mine(tab)).results.map(({ code }: { code: string }) => code).toSorted();
    expect(await codes('unpaid')).toEqual([open]);
    expect(await codes('packing')).toEqual([paid, packed].toSorted());
    const { unpaid_vnd, ...counts } = (await mine('total')).options;
    expect(unpaid_vnd).toBe((await mine('unpaid')).results[0].total_vnd);
    for (const [tab, count] of Object.entries(counts)) {
      const { results, pagination } = await mine(tab);
      expect([results.length, pagination.total], tab).toEqual([count, count]);
    }
  });

  it('that the wallet cannot pay stay unpaid and say how much is missing', async () => {
    const customerId = await rig.customerWith(RICH);
    const { bill } = await approvedBill(customerId);
    const { available } = await rig.wallet.balanceOf(rig.db, customerId);
    await rig.leave(customerId, 1_000);
    const answer = await pay(customerId, bill);
    expect(answer.body).toMatchObject({
      success: false,
      result: [],
      bills: [{ code: bill, is_paid: false, refusal: 'wallet.not-enough' }],
    });
    expect(answer.body.bills[0].message).not.toContain('{');
    await rig.leave(customerId, available);
    expect((await pay(customerId, bill)).body.success).toBe(true);
  });

  it('hold orders of one customer only, each on one slip, and can be taken back until they are paid', async () => {
    const [one, two] = [await rig.customerWith(RICH), await rig.customerWith(RICH)];
    const [mine, theirs] = [await bought(one), await bought(two)];
    await priced([...mine, ...theirs]);
    expect((await desk('bills', 'sales', { orders: [...mine, ...theirs] })).body.code).toBe(
      'billing.orders-do-not-fit',
    );
    const bill = await ok(desk('bills', 'sales', { orders: mine }));
    expect((await desk('bills', 'sales', { orders: mine })).body.code).toBe(
      'billing.orders-do-not-fit',
    );
    expect((await desk(`bills/${bill}/approve`, 'accountant')).body.code).toBe(
      'billing.move-not-allowed',
    );
    await ok(desk(`bills/${bill}/cancel`, 'sales'));
    expect(await rig.state(mine[0] as string)).toBe('CALCULATOR');
    const again = await ok(desk('bills', 'sales', { orders: mine }));
    await ok(desk(`bills/${again}/confirm`, 'sales'));
    await ok(desk(`bills/${again}/approve`, 'accountant'));
    await pay(one, again);
    expect((await desk(`bills/${again}/cancel`, 'accountant')).body.code).toBe('billing.is-paid');
  });

  it('wait in the queue of whoever does the next step', async () => {
    const customerId = await rig.customerWith(RICH);
    const codes = await bought(customerId, 2);
    await priced(codes);
    const tasks = async (kind: string, as: string) =>
      (await rig.call('GET', `/api/desk/queue?kind=${kind}`, `staff ${as}`)).body.data.sections[0]
        ?.tasks ?? [];
    expect(await tasks('bill-make', 'sales')).toContainEqual(
      expect.objectContaining({
        codes: expect.arrayContaining(codes),
        facts: expect.objectContaining({ orders: 2 }),
      }),
    );
    expect(await tasks('bill-make', 'buyer')).toEqual([]);
    const bill = await ok(desk('bills', 'sales', { orders: codes }));
    const isThere = async (kind: string, as: string) =>
      (await tasks(kind, as)).some(({ code }: { code: string }) => code === bill);
    expect(await isThere('bill-confirm', 'sales')).toBe(true);
    await ok(desk(`bills/${bill}/confirm`, 'sales'));
    expect(await isThere('bill-approve', 'accountant')).toBe(true);
    await ok(desk(`bills/${bill}/approve`, 'accountant'));
    expect(await isThere('bill-pack', 'warehouse')).toBe(false);
    await pay(customerId, bill);
    expect(await isThere('bill-pack', 'warehouse')).toBe(true);
    await ok(desk(`bills/${bill}/pack`, 'warehouse'));
    expect(await isThere('hand-over', 'warehouse')).toBe(true);
  });
});
