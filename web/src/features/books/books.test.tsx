import type { BookAccountRow } from '@hako/contract/books/books';
import type { BookMonth } from '@hako/contract/books/closing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ACCOUNTANT, BUYER, show } from '../../../test-support/show.tsx';
import { BalanceTable } from './balance-table.tsx';
import { ChartTable } from './chart-table.tsx';
import { DayTable } from './day-table.tsx';
import { JournalTable } from './journal-table.tsx';
import { type MoneyReport, RevenueCard } from './money-report.tsx';
import { MonthCard } from './month-card.tsx';

const MONTH: BookMonth = {
  month: '2026-03',
  state: 'ready',
  obstacles: [],
  unchecked_days: 2,
  movements: 1_240,
  closed: null,
};

it('an account of the books is changed by whoever keeps them, and read by others', () => {
  const row = { account: 'company:bank', number: '1121', name: 'Tiền gửi', reason: '' };
  const rows = [{ ...row, valid_from: null, set_by: '' }] as unknown as readonly BookAccountRow[];
  const viewer = { ...BUYER, permissions: ['books.read' as const] };
  show(<ChartTable rows={rows} />, { viewer });
  expect(screen.getByText('Tiền gửi')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  show(<ChartTable rows={rows} />, { viewer: ACCOUNTANT });
  expect(screen.getByRole('button', { name: 'Sửa tài khoản 1121' })).toBeTruthy();
});

describe('a month of the books', () => {
  it('that can be closed asks for a reason, and says that nothing moves', async () => {
    const person = show(<MonthCard month={MONTH} />, { viewer: ACCOUNTANT });
    const propose = { name: 'Đề nghị khóa sổ tháng 03/2026' };
    expect(screen.getByRole('button', propose).hasAttribute('disabled')).toBe(true);
    await person.type(screen.getByLabelText('Lý do (người duyệt đọc được)'), 'Hết tháng');
    await person.click(screen.getByRole('button', propose));
    expect(screen.getByText(/không mở lại.*Còn 2 ngày chưa đối chiếu ngân hàng/)).toBeTruthy();
  });

  it('is not closed by whoever only reads the books', () => {
    const viewer = { ...BUYER, permissions: ['books.read' as const] };
    show(<MonthCard month={MONTH} />, { viewer });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that is not over says what is missing, and has no button', () => {
    show(<MonthCard month={{ ...MONTH, state: 'open', obstacles: ['tháng chưa kết thúc'] }} />);
    expect(screen.getByText('Chưa khóa được: tháng chưa kết thúc.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that a second person has leads to where it is decided', () => {
    show(<MonthCard month={{ ...MONTH, state: 'waiting' }} />);
    expect(screen.getByRole('link', { name: 'Chờ duyệt' }).getAttribute('href')).toBe(
      '/desk/approvals',
    );
  });

  it('that is closed names both people and its seal', () => {
    const closed = {
      by: 'Trần Bình',
      proposed_by: 'Vũ Loan',
      at: '2026-04-01T03:00:00Z',
      seal_number: 31,
      seal: 'ab'.repeat(32),
    };
    show(<MonthCard month={{ ...MONTH, state: 'closed', closed }} />);
    expect(screen.getByText('Vũ Loan')).toBeTruthy();
    expect(screen.getByText('Trần Bình, 01/04/2026 10:00')).toBeTruthy();
    expect(screen.getByText('số 31, abababababababab…')).toBeTruthy();
  });
});

it('the balance says on which side an account stands, and that both sides are equal', () => {
  const row = { number: '1121', name: 'Ngân hàng', currency: 'VND' } as const;
  show(
    <BalanceTable
      days={{ from: '2026-03-01', to: '2026-03-31' }}
      rows={[
        { ...row, account: 'company:bank', opening: 0, debit: 500, credit: 200, closing: 300 },
        { ...row, account: 'customers', opening: 0, debit: 200, credit: 500, closing: -300 },
      ]}
    />,
  );
  expect(screen.getByText('300 ₫ Nợ')).toBeTruthy();
  expect(screen.getByText('300 ₫ Có')).toBeTruthy();
  expect(screen.getByText(/Cộng phát sinh VND: Nợ 700.₫ = Có 700.₫/)).toBeTruthy();
});

it('a document number reads as in the file, to be copied from one into the other', () => {
  const side = { account: 'company:bank', number: '1121', name: 'Ngân hàng' };
  const entry = {
    amount: 500,
    currency: 'VND',
    kind_label: '',
    memo: null,
    customer: null,
  } as const;
  const cause = { type: 'order', id: '', label: '' };
  const number = '260302-000001';
  show(
    <JournalTable
      rows={[{ ...entry, number, at: '2026-03-02T03:00:00Z', debit: side, credit: side, cause }]}
    />,
  );
  expect(screen.getByText(number)).toBeTruthy();
});

it('a day that does not agree with the bank says by how much, and why', () => {
  const check = {
    account: 'company:bank',
    currency: 'VND',
    stated: 1_989_000,
    booked: 2_000_000,
    note: 'Phí ngân hàng',
    checked_by: 'Vũ Loan',
    checked_at: '2026-03-02T03:00:00Z',
  } as const;
  const day = { movements: null, seal: null, bank_in: 0, bank_out: 0, bank_closing: 0 };
  show(
    <DayTable
      days={[
        { ...day, day: '2026-03-02', checks: [] },
        { ...day, day: '2026-03-01', checks: [check] },
      ]}
    />,
  );
  expect(screen.getByText('Chưa đối chiếu')).toBeTruthy();
  expect(screen.getByText(/Lệch −11\.000/)).toBeTruthy();
  expect(screen.getByText(/Phí ngân hàng, Vũ Loan/)).toBeTruthy();
});

describe('the money report', () => {
  const period = { fees: 60_000, passed_on: 0, given: 10_000, revenue: 50_000 };
  const report: MoneyReport = {
    step: 'day',
    rows: [
      { period: '2026-03-01', ...period },
      { period: '2026-03-02', ...period, revenue: -20_000 },
    ],
    total: { period: '', ...period, revenue: 30_000 },
    fees: [{ account: 'company:freight', name: 'Cước Nhật - Việt', amount: 60_000 }],
    at_end: { bank_vnd: 1, customers_vnd: 2, with_carriers_vnd: 3, unmatched_vnd: 4 },
  };

  it('draws a bar for each day, those below zero downwards, and says each figure in a table', () => {
    show(<RevenueCard report={report} />);
    expect(screen.getByRole('heading', { name: /Doanh thu thuần 30\.000/ })).toBeTruthy();
    const [gain, loss] = screen.getByRole('img').querySelectorAll('rect');
    const top = (bar: Element | undefined) => Number(bar?.getAttribute('y'));
    expect(top(gain)).toBe(0);
    expect(top(loss)).toBeGreaterThan(100);
    expect(screen.getAllByRole('row').map((row) => row.firstChild?.textContent)).toEqual([
      'Ngày, tháng',
      '02/03/2026',
      '01/03/2026',
      'Cộng',
    ]);
  });

  it('says so when nothing was earned', () => {
    show(<RevenueCard report={{ ...report, rows: [] }} />);
    expect(screen.getByText('Những ngày này chưa có doanh thu')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
