import { NOTICES } from '@hako/contract/notices/notices';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { createSettingsRig, type SettingsRig } from '../../../../test-support/rigs/settings-rig.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';

let rig: SettingsRig;
beforeAll(async () => {
  rig = await createSettingsRig();
});
afterAll(() => rig.service.close());

const PAGE = 'notice-texts';
const KEY = 'wallet-credited';
const OWN = { title: 'Ví của bạn vừa thêm {amount} ₫', body: 'Bây giờ có {available} ₫.' };
const change = (values: object, more: object = {}) =>
  rig.change(PAGE, { key: KEY, values, valid_from: rig.today, ...more });
/** An accountant adds money; what the customer is told of it. */
const credited = async () => {
  const { service } = rig;
  const { customerId } = service;
  await call(service, 'POST', '/api/desk/wallet/credit', {
    token: rig.accountant,
    body: { customer_id: customerId, amount: 20_000, reason: 'Theo chứng từ' },
  });
  return service.platform.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('customer_id', '=', customerId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
};

it('what a customer is told is in the words that are built in until the owner writes others', async () => {
  expect(await credited()).toMatchObject({ title: 'Đã nạp 20.000 ₫ vào ví' });
  expect((await change(OWN)).body).toEqual({ status: true, is_done: true });
  expect(await credited()).toEqual({
    title: 'Ví của bạn vừa thêm 20.000 ₫',
    body: 'Bây giờ có 1.040.000 ₫.',
  });
  const { title, body } = NOTICES[KEY];
  expect((await rig.changes(PAGE))[0]).toMatchObject({
    ...{ key: KEY, before: { title, body }, values: OWN },
  });
});

it.each([
  [{ ...OWN, title: 'Thêm {amont} ₫' }, 'Tiêu đề', '“amont”', 'amount, available'],
  [{ ...OWN, body: 'Còn {available' }, 'Nội dung', '“{”', 'amount, available'],
])('a place that nothing fills is refused in words: %o', async (values, field, wrong, known) => {
  const { status, body } = await change(values);
  expect([status, body.code]).toEqual([422, 'settings.value-wrong']);
  for (const said of [field, wrong, known]) expect(body.message).toContain(said);
});

it('an answer cannot be left out, and the words of a security warning stay', async () => {
  const answer = { title: 'Về khoản chuyển {amount} ₫', body: 'Hako đã xem.' };
  const emptied = await change(answer, { key: 'wallet-unfound' });
  expect([emptied.status, emptied.body.code]).toEqual([422, 'settings.value-wrong']);
  expect(emptied.body.message).toContain('“answer”');
  const silenced = await change({ title: '.', body: '.' }, { key: 'payout-new-account' });
  expect([silenced.status, silenced.body.code]).toEqual([404, 'settings.row-not-found']);
});

it('an old text that does not fit its notice any more gives way to the built-in one', async () => {
  const { db } = rig.service.platform;
  const old = { code: KEY, title: 'Thêm {sum} ₫', body: 'Xong.', valid_from: rig.today };
  await db.deleteFrom('notice_texts').where('code', '=', KEY).execute();
  await db.insertInto('notice_texts').values(old).execute();
  expect(await credited()).toMatchObject({ title: 'Đã nạp 20.000 ₫ vào ví' });
  await db
    .updateTable('notice_texts')
    .set({ title: OWN.title, body: OWN.body })
    .where('code', '=', KEY)
    .execute();
});

it('a text of another day holds from then on, and undoing is one more row', async () => {
  const later = { title: 'Đã thêm {amount} ₫', body: OWN.body };
  await change(later, { valid_from: rig.tomorrow });
  expect(await rig.valuesOf(PAGE, KEY)).toEqual(OWN);
  expect((await rig.read(PAGE)).coming).toMatchObject([{ key: KEY, values: later }]);
  const { title, body } = NOTICES[KEY];
  await change({ title, body });
  expect(await rig.valuesOf(PAGE, KEY)).toEqual({ title, body });
  expect(await credited()).toMatchObject({ title: 'Đã nạp 20.000 ₫ vào ví' });
  expect((await rig.changes(PAGE)).length).toBe(3);
  expect(rig.today).toBe(dayInVietnam(rig.service.platform.clock.now()));
});
