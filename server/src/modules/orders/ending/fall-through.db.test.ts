import { describe, expect, it } from 'vitest';
import {
  JOURNEY,
  LARGE_JPY,
  RICH,
  balance,
  bought,
  desk,
  fall,
  ok,
  parcelRow,
  queued,
  rig,
  setUpFallThroughRig,
} from '../../../../test-support/rigs/orders/fall-through-rig.ts';

setUpFallThroughRig();

describe('an order that was bought and comes to nothing', () => {
  it.each(Object.entries(JOURNEY))(
    'gives all back from %s, closes its parcel and leaves every queue',
    async (state, travel) => {
      const { code, customerId } = await bought();
      const { parcel }: { parcel?: string } = await travel(code);
      expect(await rig.state(code)).toBe(state);
      expect((await fall(code, 'sales')).body.data).toEqual({
        is_done: true,
        refund_vnd: expect.any(Number),
      });
      expect(await rig.state(code)).toBe('CANCEL');
      expect(await balance(customerId)).toEqual({ available: RICH, held: 0 });
      if (parcel) expect(await parcelRow(parcel)).toMatchObject({ state: 'closed' });
      const { sections } = (await rig.call('GET', '/api/desk/queue', 'staff admin')).body.data;
      const codes = sections.flatMap(({ tasks }: { tasks: { code: string; codes: string[] }[] }) =>
        tasks.flatMap((task) => [task.code, ...task.codes]),
      );
      expect(codes).not.toContain(code);
      expect(codes).not.toContain(parcel);
      expect((await fall(code)).body.code).toBe('orders.move-not-allowed');
    },
  );

  it('tells its customer why and how much, on the order as well', async () => {
    const { code, customerId } = await bought();
    const { refund_vnd } = (
      await fall(code, 'buyer', {
        reason: 'seized',
        note: 'Cục Hải quan Narita giữ vì có pin rời.',
      })
    ).body.data;
    const notices = await rig.db
      .selectFrom('notifications')
      .select('body')
      .where('customer_id', '=', customerId)
      .execute();
    expect(notices.map(({ body }) => body)).toContainEqual(
      expect.stringMatching(/Hải quan giữ lại hàng.*Narita giữ vì có pin rời\..*hoàn đủ [\d.]+ ₫/),
    );
    const payments = (await rig.call('GET', '/api/quote/user/payments', `customer ${customerId}`))
      .body.data.results;
    expect(payments).toMatchObject([{ code, status: 'returned' }]);
    const detail = (await rig.call('GET', `/api/me/orders/${code}`, `customer ${customerId}`)).body
      .data;
    expect(detail.happenings.at(-1)).toMatchObject({
      state: 'CANCEL',
      facts: {
        fell_through: 'seized',
        refund: refund_vnd,
        said: 'Cục Hải quan Narita giữ vì có pin rời.',
      },
    });
  });

  it('needs a second person above what one may give back, and a third opinion may drop it', async () => {
    const { code, customerId } = await bought(LARGE_JPY);
    const before = await balance(customerId);
    expect((await fall(code)).body.data).toMatchObject({ is_done: false });
    expect(await rig.state(code)).toBe('BOUGHT');
    expect(await balance(customerId)).toEqual(before);
    expect((await fall(code)).body.code).toBe('support.second-person');
    expect(await queued('accountant', 'fell-through')).toContain(code);
    expect(
      (await rig.call('GET', `/api/desk/orders/${code}`, 'staff accountant')).body.data.fall_through
        .proposal,
    ).toMatchObject({
      reason: 'seller-cancelled',
      is_mine: false,
    });
    expect((await desk(`orders/${code}/keep-going`, 'accountant')).status).toBe(200);
    expect(await queued('accountant', 'fell-through')).not.toContain(code);
    await fall(code);
    expect((await fall(code, 'accountant')).body.data).toMatchObject({ is_done: true });
    expect(await balance(customerId)).toEqual({ available: RICH, held: 0 });
    expect((await desk(`orders/${code}/keep-going`, 'accountant')).body.code).toBe(
      'orders.move-not-allowed',
    );
  });

  it('gives back once, however many say it at the same time, and no more than a complaint has left', async () => {
    const { code, orderId, customerId } = await bought();
    const cause = { type: 'order', id: orderId } as const;
    await rig.db.transaction().execute(async (trx) => {
      await rig.wallet.refund(trx as never, {
        customerId,
        cause,
        paidFor: cause,
        amount: 100_000 as never,
        key: `part:${orderId}`,
        label: 'Bù một phần',
      });
    });
    const answers = await Promise.all(
      ['sales', 'buyer', 'warehouse', 'accountant'].map((as) => fall(code, as)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance(customerId)).toEqual({ available: RICH, held: 0 });
  });

  it('is not the customer’s to give up, nor a plain cancelling of the desk, nor possible once it is billed', async () => {
    const { code } = await bought();
    expect((await desk(`orders/${code}/cancel`, 'sales', { reason: 'hết hàng' })).body.code).toBe(
      'orders.not-cancellable',
    );
    await JOURNEY.CALCULATOR(code);
    await ok(desk('bills', 'sales', { orders: [code] }));
    expect((await fall(code)).body.code).toBe('orders.move-not-allowed');
    expect((await fall('HKNONE00')).body.code).toBe('orders.not-found');
  });
});
