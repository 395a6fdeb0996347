import { expect, it } from 'vitest';
import {
  ACCOUNTANT,
  asked,
  COMPANY,
  deskRow,
  download,
  inWay,
  issuedOver,
  outside,
  provider,
  retry,
  rig,
  send,
  setUpEinvoicesRig,
  told,
  work,
} from '../../../test-support/rigs/invoicing/einvoices-rig.ts';
import { STAFF_IDS } from '../../../test-support/rigs/orders-rig.ts';

setUpEinvoicesRig();

it('an invoice is issued by a job, and its customer and accountant get its files', async () => {
  const { as, bill, invoiceId, row } = await asked(COMPANY);
  expect(row).toMatchObject({ paper: 'invoice', number: null, state: 'under-way' });
  const timesTold = told(as);
  const early = await download(`/api/invoices/${invoiceId}/pdf`, as);
  expect(early.json().code).toBe('invoicing.not-issued');
  await rig.runJobs();
  const [issued] = await issuedOver(bill);
  expect(issued?.body.summarizeInfo?.['totalAmountWithTax']).toBe(row.total_vnd);
  const mine = async () => (await rig.call('GET', `/api/invoices?bill_codes=${bill}`, as)).body;
  const number = Number(issued?.invoiceNo.slice(6));
  expect(await mine()).toMatchObject({
    paper: 'invoice',
    results: [{ number, series: expect.stringMatching(/^1C\d\dTHK$/), has_files: false }],
  });
  expect((await download(`/api/invoices/${invoiceId}/pdf`, as)).json().code).toBe(
    'invoicing.file-not-here',
  );
  await expect.poll(timesTold).toBe(1);
  await rig.invoicing.fileEinvoice({ invoiceId });
  await rig.invoicing.fileEinvoice({ invoiceId });
  await expect.poll(timesTold).toBe(2);
  expect(await mine()).toMatchObject({ results: [{ has_files: true }] });
  const pdf = await download(`/api/invoices/${invoiceId}/pdf`, as);
  expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ]);
  const xml = await download(`/api/invoices/${invoiceId}/xml`, as);
  expect(xml.payload).toContain(`<TgTTTBSo>${row.total_vnd}</TgTTTBSo>`);
  for (const form of ['pdf', 'xml'])
    expect((await download(`/api/desk/invoices/${invoiceId}/${form}`, ACCOUNTANT)).statusCode).toBe(
      200,
    );
  expect(await deskRow(bill)).toMatchObject({
    state: 'issued',
    tax_authority_code: expect.stringMatching(/^[0-9A-F]{34}$/),
    has_files: true,
  });
  expect((await retry(invoiceId, { reason: 'thử lại' })).body.code).toBe(
    'invoicing.already-issued',
  );
});

it.each([
  ['its answer was lost', 'reset-after-apply', 0],
  ['it was lost on the way', 'reset', 1],
] as const)(
  'is sent once more only after its key was asked for, when %s',
  async (_, kind, resent) => {
    const { bill, invoiceId } = await asked();
    outside.world.faults.add({ party: 'einvoice', path: 'createInvoice', kind, times: 1 });
    await expect(send(invoiceId)).rejects.toThrow('viettel-sinvoice');
    expect(await deskRow(bill)).toMatchObject({
      state: 'sent',
      words: expect.stringContaining('viettel-sinvoice'),
    });
    expect(await issuedOver(bill)).toHaveLength(1 - resent);
    let calls = 0;
    inWay.issue = (...given) => {
      calls += 1;
      return provider.issue(...given);
    };
    await send(invoiceId);
    expect(calls).toBe(resent);
    expect(await issuedOver(bill)).toHaveLength(1);
    expect(await deskRow(bill)).toMatchObject({ state: 'issued', words: null });
  },
);

it('is issued once when a process was killed before it booked, and when two run at once', async () => {
  const { bill, invoiceId } = await asked();
  inWay.issue = async (...given) => {
    await provider.issue(...given);
    throw new Error('killed');
  };
  await expect(send(invoiceId)).rejects.toThrow('killed');
  delete inWay.issue;
  await Promise.allSettled([send(invoiceId), send(invoiceId)]);
  expect(await issuedOver(bill)).toHaveLength(1);

  const other = await asked();
  await Promise.allSettled([send(other.invoiceId), send(other.invoiceId)]);
  expect(await issuedOver(other.bill)).toHaveLength(1);
  expect((await deskRow(other.bill)).state).toBe('issued');
});

it('waits for the code of the tax authority before it is an invoice', async () => {
  const { bill, invoiceId } = await asked();
  await outside.control('', 'POST', { codeAfterMs: 3_600_000 });
  await send(invoiceId);
  expect(await deskRow(bill)).toMatchObject({ state: 'sent', number: null });
  await outside.control('', 'POST', { codeAfterMs: 0 });
  await send(invoiceId);
  expect((await deskRow(bill)).state).toBe('issued');
});

it('what the provider refuses waits for the accountant in its words, and is sent again with a reason', async () => {
  const { bill, invoiceId } = await asked(COMPANY);
  await outside.control('', 'POST', { templateCode: '1/002' });
  await send(invoiceId);
  await send(invoiceId);
  const open = await rig.call('GET', '/api/desk/invoices?state=refused', ACCOUNTANT);
  expect(open.body.rows[0]).toMatchObject({
    bill_code: bill,
    refusal_code: 'TEMPLATE_NOT_FOUND',
    words: 'Mẫu hóa đơn không tồn tại',
  });
  expect((await work()).data.rows).toContainEqual(
    expect.objectContaining({ key: `invoice:${invoiceId}`, title: 'Mẫu hóa đơn không tồn tại' }),
  );
  await outside.control('', 'POST', { templateCode: '1/001' });
  expect((await retry(invoiceId, {})).status).toBe(400);
  expect((await rig.call('GET', '/api/desk/invoices', 'staff sales')).status).toBe(403);
  const buyer = { ...COMPANY, address: '200 Trần Quang Khải, Hà Nội' };
  const wrong = { ...buyer, tax_code: '0100112438' };
  expect((await retry(invoiceId, { reason: 'sai địa chỉ', buyer: wrong })).body.code).toBe(
    'invoicing.tax-code',
  );
  expect((await retry(invoiceId, { reason: 'sai địa chỉ', buyer })).status).toBe(200);
  await rig.runJobs();
  expect(await deskRow(bill)).toMatchObject({ state: 'issued', buyer });
  const [audit] = await rig.db
    .selectFrom('staff_audit')
    .selectAll()
    .where('subject', '=', `invoice:${bill}`)
    .execute();
  expect(audit).toMatchObject({
    actor: STAFF_IDS.accountant,
    action: 'invoice.retry',
    reason: 'sai địa chỉ',
  });
  expect((await work()).data.rows).toEqual([]);
});

it('the list goes on behind a mark', async () => {
  const asks = [await asked(), await asked(), await asked()];
  const list = async (size: number, after?: string) => {
    const query = { state: undefined, billCode: undefined, after, size };
    const { rows, next } = await rig.invoicing.listForDesk(query);
    return { ids: rows.map(({ id }) => id), next };
  };
  const all = await list(3);
  expect(all.ids.toSorted()).toEqual(asks.map(({ invoiceId }) => invoiceId).toSorted());
  const first = await list(2);
  const second = await list(1, first.next);
  expect([...first.ids, ...second.ids]).toEqual(all.ids);
  const wrong = await rig.call('GET', '/api/desk/invoices?after=x~y', ACCOUNTANT);
  expect(wrong.body.code).toBe('request.invalid');
});
