import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createEinvoicesRig,
  type EinvoicesRig,
} from '../../../test-support/rigs/invoicing/einvoices-rig.ts';
import { invoicingPersonalData } from './personal-data.ts';

const COMPANY = {
  name: 'Công ty TNHH Máy Ảnh Cũ',
  tax_code: '0100112437',
  address: '198 Trần Quang Khải, Hà Nội',
};
let einvoices: EinvoicesRig;
let { rig, outside, provider, inWay, paid, ask, asked, send } = {} as EinvoicesRig;
let { deskRow, retry, withdraw, keyOf, issuedOver, work, download } = {} as EinvoicesRig;
beforeAll(async () => {
  einvoices = await createEinvoicesRig();
  ({ rig, outside, provider, inWay, paid, ask, asked, send } = einvoices);
  ({ deskRow, retry, withdraw, keyOf, issuedOver, work, download } = einvoices);
});
beforeEach(() => einvoices.reset());
/** What keeps its customer from leaving. */
const obstacles = async (customerId: string) =>
  (await invoicingPersonalData.obstacles?.[0]?.count(customerId).execute(rig.db))?.rows[0]?.count;
afterAll(() => einvoices.close());

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

it('the accountant withdraws a refused one with a reason, and it is never sent again', async () => {
  const { customerId, as, bill, invoiceId } = await asked();
  await outside.control('', 'POST', { templateCode: '1/002' });
  await send(invoiceId);
  await outside.control('', 'POST', { templateCode: '1/001' });
  const pdf = () => download(`/api/invoices/${invoiceId}/pdf`, as);
  expect((await pdf()).json().code).toBe('invoicing.refused');
  const otherwise = (await ask(as, bill, COMPANY)).body;
  expect(otherwise).toMatchObject({
    code: 'invoicing.asked-otherwise',
    message: expect.stringContaining('Nguyễn Văn An'),
  });
  expect(await obstacles(customerId)).toBe(1);
  expect((await withdraw(invoiceId, '')).status).toBe(400);
  const reason = 'đã xuất trên trang của nhà cung cấp';
  expect((await withdraw(invoiceId, reason)).status).toBe(200);
  expect(await deskRow(bill)).toMatchObject({ state: 'withdrawn', words: reason });
  await send(invoiceId);
  expect(await issuedOver(bill)).toEqual([]);
  expect(await obstacles(customerId)).toBe(0);
  expect((await work()).data.rows).toEqual([]);
  const open = await rig.call('GET', '/api/desk/invoices?state=open', 'staff accountant');
  expect(open.body.rows).toEqual([]);
  const mine = await rig.call('GET', `/api/invoices?bill_codes=${bill}`, as);
  expect(mine.body.results).toEqual([]);
  expect((await pdf()).json().code).toBe('invoicing.withdrawn');
  for (const again of [ask(as, bill, COMPANY), withdraw(invoiceId, reason)])
    expect((await again).body.code).toBe('invoicing.withdrawn');
  expect((await retry(invoiceId, { reason })).body.code).toBe('invoicing.withdrawn');
  const { action, before } = await rig.db
    .selectFrom('staff_audit')
    .select(['action', 'before'])
    .where('subject', '=', `invoice:${bill}`)
    .executeTakeFirstOrThrow();
  expect({ action, before }).toMatchObject({
    action: 'invoice.withdraw',
    before: { state: 'refused', refusalCode: 'TEMPLATE_NOT_FOUND' },
  });
});

it('is not withdrawn while it may be at the provider, nor when it is issued', async () => {
  const { invoiceId } = await asked();
  await outside.control('', 'POST', { codeAfterMs: 3_600_000 });
  await send(invoiceId);
  expect((await withdraw(invoiceId, 'khách đổi ý')).body.code).toBe('invoicing.may-be-there');
  await outside.control('', 'POST', { codeAfterMs: 0 });
  await send(invoiceId);
  expect((await withdraw(invoiceId, 'khách đổi ý')).body.code).toBe('invoicing.already-issued');
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
  await einvoices.payBack(customerId, bill);
  expect((await ask(as, bill, COMPANY)).body.code).toBe('invoicing.nothing-paid');
});

it('says what is paid when it is sent, and waits for a person when that is nothing', async () => {
  const { customerId, bill, invoiceId, row } = await asked();
  await einvoices.payBack(customerId, bill, 100_000);
  await send(invoiceId);
  const total = row.total_vnd - 100_000;
  expect(await deskRow(bill)).toMatchObject({ state: 'issued', total_vnd: total });
  const [issued] = await issuedOver(bill);
  expect(issued?.body.summarizeInfo?.['totalAmountWithTax']).toBe(total);

  const other = await asked();
  await einvoices.payBack(other.customerId, other.bill);
  await send(other.invoiceId);
  expect(await deskRow(other.bill)).toMatchObject({
    state: 'refused',
    refusal_code: 'NOTHING_PAID',
  });
  expect(await issuedOver(other.bill)).toEqual([]);
});
