import {
  issueInvoiceEndpoint,
  listInvoicesEndpoint,
  type PaperKind,
} from '@hako/contract/invoicing/invoicing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { CUSTOMER, show } from '../../../test-support/show.tsx';
import { InvoiceButton } from './invoice-button.tsx';
import type { Invoice } from './issued-invoice.tsx';

const server = answeringServer();
const WAITING: Invoice = {
  id: '0190a000-0000-7000-8000-000000000001',
  paper: 'invoice',
  bill_code: 'PX1001',
  state: 'under-way',
  has_files: false,
  series: null,
  number: null,
  counts: true,
  replaces: null,
  replaced_by: null,
  buyer: { name: 'Nguyễn Minh An' },
  net_vnd: 1_000_000,
  tax_vnd: 80_000,
  total_vnd: 1_080_000,
  issued_at: null,
};
const NUMBERED = {
  ...{ series: '1C26THK', number: 42, issued_at: '2026-11-28T02:00:00Z' },
  state: 'issued',
} as const;
const answer = (paper: PaperKind | null, results: Invoice[]) =>
  server.answer(listInvoicesEndpoint, {
    status: true,
    paper,
    results,
    pagination: { page: 1, size: 20, total: results.length },
  });

async function open() {
  const person = show(<InvoiceButton billCode="PX1001" receiver="Nguyễn Minh An" />, {
    at: '/account/invoices',
    viewer: CUSTOMER,
  });
  await person.click(screen.getByRole('button', { name: 'Hóa đơn' }));
  return person;
}

it('an invoice that was asked for is on its way until the provider has answered', async () => {
  answer('invoice', []);
  server.answer(issueInvoiceEndpoint, { status: true, data: WAITING });
  const person = await open();
  await screen.findByText(/hóa đơn đã xuất không sửa được/);
  answer('invoice', [WAITING]);
  await person.click(screen.getByRole('button', { name: 'Xuất hóa đơn' }));
  await screen.findByText(/Hako đã gửi hóa đơn đi phát hành/);
  expect(screen.queryByRole('button', { name: 'Tải PDF' })).toBeNull();
  const told = (invoice: Invoice) => {
    answer('invoice', [invoice]);
    server.tell(`customer:${CUSTOMER.id}`, 'invoice-changed');
  };
  told({ ...WAITING, state: 'refused' });
  await screen.findByText(/Kế toán của Hako đang xử lý/);
  expect(screen.queryByText(/vài phút/)).toBeNull();
  told({ ...WAITING, state: 'withdrawn' });
  await screen.findByText(/Kế toán của Hako đã hủy yêu cầu xuất hóa đơn này/);
  expect(screen.queryByText(/vài phút/)).toBeNull();
  told({ ...WAITING, ...NUMBERED });
  await screen.findByText('1C26THK-0000042');
  expect(screen.getByText(/file PDF và XML đang được lấy về/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tải PDF' })).toBeNull();
  told({ ...WAITING, ...NUMBERED, has_files: true });
  await screen.findByRole('button', { name: 'Tải PDF' });
  expect(screen.getByRole('button', { name: 'Tải XML' })).toBeTruthy();
  expect(screen.getByText(/trong đó thuế giá trị gia tăng 80\.000 ₫/)).toBeTruthy();
});

it('a receipt is called one, and is no invoice', async () => {
  answer('receipt', []);
  const receipt: Invoice = {
    ...{ ...WAITING, ...NUMBERED, has_files: true },
    ...{ paper: 'receipt', series: 'PT26' },
  };
  server.answer(issueInvoiceEndpoint, { status: true, data: receipt });
  const person = await open();
  await screen.findByText(/Phiếu thu không phải hóa đơn giá trị gia tăng/);
  await person.click(screen.getByRole('button', { name: 'Lấy phiếu thu' }));
  await screen.findByText('PT26-0000042');
  expect(screen.queryByRole('button', { name: 'Tải XML' })).toBeNull();
});

it('a company says its tax code and address, and what is refused is said', async () => {
  answer('invoice', []);
  server.refuse(issueInvoiceEndpoint, 'invoicing.tax-code');
  const person = await open();
  await person.click(await screen.findByLabelText('Xuất cho công ty'));
  await person.type(screen.getByLabelText(/Tên công ty/), 'Máy Ảnh Cũ');
  await person.type(screen.getByLabelText(/Mã số thuế/), '123');
  await person.type(screen.getByLabelText(/Địa chỉ/), 'Hà Nội');
  await person.click(screen.getByRole('button', { name: 'Xuất hóa đơn' }));
  await screen.findByText(/Mã số thuế chưa đúng/);
  expect(server.asked(issueInvoiceEndpoint)[0]?.body).toEqual({
    bill_code: 'PX1001',
    buyer: { name: 'Máy Ảnh Cũ', tax_code: '123', address: 'Hà Nội' },
  });
});

it('what counts is shown, and beside it what it replaced or what is to replace it', async () => {
  const wrong: Invoice = { ...WAITING, ...NUMBERED, has_files: true };
  const next: Invoice = {
    ...WAITING,
    id: '0190a000-0000-7000-8000-000000000009',
    counts: false,
    replaces: { series: '1C26THK', number: 42 },
  };
  answer('invoice', [next, wrong]);
  await open();
  await screen.findByText(/Hóa đơn thay thế cho 1C26THK-0000042 đang được phát hành/);
  expect(screen.getByText('1C26THK-0000042')).toBeTruthy();
  answer('invoice', [
    { ...next, ...NUMBERED, number: 43, counts: true, has_files: true },
    { ...wrong, counts: false, replaced_by: { series: '1C26THK', number: 43 } },
  ]);
  server.tell(`customer:${CUSTOMER.id}`, 'invoice-changed');
  await screen.findByText('1C26THK-0000043');
  expect(screen.getByText(/1C26THK-0000042 đã bị thay thế, không còn giá trị/)).toBeTruthy();
});
