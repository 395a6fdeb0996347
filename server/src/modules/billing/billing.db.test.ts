import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plugin as carriers } from '../../../../simulator/src/carriers/plugin.ts';
import { readConfig } from '../../../../simulator/src/config.ts';
import { installFaults } from '../../../../simulator/src/world/fault-hooks.ts';
import { createWorld, type World } from '../../../../simulator/src/world/world.ts';
import { createOrdersRig, type OrdersRig } from '../../../test-support/orders-rig.ts';
import { newId } from '../../kernel/chance.ts';
import { systemClock } from '../../kernel/clock.ts';
import { dong } from '../../kernel/money.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createHttpClient } from '../../platform/outside/http-client.ts';
import { createGhn } from './index.ts';

const TOKEN = 'token-of-the-carrier';
const RICH = 50_000_000;
let rig: OrdersRig;
let world: World;
let outside: string;
let stopOutside: () => Promise<void>;

beforeAll(async () => {
  world = createWorld({ ...readConfig({}), carrierStepMs: 3_600_000, carrierToken: 'pretend' });
  const app = Fastify({ forceCloseConnections: true });
  installFaults(app, world);
  await app.register(async (scope) => carriers(scope, world));
  outside = await app.listen({ port: 0, host: '127.0.0.1' });
  const baseUrl = `${outside}/carriers/ghn`;
  const http = createHttpClient({ source: 'ghn', baseUrl, clock: systemClock, timeoutMs: 1_500 });
  stopOutside = async () => {
    await world.stop();
    await app.close();
    await http.close();
  };
  rig = await createOrdersRig({ carrier: createGhn(http, { token: 'pretend', shopId: '885' }) });
});
afterAll(async () => {
  await rig.expectInvariants();
  await rig.close();
  await stopOutside();
});

const MEASURES = { weight_g: 1_200, length_cm: 30, width_cm: 20, height_cm: 15 };
const desk = (url: string, as: string, body: object = {}) => rig.call('POST', `/api/desk/${url}`, `staff ${as}`, body);
const ok = async (answer: Promise<{ status: number; body: { data?: { code: string } } }>) => {
  const { status, body } = await answer;
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.data?.code as string;
};

/** Orders bought for one customer. */
async function bought(customerId: string, count = 1) {
  const codes: string[] = [];
  for (let index = 0; index < count; index++) {
    const listing = `b${newId().slice(-8)}`;
    rig.shop.offer(listing, 10_000);
    codes.push((await rig.buy(await rig.wanted(customerId, listing, 10_000))).code);
  }
  await rig.runJobs();
  return codes;
}

/** From the Japan warehouse to the table in Vietnam: priced and ready for a bill. */
async function priced(codes: readonly string[]) {
  const parcels: string[] = [];
  for (const code of codes) parcels.push(await ok(desk('parcels', 'warehouse', { scanned: code, ...MEASURES, shelf: 'A-01' })));
  const shipment = await ok(desk('shipments', 'warehouse', { parcels }));
  await ok(desk(`shipments/${shipment}/export`, 'warehouse', { waybill: '131-12345675' }));
  await ok(desk('check-in', 'warehouse', { scanned: shipment }));
  for (const parcel of parcels) await ok(desk(`parcels/${parcel}/open`, 'warehouse', { ...MEASURES, weight_g: 1_300 }));
  await rig.runJobs();
}

async function approvedBill(customerId: string, count = 1) {
  const codes = await bought(customerId, count);
  await priced(codes);
  const bill = await ok(desk('bills', 'sales', { orders: codes }));
  await ok(desk(`bills/${bill}/confirm`, 'sales'));
  await ok(desk(`bills/${bill}/approve`, 'accountant'));
  return { bill, codes };
}

async function packedBill() {
  const customerId = await rig.customerWith(RICH);
  const { bill, codes } = await approvedBill(customerId);
  await pay(customerId, bill);
  await ok(desk(`bills/${bill}/pack`, 'warehouse'));
  return { bill, code: codes[0] as string, customerId };
}

const pay = (customerId: string, ...codes: string[]) => rig.call('POST', '/api/bill/user/payment-bulk', `customer ${customerId}`, { codes });
const event = (OrderCode: string, Status: string, minute: number, more: object = {}) =>
  rig.call('POST', `/api/webhooks/ghn?token=${TOKEN}`, 'nobody', { OrderCode, Status, Type: 'switch_status', Time: new Date(Date.UTC(2027, 0, 1, 0, minute)).toISOString(), ...more });
const trackingOf = async (bill: string) => (await rig.call('GET', `/api/desk/bills/${bill}`, 'staff warehouse')).body.data.delivery.tracking as string;

describe('an order from the shop to the door', () => {
  it('passes every station, with weights, pictures, forecast beside actual, and books that sum to zero', async () => {
    const customerId = await rig.customerWith(RICH);
    const [code] = (await bought(customerId)) as [string];
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } }).png().toBuffer();
    const kept = await rig.files.keep({ bytes: picture, uploadedBy: newId(), customerId: undefined, description: undefined });

    const parcel = await ok(desk('parcels', 'warehouse', { scanned: ` ${code.toLowerCase()} `, ...MEASURES, shelf: 'A-01', photos: [kept.id] }));
    const shipment = await ok(desk('shipments', 'warehouse', { parcels: [parcel] }));
    await ok(desk(`shipments/${shipment}/export`, 'warehouse', { waybill: '131-12345675' }));
    await ok(desk('check-in', 'warehouse', { scanned: shipment }));
    await ok(desk(`parcels/${parcel}/open`, 'warehouse', { ...MEASURES, weight_g: 1_350 }));
    await rig.runJobs();
    expect(await rig.state(code)).toBe('CALCULATOR');

    const bill = await ok(desk('bills', 'sales', { orders: [code] }));
    expect((await pay(customerId, bill)).body.bills[0]).toMatchObject({ is_paid: false, refusal: 'billing.not-payable' });
    await ok(desk(`bills/${bill}/confirm`, 'sales'));
    await ok(desk(`bills/${bill}/approve`, 'accountant'));
    expect((await desk(`bills/${bill}/pack`, 'warehouse')).body.code).toBe('billing.not-paid');
    expect((await pay(customerId, bill)).body).toMatchObject({ success: true, result: [bill] });
    await ok(desk(`bills/${bill}/pack`, 'warehouse'));
    await ok(desk(`bills/${bill}/hand-over`, 'warehouse'));
    const tracking = await trackingOf(bill);
    expect((await event(tracking, 'delivering', 1)).status).toBe(200);
    expect(await rig.state(code)).toBe('DELIVERY');
    await event(tracking, 'delivered', 2);

    const { data } = (await rig.call('GET', `/api/me/orders/${code}`, `customer ${customerId}`)).body;
    expect(data).toMatchObject({ state: 'COMPLETED', measured: { weight_g: 1_350 } });
    expect(data.track.every(({ standing }: { standing: string }) => standing === 'passed')).toBe(true);
    expect(data.happenings.map(({ state }: { state: string }) => state)).toEqual([
      'TRANSACTING', 'TRANSACTED', 'CONFIRMED', 'BUYING', 'BOUGHT', 'WAREHOUSE', 'EXPORT', 'CHECKIN', 'CHECKED', 'CALCULATOR', 'BILL_NEW', 'BILL_CONFIRMED',
      'BILL_APPROVED', 'BILL_APPROVED', 'PACKING', 'BILL_EXPORT', 'DELIVERY', 'COMPLETED',
    ]);
    const second = data.lines.filter(({ payment }: { payment: number }) => payment === 2);
    expect(second.every(({ actual_vnd, certainty }: { actual_vnd: number | null; certainty: string }) => actual_vnd === null || certainty === 'certain' || actual_vnd === 0)).toBe(true);
    expect(second.reduce((sum: number, line: { actual_vnd: number | null }) => sum + (line.actual_vnd ?? 0), 0)).toBe(data.second_payment.actual_vnd);
    const [photo] = data.happenings[5].photos as [string];
    expect((await rig.call('GET', photo, `customer ${customerId}`)).status).toBe(200);
    expect((await rig.call('GET', photo, `customer ${newId()}`)).body.code).toBe('files.not-found');
    const { available, held } = await rig.wallet.balanceOf(rig.db, customerId);
    expect({ spent: RICH - available, held }).toEqual({ spent: data.first_payment.total_vnd + data.second_payment.actual_vnd, held: 0 });
  });

  it('tells nobody else anything', async () => {
    const customerId = await rig.customerWith(RICH);
    const { bill, codes } = await approvedBill(customerId);
    const other = `customer ${await rig.customerWith(RICH)}`;
    expect((await rig.call('GET', `/api/me/orders/${codes[0]}`, other)).body.code).toBe('orders.not-found');
    expect((await rig.call('POST', `/api/me/orders/${codes[0]}/cancel`, other, {})).body.code).toBe('orders.not-found');
    expect((await rig.call('POST', `/api/me/orders/${codes[0]}/accept-price`, other, { price_jpy: 1 })).body.code).toBe('orders.not-found');
    expect((await rig.call('POST', `/api/me/bills/${bill}/received`, other)).body.code).toBe('billing.not-found');
    expect((await rig.call('POST', '/api/bill/user/payment-bulk', other, { codes: [bill] })).body.bills[0]).toMatchObject({ is_paid: false, refusal: 'billing.not-found' });
    expect((await rig.call('GET', `/api/bills/user?code=${bill}`, other)).body.data.results).toEqual([]);
    for (const [method, url] of [['GET', `/api/desk/orders/${codes[0]}`], ['GET', '/api/desk/queue'], ['GET', `/api/desk/bills/${bill}`]] as const)
      expect((await rig.call(method, url, other)).status, url).toBe(403);
  });
});

describe('a parcel', () => {
  it('of several moves its order with the last of them, also when two people open them at once', async () => {
    const customerId = await rig.customerWith(RICH);
    const [code] = (await bought(customerId)) as [string];
    const first = await ok(desk('parcels', 'warehouse', { scanned: code, ...MEASURES }));
    const second = await ok(desk('parcels', 'warehouse', { scanned: code, ...MEASURES }));
    const one = await ok(desk('shipments', 'warehouse', { parcels: [first] }));
    await ok(desk(`shipments/${one}/export`, 'warehouse', { waybill: 'A' }));
    expect(await rig.state(code)).toBe('WAREHOUSE');
    const two = await ok(desk('shipments', 'warehouse', { parcels: [second] }));
    await ok(desk(`shipments/${two}/export`, 'warehouse', { waybill: 'B' }));
    expect(await rig.state(code)).toBe('EXPORT');
    await Promise.all([ok(desk('check-in', 'warehouse', { scanned: first })), ok(desk('check-in', 'warehouse', { scanned: second }))]);
    expect(await rig.state(code)).toBe('CHECKIN');
    await Promise.all([first, second].map((parcel) => ok(desk(`parcels/${parcel}/open`, 'warehouse', MEASURES))));
    expect((await rig.orders.read(rig.db, { code })).measured).toEqual({ weightG: 2_400, lengthCm: 30, widthCm: 20, heightCm: 30 });
    await rig.runJobs();
    expect(await rig.state(code)).toBe('CALCULATOR');
  });

  it('can be taken out of a shipment until it leaves', async () => {
    const [code] = (await bought(await rig.customerWith(RICH))) as [string];
    const parcel = await ok(desk('parcels', 'warehouse', { scanned: code, ...MEASURES }));
    const shipment = await ok(desk('shipments', 'warehouse', { parcels: [parcel] }));
    expect((await desk('shipments', 'warehouse', { parcels: [parcel] })).body.code).toBe('logistics.parcel-elsewhere');
    await ok(desk(`shipments/${shipment}/unpack`, 'warehouse', { parcel }));
    expect((await desk(`shipments/${shipment}/export`, 'warehouse', { waybill: 'C' })).body.code).toBe('logistics.shipment-not-found');
    const again = await ok(desk('shipments', 'warehouse', { parcels: [parcel] }));
    await ok(desk(`shipments/${again}/export`, 'warehouse', { waybill: 'C' }));
    expect((await desk(`shipments/${again}/unpack`, 'warehouse', { parcel })).body.code).toBe('logistics.shipment-closed');
  });

  it.each([
    ['parcels', { scanned: 'NOBODY', ...MEASURES }, 'logistics.nothing-matches'],
    ['parcels', { scanned: 'X', ...MEASURES, weight_g: 0 }, 'request.invalid'],
    ['shipments', { parcels: ['KJNONE'] }, 'logistics.parcel-not-found'],
    ['shipments', { parcels: ['KJNONE'], shipment: 'LONONE' }, 'logistics.shipment-not-found'],
    ['check-in', { scanned: 'LONONE' }, 'logistics.parcel-not-found'],
    ['parcels/KJNONE/open', MEASURES, 'logistics.parcel-not-found'],
    ['bills', { orders: ['HKNONE'] }, 'orders.not-found'],
    ['bills/PXNONE/confirm', {}, 'billing.not-found'],
    ['bills/PXNONE/hand-over', {}, 'billing.not-found'],
  ])('%s with %j is refused with %s', async (url, body, code) => {
    expect((await desk(url, 'admin', body)).body.code).toBe(code);
  });
});

describe('bills', () => {
  it('are paid once each, with an answer for each, and a second try pays only what is not paid', async () => {
    const customerId = await rig.customerWith(RICH);
    const first = await approvedBill(customerId);
    const second = await approvedBill(customerId);
    const all = (await rig.call('GET', '/api/bills/user', `customer ${customerId}`)).body.data;
    expect(all.options).toMatchObject({ total: 2, unpaid: 2, unpaid_vnd: all.results[0].total_vnd + all.results[1].total_vnd });
    const before = await rig.wallet.balanceOf(rig.db, customerId);
    const [a, b] = await Promise.all([pay(customerId, first.bill, 'PXNOBODY'), pay(customerId, first.bill, second.bill)]);
    expect(a.body).toMatchObject({ success: false, result: [first.bill] });
    expect(b.body).toMatchObject({ success: true, result: [first.bill, second.bill] });
    const after = await rig.wallet.balanceOf(rig.db, customerId);
    expect(before.available - after.available).toBe(all.options.unpaid_vnd);
    await pay(customerId, first.bill, second.bill);
    expect(await rig.wallet.balanceOf(rig.db, customerId)).toEqual(after);
  });

  it('that the wallet cannot pay stay unpaid and say how much is missing', async () => {
    const customerId = await rig.customerWith(RICH);
    const { bill } = await approvedBill(customerId);
    const { available } = await rig.wallet.balanceOf(rig.db, customerId);
    const cause = { type: 'offer', id: newId() } as const;
    await inTransaction(rig.db, (trx) => rig.wallet.hold(trx, { customerId, amount: dong(available - 1_000), cause, label: 'offer' }));
    const answer = await pay(customerId, bill);
    expect(answer.body).toMatchObject({ success: false, result: [], bills: [{ code: bill, is_paid: false, refusal: 'wallet.not-enough' }] });
    expect(answer.body.bills[0].message).not.toContain('{');
    await inTransaction(rig.db, (trx) => rig.wallet.release(trx, { cause, reason: 'over' }));
    expect((await pay(customerId, bill)).body.success).toBe(true);
  });

  it('hold orders of one customer only, each on one slip, and can be taken back until they are paid', async () => {
    const [one, two] = [await rig.customerWith(RICH), await rig.customerWith(RICH)];
    const [mine, theirs] = [await bought(one), await bought(two)];
    await priced([...mine, ...theirs]);
    expect((await desk('bills', 'sales', { orders: [...mine, ...theirs] })).body.code).toBe('billing.orders-do-not-fit');
    const bill = await ok(desk('bills', 'sales', { orders: mine }));
    expect((await desk('bills', 'sales', { orders: mine })).body.code).toBe('billing.orders-do-not-fit');
    expect((await desk(`bills/${bill}/approve`, 'accountant')).body.code).toBe('billing.move-not-allowed');
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
    const tasks = async (kind: string, as: string) => (await rig.call('GET', `/api/desk/queue?kind=${kind}`, `staff ${as}`)).body.data.sections[0]?.tasks ?? [];
    expect(await tasks('bill-make', 'sales')).toContainEqual(expect.objectContaining({ codes: expect.arrayContaining(codes), facts: expect.objectContaining({ orders: 2 }) }));
    expect(await tasks('bill-make', 'buyer')).toEqual([]);
    const bill = await ok(desk('bills', 'sales', { orders: codes }));
    const isThere = async (kind: string, as: string) => (await tasks(kind, as)).some(({ code }: { code: string }) => code === bill);
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

describe('the carrier', () => {
  it('is not asked twice when its answer was lost: it is looked up', async () => {
    const { bill, code } = await packedBill();
    world.faults.add({ party: 'carriers', path: 'create', kind: 'reset-after-apply', times: 1 });
    expect((await desk(`bills/${bill}/hand-over`, 'warehouse')).body.code).toBe('billing.consignment-unknown');
    expect((await desk(`bills/${bill}/hand-over`, 'warehouse')).body.code).toBe('billing.consignment-unknown');
    expect(await rig.state(code)).toBe('PACKING');
    const { id } = await rig.db.selectFrom('bills').select('id').where('code', '=', bill).executeTakeFirstOrThrow();
    await rig.billing.settleConsignment({ billId: id });
    expect(await rig.state(code)).toBe('BILL_EXPORT');
    expect(await trackingOf(bill)).toMatch(/^L/);
  });

  it('may be asked again when it surely has nothing', async () => {
    const { bill, code } = await packedBill();
    world.faults.add({ party: 'carriers', path: 'create', kind: 'status', status: 503, times: 1 });
    expect((await desk(`bills/${bill}/hand-over`, 'warehouse')).body.code).toBe('billing.consignment-unknown');
    const { id } = await rig.db.selectFrom('bills').select('id').where('code', '=', bill).executeTakeFirstOrThrow();
    await rig.billing.settleConsignment({ billId: id });
    expect(await rig.state(code)).toBe('PACKING');
    await ok(desk(`bills/${bill}/hand-over`, 'warehouse'));
    expect(await rig.state(code)).toBe('BILL_EXPORT');
  });

  it('moves an order only forward: repeated, late and unknown events are kept and move nothing', async () => {
    const { bill, code } = await packedBill();
    await ok(desk(`bills/${bill}/hand-over`, 'warehouse'));
    const tracking = await trackingOf(bill);
    await event(tracking, 'delivering', 10);
    await Promise.all([1, 2, 3].map(() => event(tracking, 'delivering', 10)));
    await event(tracking, 'delivery_fail', 5);
    expect(await rig.state(code)).toBe('DELIVERY');
    await event(tracking, 'a_state_of_tomorrow', 11);
    await event(tracking, 'delivering', 12, { Type: 'update_weight' });
    expect(await rig.state(code)).toBe('DELIVERY');
    await event(tracking, 'delivery_fail', 13);
    expect(await rig.state(code)).toBe('BILL_INVENTORY');
    await event(tracking, 'delivering', 14);
    await event(tracking, 'delivered', 20);
    await event(tracking, 'returned', 15);
    await event(tracking, 'delivering', 30);
    expect(await rig.state(code)).toBe('COMPLETED');
    const told = await rig.db.selectFrom('carrier_events').select(['status', 'is_applied']).where('carrier_code', '=', tracking).orderBy('at').execute();
    expect(told.filter(({ is_applied }) => is_applied).map(({ status }) => status)).toEqual(['delivering', 'delivery_fail', 'delivering', 'delivered']);
    expect(told).toHaveLength(9);
  });

  it('may tell of a parcel before it has answered', async () => {
    const { bill, code } = await packedBill();
    world.faults.add({ party: 'carriers', path: 'create', kind: 'reset-after-apply', times: 1 });
    await desk(`bills/${bill}/hand-over`, 'warehouse');
    const { parcels } = (await (await fetch(`${outside}/carriers/_parcels`)).json()) as { parcels: { code: string; asked: { client_order_code: string } }[] };
    const parcel = parcels.find(({ asked }) => asked.client_order_code === bill);
    await event(parcel?.code as string, 'delivering', 1);
    expect(await rig.state(code)).toBe('PACKING');
    const { id } = await rig.db.selectFrom('bills').select('id').where('code', '=', bill).executeTakeFirstOrThrow();
    await rig.billing.settleConsignment({ billId: id });
    expect(await rig.state(code)).toBe('DELIVERY');
  });

  it('must know the token, and say something', async () => {
    const post = (url: string, body: object) => rig.call('POST', url, 'nobody', body);
    expect((await post('/api/webhooks/ghn', {})).status).toBe(403);
    expect((await post('/api/webhooks/ghn?token=wrong', {})).status).toBe(403);
    expect((await post(`/api/webhooks/ghn?token=${TOKEN}`, { OrderCode: 'L1' })).status).toBe(400);
    expect((await event('LNOBODY', 'delivered', 1)).status).toBe(200);
  });

  it('may be somebody whose number the desk types, and the customer may say that the goods are there', async () => {
    const { bill, code, customerId } = await packedBill();
    await ok(desk(`bills/${bill}/hand-over`, 'warehouse', { tracking: 'VTP123' }));
    expect(await trackingOf(bill)).toBe('VTP123');
    expect((await rig.call('POST', `/api/me/bills/${bill}/received`, `customer ${customerId}`)).status).toBe(200);
    expect(await rig.state(code)).toBe('COMPLETED');
  });
});
