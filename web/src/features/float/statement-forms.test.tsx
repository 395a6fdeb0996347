import {
  type FloatStatementFile,
  withdrawFloatFileEndpoint,
} from '@hako/contract/float/statement-files';
import {
  reconcileFloatEndpoint,
  uploadFloatStatementEndpoint,
} from '@hako/contract/float/statements';
import type { FloatAccountRow } from '@hako/contract/float/accounts';
import { fundFloatEndpoint, transferFloatEndpoint } from '@hako/contract/float/movements';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { ACCOUNTANT, show } from '../../../test-support/show.tsx';
import { FundForm } from './fund-form.tsx';
import { ReconcileForm } from './reconcile-form.tsx';
import { StatementFiles } from './statement-files.tsx';
import { TransferForm } from './transfer-form.tsx';
import { UploadStatement } from './upload-statement.tsx';

const server = answeringServer();
const ID = '0190a000-0000-7000-8000-00000000ca2d';
const OTHER = '0190a000-0000-7000-8000-00000000ca2e';
const CARD: FloatAccountRow = {
  ...{ id: ID, name: 'Thẻ JCB', kind: 'card', note: '', is_open: true, sites: [] },
  ...{ low_jpy: null, is_low: false, is_waiting: false, balance_jpy: -3_000, has_opening: false },
};
const FILE: FloatStatementFile = {
  ...{ id: ID, name: 'sao-ke.csv', lines: 3, covered: 2, is_reconciled: false },
  ...{ uploaded_by: 'Lê Bảo', uploaded_at: '2026-11-21T03:00:00Z', withdrawn: null },
};

const at = (content: ReactNode) => show(content, { at: '/desk/float', viewer: ACCOUNTANT });
const button = (name: string) => screen.getByRole('button', { name });
const reason = () => screen.getByRole('textbox', { name: 'Lý do' });

it('a wrong file is withdrawn with a reason; a reconciled one stays, a withdrawn one says why', async () => {
  const gone = { by: 'Lê Bảo', at: '2026-11-21T03:00:00Z', reason: 'của thẻ khác' };
  const user = at(
    <StatementFiles
      rows={[
        FILE,
        { ...FILE, id: OTHER, name: 'cu.csv', is_reconciled: true },
        { ...FILE, id: `${OTHER.slice(0, -1)}f`, name: 'nham.csv', withdrawn: gone },
      ]}
    />,
  );
  server.refuse(withdrawFloatFileEndpoint, 'float.two-people-lines', { count: 1 });
  expect(screen.getByText('Đã đối chiếu')).toBeTruthy();
  expect(screen.getByText(/của thẻ khác$/)).toBeTruthy();
  await user.click(button('Bỏ file'));
  expect(screen.getByText(/^2 dòng đã khớp được gỡ/)).toBeTruthy();
  await user.type(reason(), 'của thẻ khác');
  await user.click(screen.getAllByRole('button', { name: 'Bỏ file' }).at(-1) as HTMLElement);
  expect(await screen.findByText(/^File có 1 dòng đã được hai người duyệt/)).toBeTruthy();
  server.answer(withdrawFloatFileEndpoint, { status: true, success: true });
  await user.click(screen.getAllByRole('button', { name: 'Bỏ file' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Đã bỏ file sao kê')).toBeTruthy();
});

it('a statement is read from a chosen file, and says how many lines were new', async () => {
  const user = at(<UploadStatement id={ID} />);
  server.answer(uploadFloatStatementEndpoint, { data: { added: 3, known: 1, covered: 2 } });
  expect(button('Nhập sao kê').hasAttribute('disabled')).toBe(true);
  const file = new File(['Ngày,Số tiền'], 'sao-ke.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('File sao kê, xlsx hoặc CSV'), file);
  await user.click(button('Nhập sao kê'));
  expect(await screen.findByText(/^Thêm 3 dòng, đã có 1 dòng/)).toBeTruthy();
});

it('a card is reconciled with what it owes, below zero', async () => {
  const user = at(<ReconcileForm id={ID} isCard lastDay="2026-11-20" />);
  server.refuse(reconcileFloatEndpoint, 'float.lines-open', { count: 2 });
  await user.type(screen.getByRole('textbox', { name: 'Số dư theo sao kê' }), '29177');
  await user.click(button('Đối chiếu'));
  expect(await screen.findByText(/^Còn 2 dòng sao kê/)).toBeTruthy();
  expect(server.asked(reconcileFloatEndpoint)).toMatchObject([
    { body: { until: '2026-11-20', stated_jpy: -29_177 } },
  ]);
});

it('funding tells its rate with the fee, and waits for a second person', async () => {
  const user = at(<FundForm id={ID} />);
  server.answer(fundFloatEndpoint, { status: true });
  await user.type(screen.getByRole('textbox', { name: 'Số yên nhận được' }), '100000');
  await user.type(screen.getByRole('textbox', { name: 'Số đồng đã trả' }), '17500000');
  expect(screen.getByText(/gồm phí$/).textContent).toContain('175');
  await user.type(reason(), 'mua yên');
  await user.click(button('Đề nghị nạp yên'));
  expect(await screen.findByText(/chờ người thứ hai duyệt$/)).toBeTruthy();
});

it('yen are transferred only where another account is open', async () => {
  at(<TransferForm account={CARD} accounts={[CARD]} />);
  expect(screen.getByText(/^Chưa có tài khoản nào khác/)).toBeTruthy();
  expect(server.asked(transferFloatEndpoint)).toEqual([]);
});
