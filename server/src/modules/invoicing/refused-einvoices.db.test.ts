import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createEinvoicesRig,
  type EinvoicesRig,
} from '../../../test-support/rigs/invoicing/einvoices-rig.ts';

const COMPANY = {
  name: 'Công ty TNHH Máy Ảnh Cũ',
  tax_code: '0100112437',
  address: '198 Trần Quang Khải, Hà Nội',
};
let einvoices: EinvoicesRig;
let { rig, provider, inWay, asked, send, deskRow, retry, issuedOver } = {} as EinvoicesRig;
beforeAll(async () => {
  einvoices = await createEinvoicesRig();
  ({ rig, provider, inWay, asked, send, deskRow, retry, issuedOver } = einvoices);
});
beforeEach(() => einvoices.reset());
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
