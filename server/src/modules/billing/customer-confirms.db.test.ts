import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const read = async (bill: string) =>
  (await rig.call('GET', `/api/desk/bills/${bill}`, 'staff warehouse')).body.data;
const tap = (customerId: string, bill: string) =>
  rig.call('POST', `/api/me/bills/${bill}/received`, `customer ${customerId}`);
const reopen = (bill: string, as = 'warehouse') =>
  desk(`bills/${bill}/reopen`, as, { reason: 'Kiện nằm ở kệ trả hàng' });
const settle = (bill: string, amount_vnd: number, reference: string, short_reason?: string) =>
  desk(`bills/${bill}/settle-cod`, 'accountant', {
    amount_vnd,
    reference,
    ...(short_reason ? { short_reason } : {}),
  });
const owed = async () =>
  (await rig.call('GET', '/api/desk/cod-reports', 'staff accountant')).body.data;
const toSettle = async (): Promise<string[]> =>
  (
    await rig.call('GET', '/api/desk/queue?kind=cod-settle', 'staff accountant')
  ).body.data.sections[0].tasks.map(({ code }: { code: string }) => code);

/** A parcel whose carrier is on the way to the door. */
async function atTheDoor(pay: 'wallet' | 'cod') {
  const customerId = await rig.customerWith(RICH);
  const { bill, codes } = await delivery.approvedBill(customerId);
  if (pay === 'wallet') await delivery.pay(customerId, bill);
  else await ok(rig.call('POST', `/api/me/bills/${bill}/cod`, `customer ${customerId}`));
  await ok(desk(`bills/${bill}/pack`, 'warehouse'));
  await ok(desk(`bills/${bill}/hand-over`, 'warehouse'));
  const tracking = await delivery.trackingOf(bill);
  await delivery.event(tracking, 'delivering', 1);
  return {
    bill,
    customerId,
    tracking,
    code: codes[0] as string,
    total: (await read(bill)).total_vnd as number,
  };
}

describe('what a customer says to have received', () => {
  it('is not for them to say while the carrier collects, and the parcel that comes back can be sent again', async () => {
    const { bill, customerId, tracking, code } = await atTheDoor('cod');
    expect((await read(bill)).may_confirm_received).toBe(false);
    expect((await tap(customerId, bill)).body).toMatchObject({ code: 'billing.carrier-collects' });
    await delivery.event(tracking, 'delivery_fail', 2);
    await delivery.event(tracking, 'returned', 3);
    expect(await rig.state(code)).toBe('BILL_INVENTORY');
    await ok(desk(`bills/${bill}/take-back`, 'warehouse'));
    await ok(desk(`bills/${bill}/send-again`, 'warehouse'));
  });

  it('is not what lies on our shelf: it can still be handed over', async () => {
    const { bill, customerId, tracking, code } = await atTheDoor('wallet');
    expect((await read(bill)).may_confirm_received).toBe(true);
    await delivery.event(tracking, 'delivery_fail', 2);
    await ok(desk(`bills/${bill}/take-back`, 'warehouse'));
    expect((await read(bill)).may_confirm_received).toBe(false);
    expect((await tap(customerId, bill)).body.code).toBe('billing.move-not-allowed');
    await ok(desk(`bills/${bill}/collected`, 'warehouse', { receiver: 'Anh Nam' }));
    expect(await rig.state(code)).toBe('COMPLETED');
    expect((await reopen(bill)).body.code).toBe('billing.move-not-allowed');
  });

  it('stands until the carrier, who has the parcel, brings it back', async () => {
    const { bill, customerId, tracking, code } = await atTheDoor('wallet');
    await ok(tap(customerId, bill));
    await delivery.event(tracking, 'delivery_fail', 2);
    expect(await rig.state(code)).toBe('BILL_INVENTORY');
    expect((await read(bill)).redelivery).toMatchObject({ may_ask: true, ended_as: null });
    await delivery.event(tracking, 'delivering', 3);
    await ok(tap(customerId, bill));
    await delivery.event(tracking, 'delivered', 4);
    await delivery.event(tracking, 'returned', 5);
    expect(await rig.state(code)).toBe('COMPLETED');
  });
});

describe('a delivered bill whose parcel came back after all', () => {
  it('waits for its customer again, with a reason in the audit; who had the fee back pays it again', async () => {
    const { bill, customerId, tracking, code } = await atTheDoor('wallet');
    await delivery.event(tracking, 'delivery_fail', 2);
    await ok(
      rig.call('POST', `/api/me/bills/${bill}/redelivery`, `customer ${customerId}`, {
        wish: 'deliver',
      }),
    );
    await delivery.event(tracking, 'delivered', 3);
    expect((await reopen(bill, 'sales')).status).toBe(403);
    expect((await desk(`bills/${bill}/reopen`, 'warehouse', { reason: '  ' })).status).toBe(400);
    await ok(reopen(bill));
    expect((await reopen(bill)).body.code).toBe('billing.move-not-allowed');
    expect(await rig.state(code)).toBe('BILL_INVENTORY');
    expect((await read(bill)).redelivery).toMatchObject({
      may_ask: true,
      wish: 'deliver',
      paid_fee_vnd: 0,
      fee_vnd: 30_000,
    });
    const audit = await rig.db
      .selectFrom('staff_audit')
      .select(['reason'])
      .where('action', '=', 'bill.reopen')
      .where('subject', '=', `bill:${bill}`)
      .execute();
    expect(audit).toEqual([{ reason: 'Kiện nằm ở kệ trả hàng' }]);
    // The fee of another moment.
    rig.clock.advanceMs(1_000);
    await ok(desk(`bills/${bill}/take-back`, 'warehouse'));
    await ok(desk(`bills/${bill}/send-again`, 'warehouse'));
    expect(await rig.state(code)).toBe('PACKING');
  });

  it('is none whose money the carrier brought', async () => {
    const { bill, tracking, total } = await atTheDoor('cod');
    await delivery.event(tracking, 'delivered', 2);
    await ok(settle(bill, total, 'DS-1'));
    expect((await reopen(bill, 'accountant')).body.code).toBe('billing.cod-brought');
  });
});

describe('a bill that is paid at the door', () => {
  it('is not paid twice: what its carrier delivered, it collected', async () => {
    const { bill, customerId, tracking } = await atTheDoor('cod');
    await delivery.event(tracking, 'delivered', 2);
    expect((await read(bill)).may_pay).toBe(false);
    expect((await delivery.pay(customerId, bill)).body.bills[0].refusal).toBe(
      'billing.not-payable',
    );
    expect(await owed()).toMatchObject([{ count: 1 }]);
    expect((await settle(bill, (await read(bill)).total_vnd, 'DS-5')).status).toBe(200);
  });

  it('is paid by its customer, on whose word alone it was closed, or by what the carrier brings: by exactly one of them', async () => {
    const before = await rig.db
      .selectFrom('ledger_movements')
      .select('key')
      .where('from_account', '=', 'company:cash-on-delivery')
      .execute();
    const winners: string[] = [];
    for (const round of [1, 2, 3]) {
      const { bill, customerId, tracking, total } = await atTheDoor('cod');
      await delivery.event(tracking, 'delivered', 2);
      // As it stood when customers could still say so.
      await rig.db
        .updateTable('bills')
        .set({ received_word_at: rig.clock.now() })
        .where('code', '=', bill)
        .execute();
      expect((await read(bill)).may_pay).toBe(true);
      const available = (await rig.wallet.balanceOf(rig.db, customerId)).available;
      const answers = await Promise.all(
        round === 1
          ? [delivery.pay(customerId, bill), delivery.pay(customerId, bill)]
          : [
              delivery.pay(customerId, bill),
              settle(bill, total, 'DS-2'),
              delivery.pay(customerId, bill),
              settle(bill, total, 'DS-2'),
            ],
      );
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      const spent = available - (await rig.wallet.balanceOf(rig.db, customerId)).available;
      const { is_paid, is_cod } = await read(bill);
      expect({ is_paid, spent }).toEqual({ is_paid: true, spent: is_cod ? 0 : total });
      winners.push(is_cod ? 'carrier' : 'wallet');
      expect(await toSettle()).not.toContain(bill);
    }
    expect(winners[0]).toBe('wallet');
    const after = await rig.db
      .selectFrom('ledger_movements')
      .select('key')
      .where('from_account', '=', 'company:cash-on-delivery')
      .execute();
    expect(after.length - before.length).toBe(
      winners.filter((winner) => winner === 'carrier').length,
    );
  });

  it('is paid though its carrier brings less: the rest is the carrier’s debt until it comes, once', async () => {
    const { bill, tracking, total, customerId } = await atTheDoor('cod');
    await delivery.event(tracking, 'delivered', 2);
    const short = total - 40_000;
    expect((await settle(bill, short, 'DS-3')).body.code).toBe('billing.cod-amount-differs');
    expect((await settle(bill, total + 1, 'DS-3', 'nhiều hơn')).body.code).toBe(
      'billing.cod-amount-differs',
    );
    const available = (await rig.wallet.balanceOf(rig.db, customerId)).available;
    const answers = await Promise.all(
      [1, 2].map(() => settle(bill, short, 'DS-3', 'Hãng trừ nhầm phí')),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await rig.wallet.balanceOf(rig.db, customerId)).available).toBe(available);
    expect(await read(bill)).toMatchObject({ is_paid: true, cod_owed_vnd: 40_000 });
    expect(await owed()).toEqual([
      expect.objectContaining({ carrier: 'ghn', count: 1, owed_vnd: 40_000 }),
    ]);
    expect(await toSettle()).toEqual([bill]);
    expect((await settle(bill, 39_999, 'DS-4')).body).toMatchObject({
      code: 'billing.cod-amount-differs',
    });
    await Promise.all([ok(settle(bill, 40_000, 'DS-4')), ok(settle(bill, 40_000, 'DS-4'))]);
    expect(await read(bill)).toMatchObject({ cod_owed_vnd: 0 });
    expect([await owed(), await toSettle()]).toEqual([[], []]);
  });

  it.each(['by hand', 'by a report'])(
    'gets its rest %s, also when the carrier names the number of the short report again',
    async (way) => {
      const { bill, tracking, total } = await atTheDoor('cod');
      await delivery.event(tracking, 'delivered', 2);
      const number = `DS-5 ${way}`;
      await ok(settle(bill, total - 40_000, number, 'Hãng trừ nhầm phí'));
      const report = async (amount_vnd: number) =>
        (
          await desk('cod-reports', 'accountant', {
            carrier: 'ghn',
            reference: number,
            lines: [{ tracking, amount_vnd }],
          })
        ).body.data.lines[0];
      expect(await report(total - 40_000)).toMatchObject({ outcome: 'settled-before' });
      expect(await report(39_000)).toMatchObject({
        outcome: 'amount-differs',
        expected_vnd: 40_000,
      });
      expect(await read(bill)).toMatchObject({ cod_owed_vnd: 40_000 });
      if (way === 'by hand') await ok(settle(bill, 40_000, number));
      else expect(await report(40_000)).toMatchObject({ outcome: 'settled' });
      expect(await read(bill)).toMatchObject({ cod_owed_vnd: 0 });
    },
  );
});
