import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';
import { MEASURES } from '../../../test-support/rigs/billing/delivery-steps.ts';

let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
let ok: DeliveryRig['ok'];
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig, ok } = delivery);
});
afterAll(() => delivery.close());

const put = (what: string, body: object, as = 'admin') =>
  rig.call('PUT', `/api/desk/warehouse-rules/${what}`, `staff ${as}`, body);
const read = async () =>
  (await rig.call('GET', '/api/desk/warehouse-rules', 'staff warehouse')).body.data;
const today = () => new Date(rig.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);

it('lets a customer think as long as the owner says from that day on', async () => {
  expect((await read()).terms).toMatchObject([{ choice_hours: 48, is_now: true }]);
  expect((await put('terms', { valid_from: '2020-01-01', choice_hours: 5 })).body.code).toBe(
    'logistics.rule-in-the-past',
  );
  expect((await put('terms', { valid_from: '2999-02-31', choice_hours: 5 })).body.code).toBe(
    'request.invalid',
  );
  expect((await put('terms', { valid_from: today(), choice_hours: 72 }, 'warehouse')).status).toBe(
    403,
  );
  await ok(put('terms', { valid_from: '2999-01-01', choice_hours: 5 }));
  await ok(put('terms', { valid_from: today(), choice_hours: 72 }));
  const customerId = await rig.customerWith(50_000_000);
  const [order] = await delivery.bought(customerId);
  const parcel = await ok(
    delivery.desk('parcels', 'warehouse', { scanned: order, ...MEASURES, shelf: 'JP-A-01' }),
  );
  const asked = await rig.call(
    'POST',
    `/api/parcels/${parcel}/rehearsal`,
    `customer ${customerId}`,
  );
  expect({ status: asked.status, body: asked.body }).toMatchObject({ status: 200 });
  const box = { ...MEASURES, photos: [] };
  await ok(
    delivery.desk(`parcel-requests/${asked.body.data.code}/boxes`, 'warehouse', {
      boxes: [
        { ...box, label: 'Hộp gốc' },
        { ...box, label: 'Hộp nhỏ' },
      ],
    }),
  );
  const { choose_by } = await rig.db
    .selectFrom('parcel_requests')
    .select('choose_by')
    .where('code', '=', asked.body.data.code)
    .executeTakeFirstOrThrow();
  expect(Math.round(((choose_by as Date).getTime() - rig.clock.now().getTime()) / 3_600_000)).toBe(
    72,
  );
});

it('drafts the papers with what the owner calls a kind of goods today, or not at all', async () => {
  const named = async (category: string) =>
    (await read()).headings.find((one: { category: string }) => one.category === category);
  expect(await named('lens')).toMatchObject({ hs_code: '9002', valid_from: '2025-01-01' });
  expect(
    (await put('headings', { category: 'lens', hs_code: '900211', description: '' })).body.code,
  ).toBe('logistics.heading-not-whole');
  expect(
    (await put('headings', { category: 'lens', hs_code: '90', description: 'x' })).body.code,
  ).toBe('request.invalid');
  expect(
    (await put('headings', { category: 'lens', hs_code: '9002', description: 'Ống kính' })).body
      .code,
  ).toBe('request.invalid');
  expect(
    (await put('headings', { category: 'lenz', hs_code: '9002', description: 'Lens' })).body.code,
  ).toBe('logistics.heading-unknown-kind');
  expect((await read()).kinds).toContainEqual({ code: 'lens', name: 'Ống kính' });
  await ok(put('headings', { category: 'lens', hs_code: '900211', description: 'Objective lens' }));
  expect(await named('lens')).toMatchObject({
    hs_code: '900211',
    description: 'Objective lens',
    valid_from: today(),
  });
  await ok(put('headings', { category: 'watch', hs_code: '', description: '' }));
  expect(await named('watch')).toBeUndefined();
});
