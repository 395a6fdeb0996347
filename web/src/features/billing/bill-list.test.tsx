import { payBillsEndpoint } from '@hako/contract/billing/slips';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { billOf, redeliveryOf } from '../../../test-support/bill.ts';
import { CUSTOMER, show } from '../../../test-support/show.tsx';
import { BillList } from './bill-list.tsx';

const server = answeringServer();
const FIRST = billOf();
const SECOND = billOf({ code: 'PX1002', total_vnd: 500_000 });
const SHORT = 'Số dư không đủ.';

const open = (bills = [FIRST, SECOND], availableVnd = 400_000) =>
  show(<BillList bills={bills} availableVnd={availableVnd} />, {
    at: '/account/bills',
    viewer: CUSTOMER,
  });

const payButton = (amount: string) =>
  screen.getByRole('button', { name: `Thanh toán ${amount}\u00a0₫` });

/** Chooses both bills and gives the bar that pays them together. */
async function chooseBoth(user: ReturnType<typeof open>) {
  for (const box of screen.getAllByRole('checkbox', { name: 'Chọn để trả chung' }))
    await user.click(box);
  return screen.getByRole('region', { name: 'Trả chung' });
}

it('without bills there is nothing to pay', () => {
  open([]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a single bill cannot be chosen, and nothing is paid together', () => {
  open([FIRST]);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Trả chung' })).toBeNull();
});

it('the sum of the chosen bills stands beside what the wallet has', async () => {
  const bar = await chooseBoth(open());
  expect(bar.textContent).toContain('850.000\u00a0₫');
  expect(bar.textContent).toContain('Ví còn 400.000\u00a0₫');
});

const UNDELIVERED = billOf({ code: 'PX1003', may_pay: false, redelivery: redeliveryOf() });

/** A bill that nobody may pay until it is approved. */
function Approving() {
  const [mayPay, setMayPay] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setMayPay(true)}>
        Duyệt
      </button>
      <BillList bills={[UNDELIVERED, billOf({ may_pay: mayPay })]} availableVnd={0} />
    </>
  );
}

it('a bill that asks its customer for something stands open, and one that begins to ask opens', async () => {
  const isOpen = (code: string) =>
    screen.getByRole('button', { name: new RegExp(`^${code}`) }).getAttribute('aria-expanded');
  const user = show(<Approving />, { at: '/account/bills', viewer: CUSTOMER });
  expect([isOpen('PX1003'), isOpen('PX1001')]).toEqual(['true', 'false']);
  const row = screen.getByRole('button', { name: /^PX1001/ });
  expect(row.textContent).toMatch(/^PX1001Ống kính 50mmLập 0?1\/0?1.*Lần 2 350\.000/);
  await user.click(screen.getByRole('button', { name: 'Duyệt' }));
  expect(isOpen('PX1001')).toBe('true');
});

it('a bill that is being paid cannot be paid a second time', async () => {
  const user = open();
  const message = 'Đã trả phiếu PX1001';
  const answer = server.hold(payBillsEndpoint, {
    ...{ status: true, success: true, message, result: ['PX1001'] },
    bills: [{ code: 'PX1001', is_paid: true, refusal: null, message: null }],
  });
  await user.click(payButton('350.000'));
  await user.click(payButton('350.000'));
  expect(payButton('350.000').getAttribute('aria-busy')).toBe('true');
  answer();
  await expect.poll(() => payButton('350.000').getAttribute('aria-busy')).toBeNull();
  expect(server.asked(payBillsEndpoint)).toMatchObject([{ body: { codes: ['PX1001'] } }]);
});

it('of two bills one is paid and one is not: each is told, with what is lacking', async () => {
  const user = open();
  server.answer(payBillsEndpoint, {
    ...{ status: true, success: false, message: 'Một phiếu chưa được trả', result: ['PX1001'] },
    bills: [
      { code: 'PX1001', is_paid: true, refusal: null, message: null },
      { code: 'PX1002', is_paid: false, refusal: 'wallet.not-enough', message: SHORT },
    ],
  });
  await user.click(within(await chooseBoth(user)).getByRole('button'));
  const sheet = await screen.findByRole('dialog', { name: 'Đã thanh toán 1/2 phiếu' });
  expect(within(sheet).getByText(/^Ví còn/).textContent).toContain(
    'thiếu 100.000\u00a0₫ để trả nốt. Phiếu đã trả không bị trừ tiền lần nữa.',
  );
  expect(within(sheet).getByRole('link', { name: 'Nạp thêm 100.000\u00a0₫' })).toBeTruthy();
});

it('what is left stays chosen and is paid alone', async () => {
  const user = open();
  server.answer(payBillsEndpoint, {
    ...{ status: true, success: false, message: 'Một phiếu chưa được trả', result: ['PX1001'] },
    bills: [
      { code: 'PX1001', is_paid: true, refusal: null, message: null },
      { code: 'PX1002', is_paid: false, refusal: 'wallet.not-enough', message: SHORT },
    ],
  });
  const bar = await chooseBoth(user);
  await user.click(within(bar).getByRole('button'));
  const sheet = await screen.findByRole('dialog');
  const [close] = within(sheet).getAllByRole('button', { name: 'Đóng' });
  await user.click(close as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Thanh toán 1 phiếu' }));
  await expect
    .poll(() => server.asked(payBillsEndpoint).map(({ body }) => body.codes))
    .toEqual([['PX1001', 'PX1002'], ['PX1002']]);
});

it('without a network the bills stay, and it is said that nothing was paid', async () => {
  const user = open();
  server.cutOff(payBillsEndpoint);
  await user.click(payButton('500.000'));
  expect(await screen.findByText(/^Không thể thanh đơn vào lúc này/)).toBeTruthy();
  expect(payButton('500.000')).toBeTruthy();
});
