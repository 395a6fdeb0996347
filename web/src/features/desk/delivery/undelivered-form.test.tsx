import {
  declareLostEndpoint,
  handAtCounterEndpoint,
  sendAgainEndpoint,
  takeBackEndpoint,
} from '@hako/contract/billing/redelivery';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { deskBillOf } from '../../../../test-support/bill.ts';
import { BUYER, show, WAREHOUSE } from '../../../../test-support/show.tsx';
import { UndeliveredForm } from './undelivered-form.tsx';

const server = answeringServer();
const onDone = vi.fn();
const DONE = { status: true, success: true } as const;

function open(bill = deskBillOf({ is_back: true }), viewer = WAREHOUSE) {
  onDone.mockClear();
  return show(<UndeliveredForm bill={bill} onDone={onDone} />, { at: '/desk', viewer });
}
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const chosenWay = () => screen.getByRole<HTMLSelectElement>('combobox').value;

it('the carrier still has the parcel: its customer is to be called, and it can be taken back', async () => {
  const user = open(deskBillOf());
  expect(screen.getByText('chưa nói, hãy gọi khách')).toBeTruthy();
  expect(screen.getByText('hãng còn giữ')).toBeTruthy();
  await user.type(field(/^Kệ/), ' B-02 ');
  server.answer(takeBackEndpoint, DONE);
  await user.click(button('Kiện đã về kho'));
  expect(await screen.findByText('Đã ghi kiện về kho, khách đã được báo')).toBeTruthy();
  expect(server.asked(takeBackEndpoint)).toMatchObject([
    { params: { code: 'PX1001' }, body: { shelf: 'B-02' } },
  ]);
});

it('only the warehouse takes a parcel back', () => {
  open(deskBillOf(), BUYER);
  expect(screen.queryByRole('button', { name: 'Kiện đã về kho' })).toBeNull();
});

it.each([
  [null, 'send'],
  ['deliver', 'send'],
  ['collect', 'counter'],
] as const)('the wish of the customer comes first: %s', (wish, way) => {
  open(deskBillOf({ is_back: true, wish }));
  expect(chosenWay()).toBe(way);
});

it('it goes out again to the corrected address, for the fee', async () => {
  const user = open();
  expect(screen.getByText(/^Phí giao lại 30\.000.* sẽ trừ từ ví khách/)).toBeTruthy();
  await user.clear(field(/^Số nhà, đường/));
  await user.type(field(/^Số nhà, đường/), '12 Lê Lợi');
  server.answer(sendAgainEndpoint, DONE);
  await user.click(button('Đóng lại, giao lần 2'));
  expect(await screen.findByText('Kiện đã sẵn sàng giao lại, chọn hãng vận chuyển')).toBeTruthy();
  expect(server.asked(sendAgainEndpoint).map(({ body }) => body)).toEqual([
    { receiver: 'Nguyễn Thị Hoa', phone: '0901234567', line: '12 Lê Lợi' },
  ]);
});

it('the fee is waived with a reason', async () => {
  const user = open();
  await user.click(screen.getByRole('checkbox', { name: 'Miễn phí giao lại' }));
  await user.type(field('Lý do miễn phí'), 'Hãng không gọi khách');
  server.answer(sendAgainEndpoint, DONE);
  await user.click(button('Đóng lại, giao lần 2'));
  await expect
    .poll(() => server.asked(sendAgainEndpoint))
    .toMatchObject([{ body: { waived_reason: 'Hãng không gọi khách' } }]);
});

it('a wallet with too little is told, and nothing went out', async () => {
  const user = open();
  server.refuse(sendAgainEndpoint, 'wallet.not-enough', {
    missing: 10_000,
    missingText: '10.000',
  });
  await user.click(button('Đóng lại, giao lần 2'));
  expect(await screen.findByText(/^Số dư khả dụng còn thiếu 10\.000 ₫/)).toBeTruthy();
});

it('the customer takes it at the counter, once', async () => {
  const user = open(deskBillOf({ is_back: true, wish: 'collect' }));
  await user.type(field(/^Người nhận tại kho/), ' Trần Nam ');
  const answer = server.hold(handAtCounterEndpoint, DONE);
  await user.click(button('Đã trao hàng'));
  expect(button('Đã trao hàng').getAttribute('aria-busy')).toBe('true');
  await user.click(button('Đã trao hàng'));
  answer();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(server.asked(handAtCounterEndpoint)).toMatchObject([{ body: { receiver: 'Trần Nam' } }]);
});

it('a loss is declared with a reason, after one more question', async () => {
  const user = open();
  await user.selectOptions(screen.getByRole('combobox'), 'lost');
  const act = 'Báo thất lạc, mở khiếu nại đền bù';
  expect(button(act).hasAttribute('disabled')).toBe(true);
  await user.type(field(/^Vì sao báo thất lạc/), 'Kiện vỡ nát');
  await user.click(button(act));
  expect(server.asked(declareLostEndpoint)).toEqual([]);
  server.answer(declareLostEndpoint, DONE);
  await user.click(button('Báo thất lạc'));
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(server.asked(declareLostEndpoint)).toMatchObject([{ body: { reason: 'Kiện vỡ nát' } }]);
});
