import type { FloatAccountRow } from '@hako/contract/float/accounts';
import {
  correctSpentEndpoint,
  type FloatMovementRow,
  reverseFloatEntryEndpoint,
} from '@hako/contract/float/movements';
import {
  type FloatLine,
  openFloatLineEndpoint,
  settleFloatLineEndpoint,
} from '@hako/contract/float/statements';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { ACCOUNTANT, show } from '../../../test-support/show.tsx';
import { LineTable } from './line-table.tsx';
import { MovementTable } from './movement-table.tsx';

const server = answeringServer();
const ID = '0190a000-0000-7000-8000-00000000ca2d';
const DONE = { status: true, success: true, is_done: true } as const;
const ASKED = { ...DONE, is_done: false } as const;
const WAITS = 'Đã gửi đề nghị: chờ người thứ hai duyệt';
const CARD: FloatAccountRow = {
  ...{ id: ID, name: 'Thẻ JCB', kind: 'card', note: '', is_open: true, sites: [] },
  ...{ low_jpy: null, is_low: false, is_waiting: false, balance_jpy: -3_000, has_opening: false },
};
const LINE: FloatLine = {
  ...{ id: ID, day: '2026-11-21', amount_jpy: -1_100, reference: '', words: '年会費' },
  ...{ how: null, reason: '', settled_by: '', covered: [], candidates: [] },
};
const ENTRY: FloatMovementRow = {
  ...{ id: ID, kind: 'fee', day: '2026-11-21', at: '2026-11-21T03:00:00Z', amount_jpy: -1_100 },
  ...{ balance_jpy: -1_100, order: null, cost_vnd: null, fee_vnd: null, note: 'phí năm' },
  ...{ made_by: 'Lê Bảo', approved_by: null, is_undone: false, is_moved: false },
};

const at = (content: ReactNode) => show(content, { at: '/desk/float', viewer: ACCOUNTANT });
const button = (name: string) => screen.getByRole('button', { name });
const reason = () => screen.getByRole('textbox', { name: 'Lý do' });
const entries = (row: Partial<FloatMovementRow>) =>
  at(<MovementTable rows={[{ ...ENTRY, ...row }]} accounts={[CARD]} keepsBooks />);

it('a fee within the day is covered at once; beyond it a second person is asked', async () => {
  const user = at(<LineTable rows={[LINE]} isOpen />);
  server.answer(settleFloatLineEndpoint, ASKED);
  await user.click(button('Xử lý'));
  expect(button('Ghi').hasAttribute('disabled')).toBe(true);
  const what = screen.getByRole('combobox', { name: 'Dòng này là' });
  await user.selectOptions(what, 'fee');
  await user.type(reason(), ' Phí năm ');
  await user.click(button('Ghi'));
  expect(await screen.findByText(WAITS)).toBeTruthy();
  expect(server.asked(settleFloatLineEndpoint)).toMatchObject([
    { params: { id: ID }, body: { how: 'fee', movements: [], reason: 'Phí năm' } },
  ]);
});

it('a card number in a reason is refused in words, and what was typed stays', async () => {
  const user = at(<LineTable rows={[LINE]} isOpen />);
  server.refuse(settleFloatLineEndpoint, 'float.card-number');
  await user.click(button('Xử lý'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dòng này là' }), 'fee');
  await user.type(reason(), '4111 1111 1111 1111');
  await user.click(button('Ghi'));
  expect(await screen.findByText(/^Có số thẻ trong phần chữ/)).toBeTruthy();
  expect(reason()).toHaveProperty('value', '4111 1111 1111 1111');
});

it('a line with a charge says before it is opened that the charge is taken back', async () => {
  const user = at(<LineTable rows={[{ ...LINE, how: 'charge' }]} isOpen={false} />);
  server.answer(openFloatLineEndpoint, ASKED);
  await user.click(button('Gỡ'));
  expect(screen.getByText('Khoản chưa rõ đã ghi cho dòng này được hoàn lại.')).toBeTruthy();
  await user.type(reason(), 'là phí');
  await user.click(screen.getAllByRole('button', { name: 'Gỡ' }).at(-1) as HTMLElement);
  expect(await screen.findByText(WAITS)).toBeTruthy();
});

it('an entry is taken back with a reason, and says whether two people must agree', async () => {
  const user = entries({ kind: 'charge', approved_by: 'Phạm Dung' });
  server.answer(reverseFloatEntryEndpoint, ASKED);
  await user.click(button('Hoàn'));
  expect(screen.getByText(/vì hai người đã ghi khoản này/)).toBeTruthy();
  expect(button('Hoàn bút toán').hasAttribute('disabled')).toBe(true);
  await user.type(reason(), 'ghi nhầm');
  await user.click(button('Hoàn bút toán'));
  expect(await screen.findByText(WAITS)).toBeTruthy();
  expect(server.asked(reverseFloatEntryEndpoint)).toMatchObject([{ body: { reason: 'ghi nhầm' } }]);
});

it('what was taken back and a purchase are not offered to be taken back', () => {
  entries({ is_undone: true });
  expect(screen.getByText('Đã hoàn bút toán')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hoàn' })).toBeNull();
});

it('a correction of an order beyond the day waits for a second person', async () => {
  const user = entries({
    kind: 'purchase',
    order: { code: 'HK1001', site: 'mercari', number: null },
  });
  server.answer(correctSpentEndpoint, ASKED);
  expect(screen.queryByRole('button', { name: 'Hoàn' })).toBeNull();
  await user.click(button('Sửa'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Việc' }), 'correct');
  await user.type(screen.getByRole('textbox', { name: 'Sàn đã thu tất cả' }), '90000');
  await user.type(reason(), 'sàn thu thêm');
  await user.click(button('Ghi'));
  expect(await screen.findByText(WAITS)).toBeTruthy();
  expect(server.asked(correctSpentEndpoint)).toMatchObject([{ body: { charged_jpy: 90_000 } }]);
});
