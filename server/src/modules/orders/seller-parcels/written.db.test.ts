import { beforeAll, describe, expect, it } from 'vitest';
import {
  bought,
  desk,
  received,
  rig,
  setUpFallThroughRig,
} from '../../../../test-support/rigs/orders/fall-through-rig.ts';

setUpFallThroughRig();

let code: string;
beforeAll(async () => {
  ({ code } = await bought());
});

const YAMATO = { carrier: 'yamato', tracking_number: '1234-5678-9013' };
const SAGAWA = { carrier: 'sagawa', tracking_number: '111111111112' };
const add = (body: object, as = 'buyer', of = code) =>
  desk(`orders/${of}/seller-parcels`, as, body);
const change = (number: number, body: object, as = 'buyer', of = code) =>
  rig.call('PUT', `/api/desk/orders/${of}/seller-parcels/${number}`, `staff ${as}`, body);
const book = async (as = 'buyer') =>
  (await rig.call('GET', `/api/desk/orders/${code}/book`, `staff ${as}`)).body.data;
const audited = () =>
  rig.db
    .selectFrom('staff_audit')
    .select(['action', 'before', 'after'])
    .where('subject', '=', `order:${code}`)
    .where('action', 'in', ['order.seller-parcel', 'order.correct-tracking', 'order.note'])
    .orderBy('at')
    .execute();

describe('the parcels of a seller', () => {
  it('are entered with carrier and number; a mistyped number is seen at once', async () => {
    expect((await add({ ...YAMATO, tracking_number: '1234-5678-9014' })).body).toMatchObject({
      code: 'orders.tracking-mistyped',
      message: expect.stringContaining('Yamato'),
    });
    expect((await book()).seller_parcels).toEqual([]);
    expect((await add(YAMATO)).status).toBe(200);
    expect((await book()).seller_parcels).toMatchObject([
      {
        number: 1,
        carrier: 'yamato',
        tracking_number: '123456789013',
        tracking_url: expect.stringContaining('123456789013'),
      },
    ]);
  });

  it('may be several; a further one says what is in it, and none is entered twice', async () => {
    expect((await add(YAMATO)).body.code).toBe('orders.parcel-known');
    expect((await add(SAGAWA)).body.code).toBe('orders.parcel-untitled');
    const second = { ...SAGAWA, title: 'Ống kính', expected: '2 ống kính, 1 nắp' };
    expect((await add(second)).status).toBe(200);
    expect((await book()).seller_parcels[1]).toMatchObject({
      number: 2,
      title: 'Ống kính',
      expected: '2 ống kính, 1 nắp',
    });
  });

  it('are corrected with a trace of what stood there', async () => {
    expect((await change(7, SAGAWA)).body.code).toBe('orders.not-found');
    expect((await change(1, SAGAWA)).body.code).toBe('orders.parcel-known');
    const other = { carrier: 'japan-post', tracking_number: 'RR473124829JP' };
    expect((await change(1, other)).status).toBe(200);
    expect((await change(1, other)).status).toBe(200);
    expect((await audited()).at(-1)).toMatchObject({
      action: 'order.correct-tracking',
      before: { parcel: 1, tracking: '123456789013' },
      after: { parcel: 1, carrier: 'japan-post' },
    });
  });

  it('come as long as the goods are on their way to the warehouse', async () => {
    await received(code);
    const third = { carrier: 'other', tracking_number: 'AB-1234', title: 'Hộp' };
    expect((await add(third, 'warehouse')).status).toBe(200);
    expect((await book()).may_add_parcel).toBe(true);
    const { code: gone } = await bought();
    await add(YAMATO, 'buyer', gone);
    await desk(`orders/${gone}/fell-through`, 'buyer', { reason: 'seller-cancelled' });
    expect((await add(YAMATO, 'buyer', gone)).body.code).toBe('orders.move-not-allowed');
    expect((await change(1, SAGAWA, 'buyer', gone)).body.code).toBe('orders.move-not-allowed');
    expect((await add(YAMATO, 'buyer', 'HKNOTHERE')).body.code).toBe('orders.not-found');
    expect((await add(YAMATO, 'accountant')).status).toBe(403);
  });
});

it('an order has no more than twenty parcels', async () => {
  const { code: of } = await bought();
  const told: unknown[] = [];
  for (let made = 0; made < 21; made++) {
    const parcel = { carrier: 'other', tracking_number: `AB-12${made + 100}`, title: 'Hộp' };
    const { status, body } = await add(parcel, 'buyer', of);
    told.push(status === 200 || body.code);
  }
  expect(told.filter((one) => one === true)).toHaveLength(20);
  expect(told[20]).toBe('orders.parcels-many');
});

describe('a note about an order', () => {
  it('is written by any member of staff, names its author, and stays as it was written', async () => {
    expect(
      (await desk(`orders/${code}/notes`, 'warehouse', { text: ' Hộp móp góc. ' })).status,
    ).toBe(200);
    expect((await desk(`orders/${code}/notes`, 'sales', { text: 'Khách đã biết.' })).status).toBe(
      200,
    );
    expect((await book('accountant')).notes).toMatchObject([
      { text: 'Khách đã biết.', author_name: expect.stringMatching(/b3$/) },
      { text: 'Hộp móp góc.', author_name: expect.stringMatching(/b2$/) },
    ]);
    expect((await audited()).filter(({ action }) => action === 'order.note')).toHaveLength(2);
    const change = rig.platform.pool.query(`update order_notes set text = 'khác'`);
    await expect(change).rejects.toThrow('append-only');
  });

  it('is refused when it says nothing, for no order, and from customers', async () => {
    expect((await desk(`orders/${code}/notes`, 'sales', { text: '   ' })).status).toBe(400);
    expect((await desk('orders/HKNOTHERE/notes', 'sales', { text: 'x' })).body.code).toBe(
      'orders.not-found',
    );
    const asCustomer = await rig.call(
      'POST',
      `/api/desk/orders/${code}/notes`,
      `customer 0190a000-0000-7000-8000-0000000000c1`,
      {
        text: 'x',
      },
    );
    expect(asCustomer.status).toBe(403);
  });
});

describe('the book of an order', () => {
  it('shows money to all but the warehouses, and the margin to whoever keeps the books', async () => {
    expect((await book('warehouse')).money).toBeNull();
    const { money, margin } = await book('sales');
    expect([money.received_vnd > 0, margin]).toEqual([true, null]);
    const own = (await book('accountant')).margin;
    const costs = own.costs.reduce(
      (sum: number, { amount_vnd }: { amount_vnd: number }) => sum + amount_vnd,
      0,
    );
    expect(own.margin_vnd).toBe(own.revenue_vnd - costs);
    expect(own.costs).toContainEqual(
      expect.objectContaining({ account: 'marketplace-spend', certainty: 'booked' }),
    );
    expect(own.is_forecast).toBe(true);
  });
});
