import type { BillRow } from '@hako/contract/billing/slips';
import { screen } from '@testing-library/react';
import { ORDER_STATES } from '@hako/contract/orders/states';
import { describe, expect, it } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { NextStep, openBillsByOrder } from './next-step.tsx';

const bill = (code: string, mayPay: boolean, ...orders: string[]) =>
  ({
    code,
    may_pay: mayPay,
    total_vnd: 1_240_000,
    orders: orders.map((order) => ({ code: order })),
  }) as BillRow;

describe('the next step of an order', () => {
  it('is to pay its bill, with the sum, as long as it can be paid', () => {
    const bills = openBillsByOrder([bill('PX1', true, 'HK1', 'HK2'), bill('PX2', false, 'HK3')]);
    show(<NextStep state="BILL_APPROVED" code="HK2" bill={bills['HK2']} />);
    const pay = screen.getByRole('link', { name: /Thanh toán lần 2: 1\.240\.000/ });
    expect(pay.getAttribute('href')).toBe('/account/invoices?code=PX1');
    expect(bills['HK3']).toBeUndefined();
  });

  it('is to pay an answered quote', () => {
    show(<NextStep state="PENDING" code="HK1" bill={undefined} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/account/quotes/HK1');
  });

  it.each(ORDER_STATES.filter((state) => !['PENDING', 'COMPLETED', 'CANCEL'].includes(state)))(
    'is said in %s',
    (state) => {
      show(<NextStep state={state} code="HK1" bill={undefined} />);
      expect(screen.getByText(/^Tiếp theo: /)).toBeTruthy();
    },
  );

  it.each(['COMPLETED', 'CANCEL'] as const)('is not said where nothing comes: %s', (state) => {
    show(<NextStep state={state} code="HK1" bill={undefined} />);
    expect(screen.queryByText(/Tiếp theo/)).toBeNull();
  });
});
