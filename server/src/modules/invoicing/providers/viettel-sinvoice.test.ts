import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { problemOf } from '../../../../../simulator/src/einvoice/problems.ts';
import { invoiceOver, PAID } from '../../../../test-support/rigs/invoicing/invoice-over.ts';
import {
  type OutsideEinvoice,
  startOutsideEinvoice,
} from '../../../../test-support/rigs/invoicing/outside-einvoice.ts';
import { newId } from '../../../kernel/chance.ts';
import { type Dong, dong } from '../../../kernel/money.ts';
import { totalInXml } from './signed-xml.ts';
import { createInvoiceBody } from './viettel-request.ts';

const CONFIG = { url: '', username: '', password: '', templateCode: '1/001', series: 'CyyTHK' };
const TERMS = { taxCode: '0312345673', templateCode: '1/001', suffix: 'THK' };
const YEAR = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Ho_Chi_Minh', year: '2-digit' });

let outside: OutsideEinvoice;
beforeAll(async () => {
  outside = await startOutsideEinvoice();
});
afterEach(async () => {
  outside.world.faults.remove({});
  await outside.control('', 'POST', { codeAfterMs: 0, filesAfterMs: 0, templateCode: '1/001' });
});
afterAll(() => outside.close());

const answering = (status: number, body?: string) =>
  outside.world.faults.add({
    party: 'einvoice',
    path: 'createInvoice',
    kind: 'status',
    status,
    ...(body && { body }),
  });

it('an invoice gets a number, the code of the tax authority and its files, and is found by its key', async () => {
  const provider = outside.connect();
  const [invoice, key] = [invoiceOver(PAID), newId()];
  const answer = await provider.issue(invoice, key);
  expect(answer).toMatchObject({
    is: 'issued',
    given: {
      series: `1C${YEAR.format(new Date())}THK`,
      number: expect.any(Number),
      taxAuthorityCode: expect.stringMatching(/^[0-9A-F]{34}$/),
      lookupCode: expect.stringMatching(/^\w{15}$/),
    },
  });
  expect(await provider.find(key)).toEqual(answer);
  expect(await provider.find(newId())).toBeUndefined();
  const { providerNumber } = answer.is === 'issued' ? answer.given : { providerNumber: '' };
  const files = await provider.fetchFiles?.({ providerNumber }, key);
  expect(files?.pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(totalInXml(files?.xml ?? Buffer.of())).toBe(invoice.total);
  expect(files?.xml.toString()).toContain('<MST>0100112437</MST>');
});

it('sent again under the same key it is the same one, also when the answer was lost', async () => {
  const provider = outside.connect();
  const [invoice, key] = [invoiceOver(PAID), newId()];
  outside.world.faults.add({
    party: 'einvoice',
    path: 'createInvoice',
    kind: 'reset-after-apply',
    times: 1,
  });
  await expect(provider.issue(invoice, key)).rejects.toMatchObject({ isMaybeApplied: true });
  const found = await provider.find(key);
  expect(found?.is).toBe('issued');
  expect(await provider.issue(invoice, key)).toEqual(found);
  expect((await outside.issued()).filter(({ uuid }) => uuid === key)).toHaveLength(1);
});

it('a token that ended is replaced, and a wrong password is for a person', async () => {
  const provider = outside.connect();
  await provider.find(newId());
  await outside.control('/tokens', 'DELETE');
  expect((await provider.issue(invoiceOver(PAID), newId())).is).toBe('issued');
  await expect(outside.connect({ password: 'wrong' }).find(newId())).rejects.toMatchObject({
    kind: 'blocked',
  });
});

it('waits for the code of the tax authority, and hears when it is turned down', async () => {
  const provider = outside.connect();
  const key = newId();
  await outside.control('', 'POST', { codeAfterMs: 3_600_000, filesAfterMs: 3_600_000 });
  expect(await provider.issue(invoiceOver(PAID), key)).toEqual({ is: 'under-way' });
  expect(await provider.find(key)).toEqual({ is: 'under-way' });
  const [{ invoiceNo } = { invoiceNo: '' }] = (await outside.issued()).filter(
    ({ uuid }) => uuid === key,
  );
  expect(await provider.fetchFiles?.({ providerNumber: invoiceNo }, key)).toBeUndefined();
  await outside.control(`/${key}/turn-down`, 'POST', { words: 'Người mua đã ngừng hoạt động' });
  expect(await provider.find(key)).toEqual({
    is: 'refused',
    code: 'INVOICE_HAS_CODE_DIS_APPROVED',
    words: 'Người mua đã ngừng hoạt động',
    isKeySpent: true,
  });
});

it('a series without codes needs none', async () => {
  const answer = await outside.connect({ series: 'KyyTHK' }).issue(invoiceOver(PAID), newId());
  expect(answer).toMatchObject({ is: 'issued', given: { taxAuthorityCode: undefined } });
});

describe('what it names as an error waits for a person', () => {
  it.each([
    [{ templateCode: '1/999' }, {}, 'TEMPLATE_NOT_FOUND', 'Mẫu hóa đơn không tồn tại'],
    [{ series: 'C20THK' }, {}, 'INVOICE_SERIAL_NOT_FOUND', 'Ký hiệu hóa đơn không tồn tại'],
    [{}, { buyer: { name: '' } }, 'BUYER_NAME_REQUIRED', 'Phải nhập tên'],
    [{}, { buyer: { name: 'A', taxCode: '12' } }, 'BUYER_TAX_CODE_INVALID', 'Mã số thuế'],
    [{}, { total: dong(5) }, 'TOTAL_AMOUNT_INVALID', 'Tổng tiền không khớp'],
  ])('%j %j: %s', async (config, change, code, words) => {
    const asked = outside.connect(config).issue({ ...invoiceOver(PAID), ...change }, newId());
    expect(await asked).toMatchObject({
      is: 'refused',
      code,
      words: expect.stringContaining(words),
      isKeySpent: false,
    });
  });

  it('in both shapes of an error', async () => {
    answering(200, '{"errorCode":"OUT_OF_INVOICE_NO","description":"Hết số hóa đơn"}');
    expect(await outside.connect().issue(invoiceOver(PAID), newId())).toMatchObject({
      is: 'refused',
      code: 'OUT_OF_INVOICE_NO',
      words: 'Hết số hóa đơn',
    });
  });
});

describe('what is no answer is an outage, which is tried again', () => {
  const numbered = (fields: object) => JSON.stringify({ errorCode: null, result: fields });
  it.each([
    [429, undefined, 'limited', false],
    [503, undefined, 'failing', true],
    [502, '<html>Bad gateway</html>', 'failing', true],
    [200, '<html>hello</html>', 'broken', true],
    [400, '{"status":400}', 'broken', true],
    [200, numbered({}), 'broken', true],
    [200, numbered({ invoiceNo: 'AL/18E0000136' }), 'broken', true],
    [400, '{"code":400,"message":"TRANSACTION_IS_BEING_PROCESSED","data":"…"}', 'failing', true],
    [403, undefined, 'blocked', false],
  ])('%i %s: %s', async (status, body, kind, isMaybeApplied) => {
    answering(status, body);
    await expect(outside.connect().issue(invoiceOver(PAID), newId())).rejects.toMatchObject({
      kind,
      isMaybeApplied,
    });
  });
});

it('every invoice of ours passes the sums that the provider checks', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          account: fc.constantFrom('goods', 'service-fee', 'storage', 'freight'),
          amount: fc.integer({ min: 1, max: 10 ** 10 }).map((amount) => amount as Dong),
        }),
        { minLength: 1 },
      ),
      (paid) => {
        const now = new Date();
        const body = createInvoiceBody(CONFIG, invoiceOver(paid), newId(), now);
        expect(problemOf(body, TERMS, now.getTime(), { all: () => [] })).toBeUndefined();
        const taxed = body.taxBreakdowns.reduce((sum, { taxAmount }) => sum + taxAmount, 0);
        expect(taxed).toBe(body.summarizeInfo.totalTaxAmount);
      },
    ),
  );
});
