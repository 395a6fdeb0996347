import { PAYOUTS_MESSAGES } from '@hako/contract/payouts/messages';
import type { WithdrawalRow } from '@hako/contract/payouts/payouts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

const { statuses, waits } = PAYOUTS_MESSAGES;
const approved: WithdrawalRow = {
  id: '0199d0c0-0000-7000-8000-000000000001',
  code: 'RT7Q2M9X',
  amount: 500_000,
  status: 'approved',
  status_label: statuses.approved,
  reason: null,
  note: '',
  card: {
    card_no: '1234567654',
    card_name: 'NGUYEN MINH AN',
    bank: { atm_bin: '970436', short_name: 'Vietcombank', vn_name: 'Ngoại thương' },
  },
  payable_from: '2026-11-30T02:30:00.000Z',
  waits_because: null,
  bank_reference: null,
  created_date: '2026-11-29T02:30:00.000Z',
  may_cancel: false,
  history: [],
};

test('a withdrawal that waits says from when it is paid and why', () => {
  show(<WithdrawalList withdrawals={[{ ...approved, waits_because: waits['account-change'] }]} />);
  const words = screen.getByText(/^Chuyển được từ/).textContent;
  expect(words).toContain('09:30 ngày 30/11/2026');
  expect(words).toContain(waits['account-change']);
});

test('one that waits for nothing does not', () => {
  show(<WithdrawalList withdrawals={[approved]} />);
  expect(screen.queryByText(/^Chuyển được từ/)).toBeNull();
});
