import type { HandBidRow } from '@hako/contract/bidding/by-hand';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BUYER, show } from '../../../../test-support/show.tsx';
import { HandBidWork } from './desk-hand-bids.tsx';

const HAND = {
  ...{ id: '0192f000-0000-7000-8000-0000000000e1', site: 'yahoo-auctions', code: 'x1' },
  ...{ name: 'Đèn bàn', url: 'https://example.test/x1', state: 'waiting', is_mine: false },
  ...{ may_take: true, deadline: '2026-01-01T00:00:00Z', maximum: 1_000, held_vnd: 1 },
  ...{ price: 900, is_open: true, bid_state: 'queued', end_time: '2026-01-01T00:00:00Z' },
  ...{ clock_offset_ms: 0, customer: { id: 'c', customer_no: 'KH1', full_name: 'An' } },
} as unknown as HandBidRow;
const open = (roles: readonly ('buyer' | 'sales')[]) =>
  show(<HandBidWork hand={HAND} onDone={async () => undefined} />, {
    viewer: { ...BUYER, roles: [...roles] },
  });

it('a bid by hand is taken by whoever may place it', () => {
  open(['buyer']);
  expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
});

it('and read by sales, who are told whose it is', () => {
  open(['sales']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/Người có quyền đặt giá bằng tay/)).toBeTruthy();
});
