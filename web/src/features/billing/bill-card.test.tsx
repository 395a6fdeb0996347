import { chooseCodEndpoint } from '@hako/contract/billing/cash-on-delivery';
import { askRedeliveryEndpoint } from '@hako/contract/billing/redelivery';
import { type BillRow, confirmReceivedEndpoint } from '@hako/contract/billing/slips';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { billOf } from '../../../test-support/bill.ts';
import { CUSTOMER, show } from '../../../test-support/show.tsx';
import { BillCard } from './bill-card.tsx';

const server = answeringServer();
const onPay = vi.fn();
const onChoose = vi.fn();
const DONE = { status: true, success: true } as const;

const DELIVERY: BillRow['delivery'] = {
  carrier: 'ghn',
  carrier_name: 'Giao Hàng Nhanh',
  tracking: 'GHN123',
  state: 'created',
  status: 'delivering',
  status_label: 'Đang giao',
  fee_vnd: null,
  expected_at: null,
  detail: null,
};

function open(
  parts: Partial<BillRow> = {},
  { hasOthers = false, problem }: { hasOthers?: boolean; problem?: string } = {},
) {
  onPay.mockClear();
  onChoose.mockClear();
  const bill = billOf(parts);
  return show(
    <BillCard
      bill={bill}
      isChosen={false}
      onChoose={hasOthers ? onChoose : undefined}
      onPay={onPay}
      isPaying={false}
      problem={
        problem
          ? { code: bill.code, is_paid: false, refusal: 'wallet.not-enough', message: problem }
          : undefined
      }
    />,
    { at: '/account/bills', viewer: CUSTOMER },
  );
}

const payButton = () => screen.queryByRole('button', { name: /^Thanh toán \d/ });

it('a bill to pay names its orders, where it goes, and is paid by one press', async () => {
  const user = open();
  expect(screen.getByRole('heading', { name: 'Phiếu PX1001' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ống kính 50mm' }).getAttribute('href')).toBe(
    '/account/quotes/DH1001',
  );
  expect(screen.getByText(/còn lại của lần 1: 50\.000 ₫/)).toBeTruthy();
  expect(screen.getByText(/^Giao tới Nguyễn Thị Hoa/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Thanh toán 350.000\u00a0₫' }));
  expect(onPay).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('one of several bills may be chosen to be paid with the others', async () => {
  const user = open({}, { hasOthers: true });
  await user.click(screen.getByRole('checkbox', { name: 'Chọn để trả chung' }));
  expect(onChoose).toHaveBeenCalledWith(true);
});

it('a bill that could not be paid says why, with the way to a top-up', () => {
  open({}, { problem: 'Số dư không đủ.' });
  expect(screen.getByText(/Số dư không đủ\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nạp tiền' })).toBeTruthy();
});

it('a customer chooses to pay at the door', async () => {
  const user = open();
  server.answer(chooseCodEndpoint, DONE);
  await user.click(screen.getByRole('button', { name: 'Thanh toán khi nhận hàng' }));
  expect(await screen.findByText(/^Bạn sẽ trả tiền cho người giao hàng/)).toBeTruthy();
  expect(server.asked(chooseCodEndpoint)).toMatchObject([{ params: { code: 'PX1001' } }]);
});

it('too much to be paid at the door is refused in words', async () => {
  const user = open();
  server.refuse(chooseCodEndpoint, 'billing.cod-too-much', {
    code: 'PX1001',
    most: '20.000.000',
  });
  await user.click(screen.getByRole('button', { name: 'Thanh toán khi nhận hàng' }));
  expect(await screen.findByText(/chỉ nhận tối đa 20\.000\.000 ₫/)).toBeTruthy();
  expect(payButton()).toBeTruthy();
});

it('a bill that is paid says so and offers the invoice, and nothing to pay', () => {
  open({ is_paid: true, may_pay: false, paid_at: '2026-01-02T03:00:00.000Z' });
  expect(screen.getByText('Đã thanh toán').textContent).toContain('350.000\u00a0₫');
  expect(payButton()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Thanh toán khi nhận hàng' })).toBeNull();
  expect(screen.getByRole('button', { name: /hoá đơn|hóa đơn/i })).toBeTruthy();
});

it('a bill that nobody approved yet says that it waits', () => {
  open({ may_pay: false });
  expect(screen.getByText(/^Chờ duyệt/)).toBeTruthy();
  expect(payButton()).toBeNull();
});

it.each([
  ['on its way', 'DELIVERY', 'Trả cho người giao hàng'],
  ['delivered', 'COMPLETED', 'Người giao hàng đã thu, chờ hãng nộp'],
] as const)('cash on delivery, %s', (_, state, words) => {
  open({ is_cod: true, may_pay: false, state, delivery: DELIVERY });
  expect(screen.getByText('Thanh toán khi nhận hàng').textContent).toContain('350.000\u00a0₫');
  expect(screen.getByText(words)).toBeTruthy();
  expect(payButton()).toBeNull();
});

it('cash that the carrier has not reported is not paid a second time by mistake', () => {
  open({ is_cod: true, state: 'COMPLETED' });
  expect(screen.getByText(/bạn đừng thanh toán lần nữa; Hako chờ hãng chuyển tiền/)).toBeTruthy();
  expect(payButton()).toBeTruthy();
});

it('a parcel on its way shows carrier and tracking code, and is confirmed when it is there', async () => {
  const user = open({
    is_paid: true,
    may_pay: false,
    may_confirm_received: true,
    state: 'DELIVERY',
    delivery: { ...DELIVERY, expected_at: '2026-01-05T03:00:00.000Z' } as BillRow['delivery'],
  });
  expect(screen.getByText(/^Giao Hàng Nhanh/).textContent).toMatch(
    /mã vận đơn GHN123 · Đang giao · dự kiến giao/,
  );
  server.answer(confirmReceivedEndpoint, DONE);
  await user.click(screen.getByRole('button', { name: 'Đã nhận được hàng' }));
  expect(await screen.findByText('Cảm ơn bạn đã xác nhận.')).toBeTruthy();
});

it('a parcel that did not arrive: the customer asks for it again, with the fee on the button', async () => {
  const address = {
    receiver: 'Nguyễn Thị Hoa',
    phone: '+84901234567',
    line: '1 Lê Lợi',
    text: '1 Lê Lợi, Huế',
  };
  const user = open({
    is_paid: true,
    may_pay: false,
    state: 'DELIVERY',
    delivery: DELIVERY,
    redelivery: {
      attempt: 1,
      may_ask: true,
      wish: null,
      asked_at: null,
      address,
      note: null,
      fee_vnd: 30_000,
      paid_fee_vnd: 0,
      is_back: true,
      shelf: 'A1',
      ended_as: null,
    },
  });
  expect(screen.getByText(/chưa giao được kiện này\. Kiện đã về kho Hako/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Chọn cách nhận hàng' }));
  const sheet = await screen.findByRole('dialog', { name: 'Nhận lại kiện hàng' });
  await user.type(within(sheet).getByRole('textbox', { name: /Dặn thêm/ }), 'Gọi trước');
  server.answer(askRedeliveryEndpoint, DONE);
  await user.click(within(sheet).getByRole('button', { name: 'Giao lại, trả 30.000\u00a0₫' }));
  expect(await screen.findByText('Đã ghi yêu cầu giao lại.')).toBeTruthy();
  expect(server.asked(askRedeliveryEndpoint)[0]?.body).toEqual({
    wish: 'deliver',
    note: 'Gọi trước',
  });
});
