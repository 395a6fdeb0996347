import {
  type BookedCosts as CostsReply,
  readCostsEndpoint,
  withdrawCostEndpoint,
} from '@hako/contract/logistics/booked-costs';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { BUYER, show, WAREHOUSE } from '../../../../test-support/show.tsx';
import { BookedCosts } from './booked-costs.tsx';

const server = answeringServer();

const VAT: CostsReply['costs'][number] = {
  id: 'c1',
  kind: 'vat',
  amount: 123_456,
  currency: 'VND',
  rate: null,
  amount_vnd: 123_456,
  reason: 'theo chứng từ',
  proofs: [],
  booked_by: 'Phạm Thị Toán',
  booked_at: '2026-11-24T03:00:00.000Z',
  is_current: true,
  is_withdrawn: false,
};
const SHEET: CostsReply = {
  type: 'order',
  code: 'DH1001',
  costs: [VAT],
  carriers: [],
  is_open: true,
  may_book: ['vat'],
  expected: [{ kind: 'vat', amount_vnd: 200_000 }],
};
const button = () => screen.queryByRole('button', { name: 'Bỏ khoản này' });

it('a cost is withdrawn with a reason, after its effect was told', async () => {
  const accountant = { ...BUYER, roles: ['accountant' as const] };
  const person = show(<BookedCosts sheet={SHEET} />, { at: '/desk', viewer: accountant });
  server.answer(withdrawCostEndpoint, { status: true, success: true });
  const withdrawn = { ...VAT, id: 'c2', reason: 'ghi nhầm đơn', is_withdrawn: true };
  const costs = [withdrawn, VAT].map((cost) => ({ ...cost, is_current: false }));
  server.answer(readCostsEndpoint, { data: { ...SHEET, costs } });

  await person.click(screen.getByText('Ghi nhầm chỗ?'));
  expect(button()).toHaveProperty('disabled', true);
  await person.type(screen.getByRole('textbox', { name: 'Vì sao bỏ' }), 'ghi nhầm đơn');
  await person.click(screen.getByRole('button', { name: 'Bỏ khoản này' }));
  expect(screen.getByText(/123\.456.*không tính cho đơn DH1001 nữa/)).toBeTruthy();
  expect(server.asked(withdrawCostEndpoint)).toEqual([]);
  const [, yes] = screen.getAllByRole('button', { name: 'Bỏ khoản này' });
  await person.click(yes as HTMLElement);

  expect(await screen.findByText('Chưa ghi chi phí thật.')).toBeTruthy();
  expect(screen.getByText('đã bỏ')).toBeTruthy();
  expect(button()).toBeNull();
  expect(server.asked(withdrawCostEndpoint)).toMatchObject([
    { params: { type: 'order', code: 'DH1001' }, body: { kind: 'vat', reason: 'ghi nhầm đơn' } },
  ]);
});

it('nobody withdraws what they may not book', () => {
  const sheet: CostsReply = { ...SHEET, may_book: ['domestic-shipping'] };
  show(<BookedCosts sheet={sheet} />, { at: '/desk', viewer: WAREHOUSE });
  expect(screen.getByText('theo chứng từ')).toBeTruthy();
  expect(button()).toBeNull();
});

it('what was withdrawn or replaced before is not withdrawn again', () => {
  const sheet: CostsReply = { ...SHEET, costs: [{ ...VAT, is_current: false }] };
  show(<BookedCosts sheet={sheet} />, { at: '/desk', viewer: BUYER });
  expect(screen.getByText('đã thay')).toBeTruthy();
  expect(button()).toBeNull();
});
