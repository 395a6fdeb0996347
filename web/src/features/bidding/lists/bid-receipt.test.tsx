import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../../test-support/show.tsx';
import { BidReceipt } from './bid-receipt.tsx';

const at = (moment: string) => ({ at: moment, kind: 'outbid', facts: {} });

it('a receipt says the day of its beginning, and again where a new one begins', () => {
  const events = [
    at('2026-11-21T15:13:56.010Z'),
    at('2026-11-21T16:59:59.990Z'),
    at('2026-11-21T17:00:00.000Z'),
    at('2026-11-21T17:00:01.500Z'),
  ];
  show(<BidReceipt bid={{ reason: null }} events={events} />);
  expect(screen.getByText('Từ ngày 21/11/2026, giờ Việt Nam.')).toBeTruthy();
  const times = screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent);
  expect(times).toEqual(['22:13:56,01', '23:59:59,99', '22/11 00:00:00,00', '00:00:01,50']);
});

it.each([
  [{}, undefined],
  [
    {
      plannedAt: '2026-11-21T15:13:50.000Z',
      sentOnMarket: '2026-11-21T15:13:50.012Z',
      lateMs: 12,
    },
    'Hẹn đặt 22:13:50,00, đã đặt 22:13:50,01 theo giờ sàn.',
  ],
])('the clocks behind a bid that was sent are folded (%o)', (more, told) => {
  const facts = { maximum: 3_000, offsetMs: -280, uncertaintyMs: 2, ...more };
  const sent = { at: '2026-11-21T15:13:50.010Z', kind: 'sent', facts };
  show(<BidReceipt bid={{ reason: null }} events={[sent]} />);
  const clocks = screen.getByText(/Giờ sàn lệch −0,28 giây \(±2 ms\)/);
  expect(clocks.closest('details')?.open).toBe(false);
  if (told) expect(screen.getByText(told).closest('details')).toBeNull();
});
