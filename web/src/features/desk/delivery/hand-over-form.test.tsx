import { settleConsignmentEndpoint } from '@hako/contract/billing/carriers';
import { type DeskBill, handOverEndpoint } from '@hako/contract/billing/desk-slips';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { deskBillOf } from '../../../../test-support/bill.ts';
import { show, WAREHOUSE } from '../../../../test-support/show.tsx';
import { HandOverForm } from './hand-over-form.tsx';

const server = answeringServer();
const onDone = vi.fn();
const DONE = { status: true, success: true } as const;
const GIVE = 'Giao cho hãng vận chuyển';
const NAMED: Partial<DeskBill> = {
  suggestion: { carrier: 'ghn', note: 'dưới 5 kg' },
  carriers: [
    { code: 'ghtk', name: 'GHTK' },
    { code: 'ghn', name: 'GHN' },
  ],
};
const consignment = (
  state: 'unknown' | 'refused',
  detail: string | null,
): DeskBill['delivery'] => ({
  ...{ carrier: 'ghn', carrier_name: 'GHN', tracking: null, state, status: null },
  ...{ status_label: null, fee_vnd: null, expected_at: null, detail },
});

function open(parts: Partial<DeskBill>) {
  onDone.mockClear();
  const bill = deskBillOf({}, { state: 'PACKING', redelivery: null, ...parts });
  return show(<HandOverForm bill={bill} onDone={onDone} />, { at: '/desk', viewer: WAREHOUSE });
}
const button = (name: string) => screen.getByRole('button', { name });
const carrier = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Hãng vận chuyển/ });

it('goes to the carrier that the rule names, once', async () => {
  const user = open(NAMED);
  expect(screen.getByText('Quy tắc chọn GHN: dưới 5 kg')).toBeTruthy();
  const answer = server.hold(handOverEndpoint, DONE);
  await user.click(button(GIVE));
  expect(button(GIVE).getAttribute('aria-busy')).toBe('true');
  await user.click(button(GIVE));
  answer();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(server.asked(handOverEndpoint)).toMatchObject([
    { params: { code: 'PX1001' }, body: { carrier: 'ghn' } },
  ]);
});

it('goes to another connected carrier when the desk chooses it', async () => {
  const user = open(NAMED);
  await user.selectOptions(carrier(), 'ghtk');
  server.answer(handOverEndpoint, DONE);
  await user.click(button(GIVE));
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(server.asked(handOverEndpoint)).toMatchObject([{ body: { carrier: 'ghtk' } }]);
});

it('where no carrier is connected, the number of another one is typed, and a used one is refused', async () => {
  const user = open({});
  expect(screen.getByText('Không dòng quy tắc nào hợp với kiện này')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Mã vận đơn của hãng khác' }), ' VN-7 ');
  server.refuse(handOverEndpoint, 'billing.tracking-taken', { tracking: 'VN-7' });
  await user.click(button(GIVE));
  expect(await screen.findByText(/VN-7/)).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  expect(server.asked(handOverEndpoint)).toMatchObject([{ body: { tracking: 'VN-7' } }]);
});

it('says why the carrier did not take it the last time', () => {
  open({ ...NAMED, delivery: consignment('refused', 'Sai địa chỉ') });
  expect(screen.getByText('Lần trước hãng không nhận: Sai địa chỉ')).toBeTruthy();
});

it('says which delivery this is', () => {
  const failed = { tracking: null, ended_at: '2026-01-01T00:00:00.000Z' };
  open({
    ...NAMED,
    attempts: [{ ...failed, number: 1, carrier_name: 'GHTK', status_label: 'Khách vắng nhà' }],
  });
  expect(screen.getByText('Giao lần 2. Lần 1: GHTK, Khách vắng nhà.')).toBeTruthy();
});

it.each([
  ['Hãng không có phiếu này', '', { is_not_there: true }],
  ['Hãng đã nhận, ghi mã này', 'GHN-9', { tracking: 'GHN-9' }],
  ['Tra lại ngay', '', {}],
])('an order whose answer was lost is never sent again: %s', async (act, typed, body) => {
  const user = open({ ...NAMED, delivery: consignment('unknown', null), may_look_up: true });
  expect(screen.queryByRole('button', { name: GIVE })).toBeNull();
  const number = screen.getByRole('textbox', { name: 'Mã vận đơn thấy trên trang của hãng' });
  if (typed) await user.type(number, typed);
  server.answer(settleConsignmentEndpoint, DONE);
  await user.click(button(act));
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(server.asked(settleConsignmentEndpoint).map((one) => one.body)).toEqual([body]);
});
