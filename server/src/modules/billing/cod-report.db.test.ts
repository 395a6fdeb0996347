import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';

let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
let desk: DeliveryRig['desk'];
let ok: DeliveryRig['ok'];
beforeAll(async () => {
  delivery = await createDeliveryRig({ connected: ['ghn', 'ghtk', 'viettel-post'] });
  ({ rig, desk, ok } = delivery);
});
afterAll(() => delivery.close());

/** A bill that this carrier collects for, on its way. */
async function onItsWay(customerId: string, carrier: string) {
  const { bill } = await delivery.approvedBill(customerId);
  await ok(rig.call('POST', `/api/me/bills/${bill}/cod`, `customer ${customerId}`));
  await ok(desk(`bills/${bill}/pack`, 'warehouse'));
  await ok(desk(`bills/${bill}/hand-over`, 'warehouse', { carrier }));
  const { total_vnd: total } = (
    await rig.call('GET', `/api/desk/bills/${bill}`, 'staff accountant')
  ).body.data;
  return { bill, tracking: await delivery.trackingOf(bill), total: total as number };
}

/**
 * Four bills of a customer: two of GHTK that arrived, one of it that did not yet, and one of
 * Viettel Post that arrived.
 */
async function fourBills(customerId: string) {
  const ghtk = await onItsWay(customerId, 'ghtk');
  const short = await onItsWay(customerId, 'ghtk');
  const late = await onItsWay(customerId, 'ghtk');
  const post = await onItsWay(customerId, 'viettel-post');
  await delivery.ghtkEvent(ghtk.tracking, 5, 1);
  await delivery.ghtkEvent(short.tracking, 6, 1);
  await delivery.viettelPostEvent(post.tracking, 501, 1);
  return { ghtk, short, late, post };
}
const owed = async () =>
  (await rig.call('GET', '/api/desk/cod-reports', 'staff accountant')).body.data;
const report = (carrier: string, lines: object[], as = 'accountant') =>
  desk('cod-reports', as, { carrier, reference: 'DS-11', lines });
/** What GHTK says that it brings. One amount is wrong, and not every parcel is its own. */
const linesOf = ({ ghtk, short, late, post }: Awaited<ReturnType<typeof fourBills>>) => [
  { tracking: ghtk.tracking, amount_vnd: ghtk.total },
  { tracking: short.tracking, amount_vnd: short.total - 1_000 },
  { tracking: late.tracking, amount_vnd: late.total },
  { tracking: 'S0.NOBODY', amount_vnd: 1 },
  // Another carrier's parcel is not this one's to bring.
  { tracking: post.tracking, amount_vnd: post.total },
];
const outcomes = async (answer: Promise<{ body: { data: { lines: { outcome: string }[] } } }>) =>
  (await answer).body.data.lines.map(({ outcome }) => outcome);
async function keptOutcomes() {
  const kept = await rig.db
    .selectFrom('cod_report_lines')
    .select(['carrier_code', 'outcome'])
    .where('bill_id', 'is not', null)
    .execute();
  return new Map(kept.map(({ carrier_code, outcome }) => [carrier_code, outcome]));
}
/** What was booked as collected at the door, the least first. */
async function collected() {
  const booked = await rig.db
    .selectFrom('ledger_movements')
    .select('amount')
    .where('from_account', '=', 'company:cash-on-delivery')
    .execute();
  return booked.map(({ amount }) => amount).toSorted((a, b) => a - b);
}
async function carriersOf(customerId: string): Promise<string[]> {
  const mine = (await rig.call('GET', '/api/bill/cods', `customer ${customerId}`)).body.data;
  return mine.results.map(({ carrier_name }: { carrier_name: string }) => carrier_name).toSorted();
}

async function expectBothOwe({ ghtk, short, post }: Awaited<ReturnType<typeof fourBills>>) {
  expect(await owed()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        carrier: 'ghtk',
        name: 'Giao Hàng Tiết Kiệm',
        count: 2,
        owed_vnd: ghtk.total + short.total,
      }),
      expect.objectContaining({ carrier: 'viettel-post', count: 1, owed_vnd: post.total }),
    ]),
  );
}

it('the report of each carrier settles what it brings, line by line, once', async () => {
  const customerId = await rig.customerWith(50_000_000);
  const bills = await fourBills(customerId);
  const { ghtk, short, late, post } = bills;
  await expectBothOwe(bills);
  expect((await delivery.parcels()).find(({ code }) => code === post.tracking)?.collect).toBe(
    post.total,
  );

  const lines = linesOf(bills);
  expect((await report('ghtk', lines, 'warehouse')).status).toBe(403);
  const [first, twin] = await Promise.all([report('ghtk', lines), report('ghtk', lines)]);
  expect([first.body.data.settled + twin.body.data.settled]).toEqual([1]);
  expect(first.body.data.lines.slice(1)).toMatchObject([
    {
      outcome: 'amount-differs',
      bill: short.bill,
      expected_vnd: short.total,
      outcome_label: 'Sai số tiền, chưa đối soát',
    },
    { outcome: 'not-delivered', bill: late.bill },
    { outcome: 'unknown', bill: null, expected_vnd: null },
    { outcome: 'unknown' },
  ]);
  await delivery.ghtkEvent(late.tracking, 5, 1);
  expect(await outcomes(report('ghtk', lines))).toEqual([
    'settled-before',
    'amount-differs',
    'settled',
    'unknown',
    'unknown',
  ]);
  expect(
    await outcomes(report('viettel-post', [{ tracking: post.tracking, amount_vnd: post.total }])),
  ).toEqual(['settled']);
  expect(await owed()).toEqual([
    expect.objectContaining({ carrier: 'ghtk', count: 1, owed_vnd: short.total }),
  ]);

  expect(await keptOutcomes()).toEqual(
    new Map([
      [ghtk.tracking, 'settled'],
      [short.tracking, 'amount-differs'],
      [late.tracking, 'settled'],
      [post.tracking, 'settled'],
    ]),
  );
  expect(await collected()).toEqual([ghtk.total, late.total, post.total].toSorted((a, b) => a - b));
  expect(await carriersOf(customerId)).toEqual([
    'Giao Hàng Tiết Kiệm',
    'Giao Hàng Tiết Kiệm',
    'Giao Hàng Tiết Kiệm',
    'Viettel Post',
  ]);
});
