import { beforeAll, expect, test } from 'vitest';
import { pricedItem } from '@hako/contract/pricing/priced-item';
import { call, type TestAnswer } from '../../../test-support/people/client.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';
import {
  job,
  service,
  setUpShownIsChargedRig,
} from '../../../test-support/rigs/bidding/shown-is-charged-rig.ts';
import { offer, TRADES } from '../../../test-support/rigs/bidding/trades.ts';
import { declareAll } from '../../demo/customs.ts';

setUpShownIsChargedRig();

type Staff = 'buyer' | 'warehouse-jp' | 'warehouse-vn';
const tokens = new Map<Staff, string>();
beforeAll(async () => {
  for (const name of ['buyer', 'warehouse-jp', 'warehouse-vn'] as const)
    tokens.set(name, await staffToken(service, name));
});

/** A call of the desk that must succeed. */
async function desk(as: Staff, path: string, body: object = {}): Promise<TestAnswer['body']> {
  const answer = await call(service, 'POST', `/api/desk/${path}`, { token: tokens.get(as), body });
  expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body.data;
}

interface PageLine {
  readonly code: string;
  readonly payment: number;
  readonly certainty: string;
  readonly vnd: number;
}
interface OrderLine {
  readonly code: string;
  readonly payment: number;
  readonly actual_vnd: number | null;
}

/** Buys what a page shows and gives the lines that the page calls certain, with the code of the order. */
async function buy(site: string, code: string) {
  const { data: item } = (await service.asCustomer('GET', `/api/catalog/items/${site}/${code}`))
    .body;
  const asked = { items: [pricedItem(item, item.price_jpy)], ship_mode: 'AIR-HAN' };
  const page = (await service.asCustomer('POST', '/api/calculate-price', asked)).body;
  const certain = page.breakdown[0].lines.filter((line: PageLine) => line.certainty === 'certain');
  const bought = await service.asCustomer('POST', '/api/bid/buy', {
    site,
    code,
    price: item.price_jpy,
    ship_mode: 'AIR-HAN',
  });
  expect(bought.body, JSON.stringify(bought.body)).toMatchObject({ success: true });
  return { order: bought.body.data.order_code as string, certain: certain as PageLine[] };
}

const orderOf = async (code: string) =>
  (await service.asCustomer('GET', `/api/me/orders/${code}`)).body.data;

/** By the program where one buys, by the desk elsewhere. */
async function pay(code: string, number: string): Promise<void> {
  const { rows } = await service.platform.pool.query('select id from orders where code = $1', [
    code,
  ]);
  await job('orders.buy', { orderId: rows[0].id });
  if ((await orderOf(code)).state === 'BOUGHT') return;
  const { modules } = service.parts;
  const tasks = await modules.orders.listPurchaseTasks(service.platform.db, 'desk', { limit: 100 });
  const task = tasks.find((open) => open.orderId === rows[0].id);
  await desk('buyer', `orders/${code}/take`);
  await desk('buyer', `orders/${code}/bought`, {
    number,
    price_paid_jpy: task?.sitePrice,
    photos: [],
  });
}

/** Long and heavy: nothing that was typical of these goods is true of them. */
const MEASURES = { weight_g: 7_350, length_cm: 131, width_cm: 42, height_cm: 33 };

/** Over both warehouses onto the scale, and until the second payment is known. */
async function weigh(code: string, waybill: string): Promise<void> {
  const parcel = (await desk('warehouse-jp', 'parcels', { scanned: code, ...MEASURES })).code;
  const shipment = (await desk('warehouse-jp', 'shipments', { parcels: [parcel] })).code;
  const { modules } = service.parts;
  const { rows } = await service.platform.pool.query(
    `select staff_id as id from staff_members where warehouse = 'JP'`,
  );
  const by = { kind: 'staff', id: rows[0].id, roles: ['warehouse'] } as const;
  await declareAll(modules.logistics, shipment, by);
  await desk('warehouse-jp', `shipments/${shipment}/export`, { waybill });
  await desk('warehouse-vn', 'check-in', { scanned: shipment });
  await desk('warehouse-vn', `parcels/${parcel}/open`, MEASURES);
  const order = await service.platform.pool.query('select id from orders where code = $1', [code]);
  await job('billing.compute-second-payment', { orderId: order.rows[0].id });
}

test.each(TRADES.map((trade, index) => [...trade, index] as const))(
  '%s at %s: what the page tells as certain is what is billed at the door',
  async (_told, site, path, spec, index) => {
    const { order: code, certain } = await buy(site, await offer(service, site, path, spec));
    await pay(code, `N-${index}`);
    await weigh(code, `131-1234${5_000 + index}`);
    const order = await orderOf(code);
    expect(order.state).toBe('CALCULATOR');
    const billed = new Map(
      order.lines.map((line: OrderLine) => [`${line.payment} ${line.code}`, line.actual_vnd]),
    );
    expect(certain.length).toBeGreaterThan(2);
    for (const line of certain)
      expect([line.code, billed.get(`${line.payment} ${line.code}`)]).toEqual([
        line.code,
        line.vnd,
      ]);
    // Every line was settled, and together they are the two payments.
    const sum = (payment: number) =>
      order.lines
        .filter((line: OrderLine) => line.payment === payment)
        .reduce((total: number, line: OrderLine) => total + (line.actual_vnd ?? Number.NaN), 0);
    expect(sum(1)).toBe(order.first_payment.total_vnd);
    expect(sum(2)).toBe(order.second_payment.actual_vnd);
  },
);
