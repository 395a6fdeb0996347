import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';
import { readPdf } from '../../../test-support/read-pdf.ts';
import { readSheet } from '../../../test-support/read-sheet.ts';
import { dayInVietnam } from '../../kernel/vietnam-day.ts';
import { createInvoicing } from './index.ts';
import { dong } from '../../kernel/money.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

const RICH = 50_000_000;
const PERSON = { name: 'Nguyễn Văn An' };
const COMPANY = {
  name: 'Công ty TNHH Máy Ảnh Cũ',
  tax_code: '0100112437',
  address: '198 Trần Quang Khải, Hà Nội',
};
let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig } = delivery);
});
afterAll(() => delivery.close());

const issue = (customerId: string, bill_code: string, buyer: object) =>
  rig.call('POST', '/api/invoices', `customer ${customerId}`, { bill_code, buyer });
const paidBill = async (count = 1) => {
  const customerId = await rig.customerWith(RICH);
  const { bill, codes } = await delivery.approvedBill(customerId, count);
  await delivery.pay(customerId, bill);
  return { customerId, bill, codes };
};
/** What the customer has given and not got back, by the purses alone. */
const spent = async (customerId: string): Promise<number> =>
  RICH - (await rig.wallet.balanceOf(rig.db, customerId)).available;
const paper = async (customerId: string, id: string): Promise<string> => {
  const answer = await rig.app.inject({
    method: 'GET',
    url: `/api/invoices/${id}/pdf`,
    headers: { 'x-test-caller': `customer ${customerId}` },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return (await readPdf(answer.rawPayload)).join(' ').replace(/\s+/g, ' ');
};

describe('the invoice of a bill', () => {
  it('says every đồng that was paid for it and its orders, once however often it is asked for', async () => {
    const { customerId, bill } = await paidBill(2);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => issue(customerId, bill, COMPANY)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const { data } = (await issue(customerId, bill, COMPANY)).body;
    expect(data).toMatchObject({
      bill_code: bill,
      ...{ state: 'issued', has_files: true },
      buyer: COMPANY,
      series: expect.stringMatching(/^PT\d\d$/),
      number: expect.any(Number),
    });
    expect(data.total_vnd).toBe(await spent(customerId));
    expect(data.net_vnd + data.tax_vnd).toBe(data.total_vnd);
    expect(data.tax_vnd).toBeGreaterThan(0);
    const text = await paper(customerId, data.id);
    for (const part of [
      COMPANY.name,
      COMPANY.tax_code,
      bill,
      'Công ty Hako',
      data.total_vnd.toLocaleString('vi-VN'),
      'Thu hộ, chi hộ',
      'Bằng chữ',
      'Phiếu thu',
      'không phải hóa đơn giá trị gia tăng',
    ])
      expect(text).toContain(part);
  });

  it('leaves out what was given back', async () => {
    const { customerId, bill, codes } = await paidBill();
    const { id } = await rig.db
      .selectFrom('orders')
      .select('id')
      .where('code', '=', codes[0] as string)
      .executeTakeFirstOrThrow();
    await inTransaction(rig.db, (trx) =>
      rig.wallet.refund(trx, {
        customerId,
        cause: { type: 'order', id },
        paidFor: { type: 'order', id },
        amount: dong(123_456),
        key: `refund:${id}`,
        label: 'Hoàn tiền',
      }),
    );
    expect((await issue(customerId, bill, PERSON)).body.data.total_vnd).toBe(
      await spent(customerId),
    );
  });

  it('cannot be had where nobody said who issues it', async () => {
    const { customerId, bill } = await paidBill();
    const unnamed = createInvoicing({ ...rig.platform, ...rig, provider: undefined });
    await expect(
      unnamed.issue({ customerId, billCode: bill, buyer: PERSON }),
    ).rejects.toMatchObject({ code: 'invoicing.not-set-up' });
  });

  it('is numbered without a gap, also when many are asked for at once', async () => {
    const bills = [await paidBill(), await paidBill(), await paidBill(), await paidBill()];
    const answers = await Promise.all(
      bills.map(({ customerId, bill }) => issue(customerId, bill, PERSON)),
    );
    const numbers = answers.map(({ body }) => body.data.number as number).sort((a, b) => a - b);
    expect(numbers.at(-1)).toBe((numbers[0] as number) + 3);
  });

  it('is numbered on the next asking when the number was lost on the way, with the same number', async () => {
    const { customerId, bill } = await paidBill();
    const { data } = (await issue(customerId, bill, PERSON)).body;
    await sql`update invoices set state = 'asked', series = null, number = null, issued_at = null where id = ${data.id}`.execute(
      rig.db,
    );
    expect(await paper(customerId, data.id)).toContain('Đang chờ cấp số');
    expect((await issue(customerId, bill, PERSON)).body.data).toMatchObject({
      id: data.id,
      number: data.number,
    });
  });

  it.each([
    ['of a bill that is not there', PERSON, 'invoicing.bill-not-found', 'PXNOTTHERE'],
    [
      'with a tax code that is none',
      { ...COMPANY, tax_code: '0100112438' },
      'invoicing.tax-code',
      undefined,
    ],
    [
      'of a company without its address',
      { ...COMPANY, address: ' ' },
      'invoicing.company-incomplete',
      undefined,
    ],
  ])('is refused %s', async (_, buyer, code, other) => {
    const { customerId, bill } = await paidBill();
    expect((await issue(customerId, other ?? bill, buyer)).body).toMatchObject({ code });
  });

  it('is refused before the bill is paid, to a stranger, and for another buyer once it stands', async () => {
    const customerId = await rig.customerWith(RICH);
    const { bill } = await delivery.approvedBill(customerId);
    expect((await issue(customerId, bill, PERSON)).body).toMatchObject({
      code: 'invoicing.bill-not-paid',
    });
    await delivery.pay(customerId, bill);
    const stranger = await rig.customerWith(1_000);
    expect((await issue(stranger, bill, PERSON)).body).toMatchObject({
      code: 'invoicing.bill-not-found',
    });
    const { data } = (await issue(customerId, bill, PERSON)).body;
    expect((await issue(customerId, bill, COMPANY)).body).toMatchObject({
      code: 'invoicing.issued-otherwise',
      message: expect.stringContaining(PERSON.name),
    });
    expect(
      (await rig.call('GET', `/api/invoices/${data.id}/pdf`, `customer ${stranger}`)).body,
    ).toMatchObject({ code: 'invoicing.not-found' });
    const mine = await rig.call(
      'GET',
      `/api/invoices?bill_codes=${bill}`,
      `customer ${customerId}`,
    );
    expect(mine.body).toMatchObject({ results: [{ id: data.id }], pagination: { total: 1 } });
  });
});

it('the accountant takes all invoices of some days as a sheet', async () => {
  const today = dayInVietnam(new Date());
  const fetchSheet = (as: string) =>
    rig.app.inject({
      method: 'GET',
      url: `/api/desk/invoices/export?from=2026-01-01&to=${today}`,
      headers: { 'x-test-caller': as },
    });
  expect((await fetchSheet('staff sales')).statusCode).toBe(403);
  const { rows } = await readSheet((await fetchSheet('staff accountant')).rawPayload);
  const issued = await rig.db
    .selectFrom('invoices')
    .selectAll()
    .where('state', '=', 'issued')
    .orderBy('issued_at')
    .orderBy('id')
    .execute();
  expect(rows.slice(1).map((row) => [row[2], Number(row[8])])).toEqual(
    issued.map(({ bill_code, total_vnd }) => [bill_code, total_vnd]),
  );
});
