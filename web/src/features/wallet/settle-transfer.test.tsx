import { settleTransferEndpoint } from '@hako/contract/wallet/desk';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { show } from '../../../test-support/show.tsx';
import { UnmatchedTable } from './desk-transfer.tsx';
import { SettleForm } from './settle-transfer.tsx';

const server = answeringServer();

type Transfer = ComponentProps<typeof SettleForm>['transfer'];
const AN = { id: '0190a000-0000-7000-8000-000000000001', customer_no: 'KH1', full_name: 'Lê An' };
const BINH = { ...AN, id: '0190a000-0000-7000-8000-000000000002', full_name: 'Trần Bình' };
const TRANSFER: Transfer = {
  id: '0190a000-0000-7000-8000-0000000000aa',
  provider: 'sepay',
  account_number: '1017588888',
  reference: 'FT1',
  direction: 'in',
  amount_vnd: 2_345_000,
  content: 'KHM2N3P4Q5 lan 2',
  transferred_at: '2026-11-24T03:00:00.000Z',
  received_at: '2026-11-24T03:00:00.000Z',
  deliveries: 1,
  is_contradicted: false,
  state: 'unmatched',
  claims: [],
  candidates: [
    { customer: AN, clues: [{ kind: 'code', detail: 'KHM2N3P4Q5' }], is_clear: true },
    { customer: BINH, clues: [{ kind: 'bill', detail: 'PX7Q2M9XWA' }], is_clear: false },
  ],
};

it.each([
  ['nobody is chosen', false],
  ['their circle is', true],
])('the key a proposes the one who is ahead, with the reason for it: %s', async (_, isChosen) => {
  server.answer(settleTransferEndpoint, { status: true, data: TRANSFER });
  const person = show(<SettleForm transfer={TRANSFER} />);
  if (isChosen) await person.click(screen.getByRole('radio', { name: /Lê An/ }));
  await person.keyboard('a');
  await waitFor(() =>
    expect(server.asked(settleTransferEndpoint)).toMatchObject([
      { body: { customer_id: AN.id, reason: 'Nội dung ghi mã KHM2N3P4Q5' } },
    ]),
  );
});

it('the key a leaves alone whoever chose somebody else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  server.answer(settleTransferEndpoint, { status: true, data: TRANSFER });
  const person = show(<SettleForm transfer={TRANSFER} />);
  await person.click(screen.getByRole('radio', { name: /Trần Bình/ }));
  await person.keyboard('a');
  // Longer than a letter waits for another one.
  await vi.advanceTimersByTimeAsync(500);
  await person.click(screen.getByRole('button', { name: /Đề nghị ghi/ }));
  await waitFor(() =>
    expect(server.asked(settleTransferEndpoint)).toMatchObject([
      { body: { customer_id: BINH.id } },
    ]),
  );
});

it('the key a leaves alone whoever typed a phone number', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  server.answer(settleTransferEndpoint, { status: true, data: TRANSFER });
  const person = show(<SettleForm transfer={TRANSFER} />);
  await person.type(screen.getByLabelText(/Số điện thoại/), '0901234567');
  await person.click(document.body);
  await person.keyboard('a');
  await vi.advanceTimersByTimeAsync(500);
  expect(server.asked(settleTransferEndpoint)).toEqual([]);
});

it('where nobody is ahead the key does nothing, and whoever is chosen brings the reason', async () => {
  server.answer(settleTransferEndpoint, { status: true, data: TRANSFER });
  const [first, second] = TRANSFER.candidates as [
    Transfer['candidates'][number],
    Transfer['candidates'][number],
  ];
  const candidates = [{ ...first, is_clear: false }, second];
  const person = show(<SettleForm transfer={{ ...TRANSFER, candidates }} />);
  await person.keyboard('a');
  await person.click(screen.getByRole('radio', { name: /Trần Bình/ }));
  await person.click(screen.getByRole('button', { name: /Đề nghị ghi/ }));
  await waitFor(() =>
    expect(server.asked(settleTransferEndpoint)).toMatchObject([
      {
        body: {
          customer_id: BINH.id,
          reason: 'Bằng số tiền phiếu PX7Q2M9XWA đang chờ thanh toán',
        },
      },
    ]),
  );
});

it('names who told of a transfer as accountants know them', () => {
  show(<UnmatchedTable transfers={[TRANSFER]} />);
  expect(screen.getByText('FT1 (SePay, báo 1 lần)')).toBeTruthy();
});
