import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/chance.ts';
import { leaveJapan } from '../../../test-support/rigs/logistics/leave-japan.ts';
import { createOrdersRig, type OrdersRig } from '../../../test-support/rigs/orders-rig.ts';

let rig: OrdersRig;
beforeAll(async () => {
  rig = await createOrdersRig();
});
afterAll(() => rig.close());

const RICH = 50_000_000;
const SMALL_JPY = 5_000;
/** Its first payment is more than one person may give back. */
const LARGE_JPY = 20_000;
const BOX = { weight_g: 1_200, length_cm: 30, width_cm: 20, height_cm: 15 };

async function bought(priceJpy = SMALL_JPY, customer?: string) {
  const customerId = customer ?? (await rig.customerWith(RICH));
  const listing = `f${newId().slice(-8)}`;
  rig.shop.offer(listing, priceJpy);
  const { code, orderId } = await rig.buy(await rig.wanted(customerId, listing, priceJpy));
  await rig.runJobs();
  expect(await rig.state(code)).toBe('BOUGHT');
  return { code, orderId, customerId };
}

const desk = (url: string, as: string, body: object = {}) =>
  rig.call('POST', `/api/desk/${url}`, `staff ${as}`, body);
const fall = (code: string, as = 'buyer', body: object = { reason: 'seller-cancelled' }) =>
  desk(`orders/${code}/fell-through`, as, body);
const balance = (customerId: string) => rig.wallet.balanceOf(rig.db, customerId);
async function ok(answer: ReturnType<typeof desk>): Promise<string> {
  const { status, body } = await answer;
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.data?.code;
}
const received = (code: string) =>
  ok(desk('parcels', 'warehouse', { scanned: code, ...BOX, shelf: 'A-01' }));
const queued = async (as: string, kind: string) => {
  const [section] = (await rig.call('GET', `/api/desk/queue?kind=${kind}`, `staff ${as}`)).body.data
    .sections;
  return section.tasks.map((task: { code: string }) => task.code) as string[];
};
const parcelRow = (code: string) =>
  rig.db.selectFrom('parcels').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
/** How far the goods got, with their parcel and shipment. */
const JOURNEY = {
  BOUGHT: async () => ({}),
  WAREHOUSE: async (code: string) => ({ parcel: await received(code) }),
  EXPORT: async (code: string) => {
    const parcel = await received(code);
    const shipment = await ok(desk('shipments', 'warehouse', { parcels: [parcel] }));
    await leaveJapan(rig, shipment);
    return { parcel, shipment };
  },
  CHECKIN: async (code: string) => {
    const gone = await JOURNEY.EXPORT(code);
    await ok(desk('check-in', 'warehouse', { scanned: gone.shipment }));
    return gone;
  },
  CALCULATOR: async (code: string) => {
    const gone = await JOURNEY.CHECKIN(code);
    await ok(desk(`parcels/${gone.parcel}/open`, 'warehouse', BOX));
    await rig.runJobs();
    return gone;
  },
} as const;

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

  it('leaves what lies in its parcel and travels in its shipment to go on', async () => {
    const customerId = await rig.customerWith(RICH);
    const orders = [
      await bought(SMALL_JPY, customerId),
      await bought(SMALL_JPY, customerId),
      await bought(SMALL_JPY, customerId),
    ];
    const [first, second, third] = orders.map(({ code }) => code) as [string, string, string];
    const parcels = [await received(first), await received(second)];
    const asked = await ok(
      rig.call('POST', '/api/parcels/join', `customer ${customerId}`, { parcels }),
    );
    const alone = await received(third);
    expect((await fall(first)).status).toBe(200);
    expect(
      await rig.db
        .selectFrom('parcel_requests')
        .select('state')
        .where('code', '=', asked)
        .executeTakeFirst(),
    ).toEqual({ state: 'cancelled' });
    const shipment = await ok(desk('shipments', 'warehouse', { parcels: [parcels[1], alone] }));
    await leaveJapan(rig, shipment);
    expect((await fall(third, 'warehouse', { reason: 'lost-on-the-way' })).status).toBe(200);
    await ok(desk('check-in', 'warehouse', { scanned: shipment }));
    expect(await rig.state(second)).toBe('CHECKIN');
    expect(await queued('warehouse', 'check-in')).not.toContain(shipment);
  });

  it('lets a joined parcel travel on with the others, and waits for a choice of boxes', async () => {
    const customerId = await rig.customerWith(RICH);
    const [first, second] = [
      (await bought(SMALL_JPY, customerId)).code,
      (await bought(SMALL_JPY, customerId)).code,
    ];
    const parcels = [await received(first), await received(second)];
    const asked = await ok(
      rig.call('POST', '/api/parcels/join', `customer ${customerId}`, { parcels }),
    );
    const made = await desk(`parcel-requests/${asked}/repack`, 'warehouse', { results: [BOX] });
    const [parcel] = (
      await rig.db
        .selectFrom('parcels')
        .select('code')
        .where('customer_id', '=', customerId)
        .where('state', '=', 'stored')
        .execute()
    ).map(({ code }) => code) as [string];
    expect(made.status).toBe(200);
    expect((await fall(first)).status).toBe(200);
    const rehearsal = await ok(
      rig.call('POST', `/api/parcels/${parcel}/rehearsal`, `customer ${customerId}`),
    );
    const boxes = [
      { label: 'Hộp gốc', ...BOX },
      { label: 'Hộp nhỏ', ...BOX, weight_g: 1_000 },
    ];
    await ok(desk(`parcel-requests/${rehearsal}/boxes`, 'warehouse', { boxes }));
    expect((await fall(second)).body.code).toBe('logistics.parcel-in-request');
    await ok(
      rig.call('POST', `/api/parcel-requests/${rehearsal}/choose`, `customer ${customerId}`, {
        box: 2,
      }),
    );
    const shipment = await ok(desk('shipments', 'warehouse', { parcels: [parcel] }));
    await leaveJapan(rig, shipment);
    await ok(desk('check-in', 'warehouse', { scanned: shipment }));
    await ok(desk(`parcels/${parcel}/open`, 'warehouse', BOX));
    await rig.runJobs();
    expect([await rig.state(first), await rig.state(second)]).toEqual(['CANCEL', 'CALCULATOR']);
  });
});
