import { RunningBidRow } from '@hako/contract/bidding/running';
import { screen } from '@testing-library/react';
import type { Static } from 'typebox';
import { expect, it } from 'vitest';
import { allowed } from '../../../../test-support/allowed.ts';
import { inMs } from '../../../../test-support/auction.ts';
import { show } from '../../../../test-support/show.tsx';
import { AllRunning, RunningShelf } from './running-shelf.tsx';

const bid = (parts: Partial<Static<typeof RunningBidRow>>) =>
  allowed(RunningBidRow, {
    _id: 'b1',
    account: '',
    winner: true,
    code: 'x100200300',
    site: 'auction',
    name: 'Nikon FM2',
    qty: 1,
    partial: '',
    price: 5_000,
    snipe_price: null,
    services_extra: [],
    mode: 'now',
    ship_mode: 'AIR-HAN',
    end_time: inMs(7_200_000),
    last_minute_to_bid: null,
    image: '',
    state: 'leading',
    reason: null,
    ...parts,
  });

it('running auctions stand with their state, the next to end first; a state nobody knows is left out', () => {
  show(
    <RunningShelf
      bids={[
        bid({}),
        bid({ _id: 'b2', name: 'Canon AE-1', state: 'outbid', end_time: inMs(600_000) }),
        bid({ _id: 'b3', name: 'Sony WM', state: 'new-state', end_time: inMs(9_000_000) }),
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Canon AE-1',
    'Nikon FM2',
    'Sony WM',
  ]);
  expect(screen.getByText('Bị vượt giá')).toBeTruthy();
  expect(screen.getByText('Đang dẫn đầu')).toBeTruthy();
  expect(screen.queryByText('new-state')).toBeNull();
});

it('the last minutes are said once, a closed lot waits for its result, and a person for whom it waits is told', () => {
  show(
    <RunningShelf
      bids={[
        bid({ _id: 'b1', name: 'Gấp', end_time: inMs(300_000) }),
        bid({ _id: 'b2', name: 'Đã đóng', end_time: inMs(-1_000) }),
        bid({ _id: 'b3', name: 'Chờ người', state: 'sending', reason: 'by-hand-waiting' }),
      ]}
    />,
  );
  const [closed, urgent, byHand] = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(urgent).toMatch(/Gấpcòn 0[45]:/);
  expect(closed).toContain('Chờ kết quảĐã đóngĐã kết thúc');
  expect(byHand).toContain('Chờ nhân viên đặt');
});

it('how many there are is said where the shelf does not show them all', () => {
  const bids = Array.from({ length: 13 }, (_, index) => bid({ _id: `b${index}` }));
  show(
    <>
      <AllRunning bids={bids} />
      <AllRunning bids={bids.slice(1)} />
    </>,
  );
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Xem tất cả (13)', 'Xem tất cả']);
});
