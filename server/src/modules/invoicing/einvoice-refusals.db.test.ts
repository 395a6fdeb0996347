import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  ask,
  asked,
  COMPANY,
  decide,
  deskRow,
  inWay,
  issued,
  issuedOver,
  keyOf,
  outside,
  paid,
  payBack,
  provider,
  replace,
  retry,
  rig,
  send,
  setUpEinvoicesRig,
  withdraw,
} from '../../../test-support/rigs/invoicing/einvoices-rig.ts';
import { dayInVietnam } from '../../kernel/vietnam-day.ts';
import { brokenInvariants } from '../../platform/database/invariants.ts';
import { approvalsPersonalData } from '../approvals/personal-data.ts';
import { invoicingInvariants } from './invariants.ts';

setUpEinvoicesRig();

it('one that is there in spite of a refusal stays as it was signed, and is not sent again', async () => {
  const { bill, invoiceId } = await asked(COMPANY);
  inWay.issue = async (...given) => {
    await provider.issue(...given);
    return { is: 'refused', code: 'UNKNOWN', words: 'Lỗi hệ thống', isKeySpent: false };
  };
  await send(invoiceId);
  expect(await deskRow(bill)).toMatchObject({ state: 'refused', words: 'Lỗi hệ thống' });
  const buyer = { name: 'Nguyễn Văn Bình' };
  expect((await retry(invoiceId, { reason: 'khách đổi tên', buyer })).status).toBe(200);
  expect(await deskRow(bill)).toMatchObject({ state: 'waiting', buyer });
  await send(invoiceId);
  expect(await deskRow(bill)).toMatchObject({ state: 'issued', buyer: COMPANY, words: null });
  expect(await issuedOver(bill)).toHaveLength(1);
});

it('turned down by the tax authority it is sent again under another key; on its way it keeps its buyer', async () => {
  const { bill, invoiceId } = await asked();
  await outside.control('', 'POST', { codeAfterMs: 3_600_000 });
  await send(invoiceId);
  const change = { reason: 'khách đổi tên', buyer: { name: 'Nguyễn Văn Bình' } };
  expect((await retry(invoiceId, change)).body.code).toBe('invoicing.on-its-way');
  const spent = await keyOf(invoiceId);
  await outside.control(`/${spent}/turn-down`, 'POST', { words: 'Sai tên người mua' });
  await send(invoiceId);
  expect(await deskRow(bill)).toMatchObject({ state: 'refused', words: 'Sai tên người mua' });
  await outside.control('', 'POST', { codeAfterMs: 0 });
  expect((await retry(invoiceId, change)).status).toBe(200);
  await send(invoiceId);
  expect(await keyOf(invoiceId)).not.toBe(spent);
  expect(await deskRow(bill)).toMatchObject({ state: 'issued', buyer: change.buyer });
});

it('a late answer that it is issued wins over a refusal', async () => {
  const { bill, invoiceId } = await asked();
  inWay.issue = async (...given) => {
    const answer = await provider.issue(...given);
    await rig.db
      .updateTable('einvoices')
      .set({ state: 'refused', refusal_code: 'UNKNOWN', words: 'Lỗi hệ thống' })
      .where('invoice_id', '=', invoiceId)
      .execute();
    return answer;
  };
  await send(invoiceId);
  expect(await deskRow(bill)).toMatchObject({ state: 'issued', words: null });
});

it('what nobody asked for is neither sent, nor withdrawn, nor read', async () => {
  const nobodys = '0190a000-0000-7000-8000-00000000dead';
  const answers = await Promise.all([
    retry(nobodys, { reason: 'không có' }),
    withdraw(nobodys, 'không có'),
    rig.call('GET', `/api/desk/invoices/${nobodys}/pdf`, 'staff accountant'),
  ]);
  expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'invoicing.not-found'));
});

it('is not asked for when everything was paid back', async () => {
  const { customerId, as, bill } = await paid();
  await payBack(customerId, bill);
  expect((await ask(as, bill, COMPANY)).body.code).toBe('invoicing.nothing-paid');
});

it('says what is paid when it is sent, and waits for a person when that is nothing', async () => {
  const { customerId, bill, invoiceId, row } = await asked();
  await payBack(customerId, bill, 100_000);
  await send(invoiceId);
  const total = row.total_vnd - 100_000;
  expect(await deskRow(bill)).toMatchObject({ state: 'issued', total_vnd: total });
  const [issued] = await issuedOver(bill);
  expect(issued?.body.summarizeInfo?.['totalAmountWithTax']).toBe(total);

  const other = await asked();
  await payBack(other.customerId, other.bill);
  await send(other.invoiceId);
  expect(await deskRow(other.bill)).toMatchObject({
    state: 'refused',
    refusal_code: 'NOTHING_PAID',
  });
  expect(await issuedOver(other.bill)).toEqual([]);
});

it('is not replaced when nothing is wrong any more by the time of its approval', async () => {
  const { bill, invoiceId, customerId } = await issued();
  const mistake = (from: string, to: string) =>
    sql`update invoices set lines = replace(lines::text, ${from}, ${to})::jsonb
      where id = ${invoiceId}`.execute(rig.db);
  await mistake('"name": "', '"name": "sai ');
  expect((await replace(invoiceId, {})).status).toBe(200);
  const [obstacle] = approvalsPersonalData.obstacles ?? [];
  expect((await obstacle?.count(customerId).execute(rig.db))?.rows).toEqual([{ count: 1 }]);
  await mistake('"name": "sai ', '"name": "');
  expect((await decide(bill)).body.code).toBe('invoicing.nothing-wrong');
});

it('a replacement that was refused or never sent is proposed anew, for another buyer as well', async () => {
  const { bill, invoiceId } = await issued();
  const propose = async (name: string) => {
    const agreement = { name: 'Biên bản thỏa thuận', on: dayInVietnam(new Date()) };
    expect((await replace(invoiceId, { buyer: { ...COMPANY, name }, agreement })).status).toBe(200);
    expect((await decide(bill)).status).toBe(200);
    return (await deskRow(bill)).id;
  };
  const first = await propose('Công ty A');
  expect((await withdraw(first, 'nhầm công ty')).status).toBe(200);
  await outside.control('', 'POST', { templateCode: '1/002' });
  expect(await propose('Công ty B')).toBe(first);
  await send(first);
  expect(await deskRow(bill)).toMatchObject({ state: 'refused', buyer: { name: 'Công ty B' } });
  await outside.control('', 'POST', { templateCode: '1/001' });
  await propose('Công ty C');
  expect((await replace(invoiceId, {})).body.code).toBe('invoicing.replaced');
  await send(first);
  expect(await deskRow(bill)).toMatchObject({ state: 'issued', buyer: { name: 'Công ty C' } });
  expect(await issuedOver(bill)).toHaveLength(2);
  expect(await brokenInvariants(rig.db, invoicingInvariants)).toEqual([]);
});
