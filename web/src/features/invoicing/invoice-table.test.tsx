import {
  type DeskInvoice,
  replaceInvoiceEndpoint,
  retryInvoiceEndpoint,
  withdrawInvoiceEndpoint,
} from '@hako/contract/invoicing/einvoices';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { ACCOUNTANT, show } from '../../../test-support/show.tsx';
import { InvoiceTable } from './invoice-table.tsx';

const server = answeringServer();
const REFUSED: DeskInvoice = {
  id: '0190a000-0000-7000-8000-000000000001',
  bill_code: 'PX1001',
  paper: 'invoice',
  state: 'refused',
  buyer: { name: 'Máy Ảnh Cũ', tax_code: '0100112437', address: 'Hà Nội' },
  series: null,
  number: null,
  tax_vnd: 80_000,
  total_vnd: 1_080_000,
  lookup_code: null,
  tax_authority_code: null,
  refusal_code: 'BUYER_TAX_CODE_INVALID',
  words: 'Mã số thuế người mua không hợp lệ',
  has_files: false,
  asked_at: '2026-11-28T02:00:00Z',
  issued_at: null,
  replaces: null,
  replaced_by: null,
  may_replace: false,
};
const ISSUED: DeskInvoice = {
  ...REFUSED,
  id: '0190a000-0000-7000-8000-000000000002',
  bill_code: 'PX1002',
  state: 'issued',
  series: '1C26THK',
  number: 7,
  tax_authority_code: '00AF',
  words: null,
  refusal_code: null,
  has_files: true,
};
const rowOf = (code: string) => {
  const row = screen.getByText(code).closest('tr');
  return within(row as HTMLElement);
};

it('says what became of each, and offers what can be done with it', () => {
  const receipt: DeskInvoice = { ...ISSUED, id: 'r', bill_code: 'PX1003', paper: 'receipt' };
  const waiting: DeskInvoice = { ...REFUSED, id: 'w', bill_code: 'PX1004', state: 'sent' };
  const withdrawn: DeskInvoice = {
    ...REFUSED,
    id: 'x',
    bill_code: 'PX1005',
    state: 'withdrawn',
    words: 'đã xuất trên trang của nhà cung cấp',
    refusal_code: null,
  };
  show(<InvoiceTable rows={[REFUSED, ISSUED, receipt, waiting, withdrawn]} />, {
    viewer: ACCOUNTANT,
  });
  expect(rowOf('PX1001').getByText(/không hợp lệ \(BUYER_TAX_CODE_INVALID\)/)).toBeTruthy();
  const issued = rowOf('PX1002');
  expect(issued.getByText('1C26THK-0000007')).toBeTruthy();
  expect(issued.getByText('Mã CQT 00AF')).toBeTruthy();
  expect(issued.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'PDF',
    'XML',
  ]);
  expect(rowOf('PX1003').getByText('Phiếu thu')).toBeTruthy();
  expect(rowOf('PX1003').queryByRole('button')).toBeNull();
  expect(rowOf('PX1004').getByText('Đang phát hành')).toBeTruthy();
  expect(rowOf('PX1005').getByText('đã xuất trên trang của nhà cung cấp')).toBeTruthy();
  expect(rowOf('PX1005').queryByRole('button')).toBeNull();
});

it('a refused one is sent again with a reason, for another buyer where that was wrong', async () => {
  server.answer(retryInvoiceEndpoint, { status: true });
  const person = show(<InvoiceTable rows={[REFUSED]} />, { viewer: ACCOUNTANT });
  await person.click(screen.getByRole('button', { name: 'Gửi lại' }));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByText(/Nhà cung cấp trả lời: Mã số thuế người mua không hợp lệ/)).toBeTruthy();
  const taxCode = sheet.getByLabelText(/Mã số thuế/);
  await person.clear(taxCode);
  await person.type(taxCode, '0100111948');
  await person.type(sheet.getByLabelText(/Lý do/), 'khách gửi mã khác');
  await person.click(sheet.getByRole('button', { name: 'Gửi lại' }));
  await expect.poll(() => server.asked(retryInvoiceEndpoint)).toHaveLength(1);
  expect(server.asked(retryInvoiceEndpoint)[0]?.body).toEqual({
    reason: 'khách gửi mã khác',
    buyer: { name: 'Máy Ảnh Cũ', tax_code: '0100111948', address: 'Hà Nội' },
  });
});

it('a refused one is withdrawn with a reason', async () => {
  server.answer(withdrawInvoiceEndpoint, { status: true });
  const person = show(<InvoiceTable rows={[REFUSED]} />, { viewer: ACCOUNTANT });
  await person.click(screen.getByRole('button', { name: 'Hủy yêu cầu' }));
  const sheet = within(screen.getByRole('dialog'));
  await person.type(sheet.getByLabelText(/Lý do/), 'đã hoàn hết tiền');
  await person.click(sheet.getByRole('button', { name: 'Hủy yêu cầu' }));
  await expect.poll(() => server.asked(withdrawInvoiceEndpoint)).toHaveLength(1);
  expect(server.asked(withdrawInvoiceEndpoint)[0]?.body).toEqual({ reason: 'đã hoàn hết tiền' });
});

it('one that may be at the provider keeps its buyer', async () => {
  server.answer(retryInvoiceEndpoint, { status: true });
  const stuck: DeskInvoice = { ...REFUSED, state: 'sent', words: 'viettel-sinvoice: timeout' };
  const person = show(<InvoiceTable rows={[stuck]} />, { viewer: ACCOUNTANT });
  await person.click(screen.getByRole('button', { name: 'Gửi lại' }));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.queryByLabelText(/Mã số thuế/)).toBeNull();
  await person.type(sheet.getByLabelText(/Lý do/), 'đã chờ lâu');
  await person.click(sheet.getByRole('button', { name: 'Gửi lại' }));
  await expect.poll(() => server.asked(retryInvoiceEndpoint)).toHaveLength(1);
  expect(server.asked(retryInvoiceEndpoint)[0]?.body).toEqual({ reason: 'đã chờ lâu' });
});

it('an issued one is replaced with what was signed, and says which one counts', async () => {
  server.answer(replaceInvoiceEndpoint, { status: true });
  const wrong: DeskInvoice = { ...ISSUED, may_replace: true };
  const replaced: DeskInvoice = {
    ...ISSUED,
    id: 'r',
    bill_code: 'PX1009',
    replaced_by: { series: '1C26THK', number: 9 },
  };
  const person = show(<InvoiceTable rows={[wrong, replaced]} />, { viewer: ACCOUNTANT });
  expect(rowOf('PX1009').getByText('Đã bị thay thế')).toBeTruthy();
  expect(rowOf('PX1009').getByText('Thay bằng 1C26THK-0000009')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Thay thế' }));
  const sheet = within(screen.getByRole('dialog'));
  await person.type(sheet.getByLabelText(/Văn bản thỏa thuận/), 'Biên bản số 12');
  await person.type(sheet.getByLabelText(/Ngày của văn bản/), '2026-11-20');
  await person.type(sheet.getByLabelText(/Lý do/), 'tính lại sau hoàn tiền');
  await person.click(sheet.getByRole('button', { name: 'Đề nghị thay thế' }));
  await expect.poll(() => server.asked(replaceInvoiceEndpoint)).toHaveLength(1);
  expect(server.asked(replaceInvoiceEndpoint)[0]?.body).toEqual({
    reason: 'tính lại sau hoàn tiền',
    agreement: { name: 'Biên bản số 12', on: '2026-11-20' },
  });
});

it('a refused replacement is sent again for the buyer whom two people approved', async () => {
  server.answer(retryInvoiceEndpoint, { status: true });
  const replacement: DeskInvoice = { ...REFUSED, replaces: { series: '1C26THK', number: 7 } };
  const person = show(<InvoiceTable rows={[replacement]} />, { viewer: ACCOUNTANT });
  await person.click(screen.getByRole('button', { name: 'Gửi lại' }));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.queryByLabelText(/Mã số thuế/)).toBeNull();
  expect(sheet.getByText(/Hóa đơn thay thế 1C26THK-0000007/)).toBeTruthy();
});

it('what was signed is asked for when either buyer is a company', async () => {
  const wrong: DeskInvoice = { ...ISSUED, buyer: { name: 'Lê An' }, may_replace: true };
  const person = show(<InvoiceTable rows={[wrong]} />, { viewer: ACCOUNTANT });
  await person.click(screen.getByRole('button', { name: 'Thay thế' }));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.queryByLabelText(/Văn bản thỏa thuận/)).toBeNull();
  await person.click(sheet.getByRole('checkbox', { name: 'Xuất cho công ty' }));
  expect(sheet.getByLabelText(/Văn bản thỏa thuận/)).toBeTruthy();
});
