import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';
import { MEASURES } from '../../../test-support/rigs/billing/delivery-steps.ts';
import { newId } from '../../kernel/chance.ts';

const RICH = 50_000_000;
let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
let desk: DeliveryRig['desk'];
let ok: DeliveryRig['ok'];
let pay: DeliveryRig['pay'];
let bought: DeliveryRig['bought'];
let approvedBill: DeliveryRig['approvedBill'];
let event: DeliveryRig['event'];
let trackingOf: DeliveryRig['trackingOf'];

beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig, desk, ok, pay, bought, approvedBill, event, trackingOf } = delivery);
});
afterAll(() => delivery.close());

const EVERY_STATION = [
  'TRANSACTING',
  'TRANSACTED',
  'CONFIRMED',
  'BUYING',
  'BOUGHT',
  'WAREHOUSE',
  'EXPORT',
  'CHECKIN',
  'CHECKED',
  'CALCULATOR',
  'BILL_NEW',
  'BILL_CONFIRMED',
  'BILL_APPROVED',
  'BILL_APPROVED',
  'PACKING',
  'BILL_EXPORT',
  'DELIVERY',
  'COMPLETED',
];

async function keptPicture(): Promise<string> {
  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#123456' },
  })
    .png()
    .toBuffer();
  const { id } = await rig.files.keep({
    bytes: picture,
    uploadedBy: newId(),
    customerId: undefined,
    description: undefined,
  });
  return id;
}
/** From the warehouse in Japan to the one in Vietnam, where it is opened and weighed again. */
async function bringToVietnam(code: string, photo: string): Promise<void> {
  const parcel = await ok(
    desk('parcels', 'warehouse', {
      scanned: ` ${code.toLowerCase()} `,
      ...MEASURES,
      shelf: 'JP-A-01',
      photos: [photo],
    }),
  );
  const shipment = await ok(desk('shipments', 'warehouse', { parcels: [parcel] }));
  await delivery.leaveJapan(shipment, '131-12345675');
  await ok(desk('check-in', 'warehouse', { scanned: shipment }));
  await ok(desk(`parcels/${parcel}/open`, 'warehouse', { ...MEASURES, weight_g: 1_350 }));
  await rig.runJobs();
}
interface Explained {
  readonly lines: readonly {
    code: string;
    payment: number;
    actual_vnd: number | null;
    certainty: string;
  }[];
  readonly second_payment: { readonly actual_vnd: number };
}
/** Every line of the second payment says what it came to, and together they are the payment. */
function expectActualBesideForecast({ lines, second_payment }: Explained): void {
  const second = lines.filter(({ payment }) => payment === 2);
  expect(
    second.every(
      ({ code, actual_vnd, certainty }) =>
        actual_vnd === null ||
        actual_vnd === 0 ||
        // Nobody booked what customs took.
        certainty === (code.startsWith('thue-') ? 'estimate' : 'certain'),
    ),
  ).toBe(true);
  expect(second.reduce((sum, { actual_vnd }) => sum + (actual_vnd ?? 0), 0)).toBe(
    second_payment.actual_vnd,
  );
}
async function expectForOwnerAlone(photo: string, customerId: string): Promise<void> {
  expect((await rig.call('GET', photo, `customer ${customerId}`)).status).toBe(200);
  expect((await rig.call('GET', photo, `customer ${newId()}`)).body.code).toBe('files.not-found');
}

interface BillsPage {
  readonly results: readonly { readonly code: string }[];
  readonly next?: string;
}
/** All bills of a customer in this order, a page for each. */
async function inOrder(customerId: string, sort: string): Promise<string[]> {
  const codes: string[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const address: string = `/api/bills/user?size=1&sort=${sort}${after}`;
    const { data }: { data: BillsPage } = (await rig.call('GET', address, `customer ${customerId}`))
      .body;
    codes.push(...data.results.map(({ code }) => code));
    after = data.next && `&after=${encodeURIComponent(data.next)}`;
  }
  return codes;
}

describe('an order from the shop to the door', () => {
  it('passes every station, with weights, pictures, forecast beside actual, and books that sum to zero', async () => {
    const customerId = await rig.customerWith(RICH);
    const [code] = (await bought(customerId)) as [string];
    const photo = await keptPicture();

    await bringToVietnam(code, photo);
    expect(await rig.state(code)).toBe('CALCULATOR');

    const bill = await ok(desk('bills', 'sales', { orders: [code] }));
    expect((await pay(customerId, bill)).body.bills[0]).toMatchObject({
      is_paid: false,
      refusal: 'billing.not-payable',
    });
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

    const { data } = (await rig.call('GET', `/api/me/orders/${code}`, `customer ${customerId}`))
      .body;
    expect(data).toMatchObject({ state: 'COMPLETED', measured: { weight_g: 1_350 } });
    expect(data.track.every(({ standing }: { standing: string }) => standing === 'passed')).toBe(
      true,
    );
    expect(data.happenings.map(({ state }: { state: string }) => state)).toEqual(EVERY_STATION);
    expectActualBesideForecast(data);
    await expectForOwnerAlone(data.happenings[5].photos[0], customerId);
    const { available, held } = await rig.wallet.balanceOf(rig.db, customerId);
    expect({ spent: RICH - available, held }).toEqual({
      spent: data.first_payment.total_vnd + data.second_payment.actual_vnd,
      held: 0,
    });
  });

  it('tells nobody else anything', async () => {
    const customerId = await rig.customerWith(RICH);
    const { bill, codes } = await approvedBill(customerId);
    const other = `customer ${await rig.customerWith(RICH)}`;
    expect((await rig.call('GET', `/api/me/orders/${codes[0]}`, other)).body.code).toBe(
      'orders.not-found',
    );
    expect((await rig.call('POST', `/api/me/orders/${codes[0]}/cancel`, other, {})).body.code).toBe(
      'orders.not-found',
    );
    expect(
      (await rig.call('POST', `/api/me/orders/${codes[0]}/accept-price`, other, { price_jpy: 1 }))
        .body.code,
    ).toBe('orders.not-found');
    expect((await rig.call('POST', `/api/me/bills/${bill}/received`, other)).body.code).toBe(
      'billing.not-found',
    );
    expect(
      (await rig.call('POST', '/api/bill/user/payment-bulk', other, { codes: [bill] })).body
        .bills[0],
    ).toMatchObject({
      is_paid: false,
      refusal: 'billing.not-found',
    });
    expect(
      (await rig.call('GET', `/api/bills/user?code=${bill}`, other)).body.data.results,
    ).toEqual([]);
    for (const [method, url] of [
      ['GET', `/api/desk/orders/${codes[0]}`],
      ['GET', '/api/desk/queue'],
      ['GET', `/api/desk/bills/${bill}`],
    ] as const)
      expect((await rig.call(method, url, other)).status, url).toBe(403);
  });

  it('are sorted by a key and paged behind each other', async () => {
    const customerId = await rig.customerWith(50_000_000);
    const first = (await approvedBill(customerId)).bill;
    const second = (await approvedBill(customerId)).bill;
    expect(await inOrder(customerId, 'created')).toEqual([first, second]);
    expect(await inOrder(customerId, '-moved')).toEqual([second, first]);
    for (const sort of ['total', '-total'])
      expect((await inOrder(customerId, sort)).toSorted()).toEqual([first, second].toSorted());
  });
});
