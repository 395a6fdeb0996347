import { describe, expect, it } from 'vitest';
import {
  rig,
  desk,
  atTheDoor,
  read,
  delivery,
  ok,
  settle,
  setUpDoorRig,
} from '../../../test-support/rigs/billing/door-rig.ts';

setUpDoorRig();

const tap = (customerId: string, bill: string) =>
  rig.call('POST', `/api/me/bills/${bill}/received`, `customer ${customerId}`);
const reopen = (bill: string, as = 'warehouse') =>
  desk(`bills/${bill}/reopen`, as, { reason: 'Kiện nằm ở kệ trả hàng' });
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
