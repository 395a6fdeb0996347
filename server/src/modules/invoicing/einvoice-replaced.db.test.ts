import { expect, it } from 'vitest';
import {
  ACCOUNTANT,
  asked,
  COMPANY,
  decide,
  download,
  issued,
  issuedOver,
  outside,
  payBack,
  replace,
  retry,
  rig,
  send,
  setUpEinvoicesRig,
} from '../../../test-support/rigs/invoicing/einvoices-rig.ts';
import { dayInVietnam, dayText } from '../../kernel/vietnam-day.ts';
import { readSheet } from '../../../test-support/read-sheet.ts';

/** Signed after the wrong one was issued: the provider's day is the real one. */
const signed = () => ({ name: 'Biên bản thỏa thuận số 12', on: dayInVietnam(new Date()) });
setUpEinvoicesRig();

const rowsOf = async (bill: string) =>
  (await rig.call('GET', `/api/desk/invoices?bill_code=${bill}`, ACCOUNTANT)).body.rows;
it('an issued invoice is replaced by two people, and the wrong one counts until the new one is issued', async () => {
  const { as, bill, invoiceId, row, customerId } = await issued();
  const picture = 'https://static.mercdn.net/m1.jpg';
  await rig.platform.pool.query(
    `update orders set listing = listing || jsonb_build_object('picture', $2::text)
      where customer_id = $1`,
    [customerId, picture],
  );
  const asks = replace(invoiceId, { buyer: COMPANY, agreement: signed() });
  expect((await asks).status).toBe(200);
  expect((await replace(invoiceId, { buyer: COMPANY, agreement: signed() })).body.code).toBe(
    'approvals.waiting',
  );
  expect((await decide(bill, ACCOUNTANT)).body.code).toBe('approvals.own');
  const [waiting] = (await rig.call('GET', '/api/desk/approvals', 'staff admin')).body.results;
  expect(waiting).toMatchObject({
    act: 'invoice.replace',
    amount_vnd: row.total_vnd,
    facts: expect.arrayContaining([
      { label: 'Văn bản thỏa thuận', value: `${signed().name}, ${dayText(signed().on)}` },
    ]),
  });
  expect((await decide(bill)).status).toBe(200);
  const mine = async () => (await rig.call('GET', `/api/invoices?bill_codes=${bill}`, as)).body;
  const [next, before] = (await mine()).results;
  expect([next.counts, next.state, before.counts, before.state]).toEqual([
    ...[false, 'under-way'],
    ...[true, 'issued'],
  ]);

  await send(next.id);
  const [first, second] = await issuedOver(bill);
  expect(second?.body.generalInvoiceInfo).toMatchObject({
    adjustmentType: '3',
    originalInvoiceId: first?.invoiceNo,
    additionalReferenceDesc: signed().name,
    adjustedNote: 'khách đưa nhầm mã số thuế',
  });
  const [replaced, wrong] = await rowsOf(bill);
  expect(replaced).toMatchObject({
    buyer: COMPANY,
    replaces: { number: wrong.number },
    replaced_by: null,
    may_replace: true,
  });
  expect(wrong).toMatchObject({ replaced_by: { number: replaced.number }, may_replace: false });
  expect((await mine()).results).toMatchObject([{ counts: true }, { counts: false }]);
  const told = await rig.db
    .selectFrom('notifications')
    .select(['title', 'body', 'facts'])
    .where('customer_id', '=', customerId)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  expect(told.body).toContain(String(replaced.number));
  expect(told.facts).toMatchObject({ picture });
});

it('both papers are kept: the signed original and the sheet name the other one', async () => {
  const { as, bill, invoiceId } = await issued();
  const body = { buyer: COMPANY, agreement: signed() };
  await replace(invoiceId, body);
  await decide(bill);
  const [pending] = await rowsOf(bill);
  await send(pending.id);
  const [replaced, wrong] = await rowsOf(bill);
  await rig.invoicing.fileEinvoice({ invoiceId: replaced.id });
  const xml = await download(`/api/invoices/${replaced.id}/xml`, as);
  expect(xml.payload).toContain(`<SHDCLQuan>${wrong.number}</SHDCLQuan>`);
  const again = await rig.call('POST', '/api/invoices', as, { bill_code: bill, buyer: COMPANY });
  expect(again.body.data.id).toBe(replaced.id);
  expect((await replace(invoiceId, body)).body.code).toBe('invoicing.replaced');
  const day = (row: { issued_at: string }) => dayInVietnam(new Date(row.issued_at));
  const days = `from=${day(wrong)}&to=${day(replaced)}`;
  const sheet = await download(`/api/desk/invoices/export?${days}`, ACCOUNTANT);
  const lines = (await readSheet(sheet.rawPayload)).rows.map((line) => line.at(-1));
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Gốc; đã bị thay thế bởi 1C/),
      expect.stringMatching(/^Thay thế 1C/),
    ]),
  );
});

/** What is refused changes nothing: one invoice serves them all. */
let unharmed: ReturnType<typeof issued> | undefined;
it.each([
  ['nothing that is wrong', {}, 'invoicing.nothing-wrong'],
  ['another name alone', { buyer: { name: 'Nguyễn Văn Anh' } }, 'invoicing.only-notice'],
  ['a company that signed nothing', { buyer: COMPANY }, 'invoicing.agreement-missing'],
  [
    'what is signed in the future',
    { buyer: COMPANY, agreement: { ...signed(), on: '2062-11-20' } },
    'request.invalid',
  ],
  [
    'what is signed before it was issued',
    { buyer: COMPANY, agreement: { ...signed(), on: '2026-01-05' } },
    'invoicing.agreement-too-early',
  ],
  [
    'a wrong tax code',
    { buyer: { ...COMPANY, tax_code: '0100112438' }, agreement: signed() },
    'invoicing.tax-code',
  ],
])('is not replaced for %s', async (_, body, code) => {
  unharmed ??= issued();
  const { invoiceId } = await unharmed;
  expect((await replace(invoiceId, body)).body.code).toBe(code);
});

it('bears the rates of the day of the first one: a new rate makes nothing wrong', async () => {
  const { invoiceId } = await issued();
  const now = rig.clock.now();
  rig.clock.moveTo(new Date('2027-01-05T03:00:00Z'));
  try {
    expect((await replace(invoiceId, {})).body.code).toBe('invoicing.nothing-wrong');
  } finally {
    rig.clock.moveTo(now);
  }
});

it('what was paid back is off the new one, and when nothing is left there is none', async () => {
  const { customerId, bill, invoiceId, row } = await issued();
  await payBack(customerId, bill, 10_000);
  expect((await replace(invoiceId, {})).status).toBe(200);
  expect((await decide(bill)).status).toBe(200);
  await outside.control('', 'POST', { templateCode: '1/002' });
  const [pending] = await rowsOf(bill);
  await send(pending.id);
  const [refused, still] = await rowsOf(bill);
  expect([refused.state, still.replaced_by, still.may_replace]).toEqual(['refused', null, true]);
  await outside.control('', 'POST', { templateCode: '1/001' });
  const other = { reason: 'đổi người mua', buyer: COMPANY };
  expect((await retry(refused.id, other)).body.code).toBe('invoicing.replacement-buyer');
  await retry(refused.id, { reason: 'mẫu đã sửa' });
  await send(pending.id);
  const [replaced] = await rowsOf(bill);
  expect(replaced).toMatchObject({ state: 'issued', total_vnd: row.total_vnd - 10_000 });
  const next = await issued();
  await payBack(next.customerId, next.bill);
  expect((await replace(next.invoiceId, {})).body.code).toBe('invoicing.nothing-paid');
});

it('nobody else asks for it, nor for one that is not issued', async () => {
  const { invoiceId } = await asked();
  expect((await replace(invoiceId, {}, 'staff sales')).status).toBe(403);
  expect((await replace(invoiceId, {})).body.code).toBe('invoicing.not-issued');
});
