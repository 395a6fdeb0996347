import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';
import { unknownSteps } from '../../../../test-support/rigs/logistics/unknown-steps.ts';
import { newId } from '../../../kernel/chance.ts';
import { refusalOf } from '../../../../test-support/refusal-of.ts';

let delivery: Awaited<ReturnType<typeof createDeliveryRig>>;
let rig: typeof delivery.rig;
let customerId: string;
let at: ReturnType<typeof unknownSteps>;
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig } = delivery);
  at = unknownSteps(delivery);
  customerId = await rig.customerWith(50_000_000);
}, 120_000);
afterAll(() => delivery.close());

const bought = async () => ((await delivery.bought(customerId)) as [string])[0];

describe('an unknown parcel', () => {
  it('is recorded once with its place, is work of its house, and has a label', async () => {
    const number = { carrier_number: '4444-5555-6666', seller_name: ' 山田 ' };
    const { code } = await at.recorded({ ...number, place: ' jp-l-02 ' });
    expect(await at.read(code)).toMatchObject({
      parcel: { state: 'open', place: 'JP-L-02', seller_name: '山田', match: null },
    });
    expect(await at.waitsOf('unknown-jp')).toContain(code);
    expect(await at.waitsOf('unknown-vn')).toEqual([]);
    const again = (await at.record({ carrier_number: '444455556666' })).answer;
    expect(again.body.code).toBe('logistics.unknown-known');
    expect((await at.record({ place: 'VN-A-01' })).answer.body.code).toBe('logistics.not-a-place');
    expect((await at.record({ photos: [] })).answer.status).toBe(400);
    const label = `/api/desk/unknown-parcels/${code}/label?size=a6`;
    expect((await rig.call('GET', label, 'staff warehouse')).status).toBe(200);
    const station = `/api/desk/stations/receive?scan=4444-5555-6666`;
    expect((await rig.call('GET', station, 'staff warehouse')).body.data).toMatchObject({
      elsewhere: null,
      unknown: [{ code, place: 'JP-L-02' }],
    });
  });

  it('is found by the search of the desk, by whoever may look at it', async () => {
    const { code } = await at.recorded({ carrier_number: '7777 1111 2222' });
    const found = async (words: string, as: string) =>
      (await rig.call('GET', `/api/desk/find?q=${words}`, `staff ${as}`)).body.data.found;
    const line = { kind: 'unknown', code, title: '7777 1111 2222', state: 'Chưa rõ của ai' };
    expect(await found(code.toLowerCase(), 'buyer')).toMatchObject([line]);
    expect(await found('7777-1111-2222', 'warehouse')).toMatchObject([line]);
    expect(await found(code, 'accountant')).toEqual([]);
  });

  it('is moved on the places of its house, by its people', async () => {
    const { code } = await at.recorded();
    expect((await at.on(code, 'place', { place: 'JP-L-09' })).status).toBe(200);
    expect((await at.read(code)).parcel.place).toBe('JP-L-09');
    expect((await at.on(code, 'place', { place: 'VN-L-09' })).body.code).toBe(
      'logistics.not-a-place',
    );
    expect((await at.on('KLNOBODY', 'place', { place: 'JP-L-09' })).body.code).toBe(
      'logistics.unknown-not-found',
    );
    const by = { kind: 'staff', id: newId(), roles: ['warehouse'] } as const;
    const elsewhere = rig.logistics.placeUnknown({ code, place: 'JP-L-01', by, warehouse: 'VN' });
    expect(await refusalOf(elsewhere)).toBe('access.other-warehouse');
  });

  it('finds its order by a number that a buyer enters later, and is told to the buyer', async () => {
    const { code } = await at.recorded({ carrier_number: '5555 5555 5551' });
    const order = await bought();
    await at.desk(
      `orders/${order}/seller-parcels`,
      { carrier: 'other', tracking_number: '555555555551' },
      'buyer',
    );
    const { body } = await rig.call('GET', `/api/desk/orders/${order}/book`, 'staff buyer');
    expect(body.data.seller_parcels).toMatchObject([{ unknown_parcels: [code] }]);
    const { proposals } = await at.read(code);
    expect(proposals[0]).toMatchObject({
      code: order,
      reasons: expect.arrayContaining(['number']),
    });
  });

  it('finds orders that are searched, and those of nearly the same weight', async () => {
    const order = await bought();
    const { price } = await rig.orders.read(rig.db, { code: order });
    const { code } = await at.recorded({ weight_g: Math.max(1, Math.round(price.weight.realG)) });
    const codes = (list: { code: string }[]) => list.map((one) => one.code);
    expect(codes((await at.read(code)).proposals)).toContain(order);
    expect((await at.read(code, `?q=${order}`)).proposals[0]).toMatchObject({
      code: order,
      reasons: ['words', 'weight'],
    });
  });
});

describe('closing one', () => {
  const end = async () => ({
    how: 'returned',
    reason: 'không ai nhận',
    proofs: [await at.picture()],
  });
  const decide = async (as: string, accept: boolean) => {
    const waiting = await rig.call('GET', '/api/desk/approvals', 'staff accountant');
    const { id } = waiting.body.results.at(-1);
    return at.desk(`approvals/${id}/decide`, { accept, reason: 'đã xem' }, as);
  };

  it('needs a second person, a reason and a picture', async () => {
    const { code } = await at.recorded({ note: 'hộp móp' });
    expect((await at.on(code, 'close', { ...(await end()), proofs: [] })).status).toBe(400);
    expect((await at.on(code, 'close', await end())).status).toBe(200);
    expect((await at.on(code, 'close', await end())).body.code).toBe('approvals.waiting');
    expect((await at.read(code)).parcel).toMatchObject({ state: 'open', is_closing: true });
    expect((await decide('accountant', true)).status).toBe(200);
    expect((await at.read(code)).parcel).toMatchObject({ state: 'returned', is_closing: false });
    expect((await at.on(code, 'close', await end())).body.code).toBe('logistics.unknown-settled');
    const closed = '/api/desk/unknown-parcels?house=JP&tab=closed';
    const { rows } = (await rig.call('GET', closed, 'staff sales')).body.data;
    expect(rows).toMatchObject([{ code, closed_at: expect.any(String) }]);
  });

  it('comes too late for one that was matched meanwhile', async () => {
    const { code } = await at.recorded();
    expect((await at.on(code, 'close', await end())).status).toBe(200);
    await delivery.ok(at.on(code, 'match', { order: await bought() }));
    expect((await decide('accountant', true)).body.code).toBe('logistics.unknown-settled');
    expect((await decide('accountant', false)).status).toBe(200);
  });
});
