import type { ReceiptEvent } from '@hako/contract/bidding/standing';
import { expect, it } from 'vitest';
import { bidRowOf } from '../../../../test-support/bid-row.ts';
import { pictureOfBid } from './bid-picture.ts';

const event = (kind: string, facts: ReceiptEvent['facts'] = {}): ReceiptEvent => ({
  at: '2026-11-21T15:13:56.010Z',
  kind,
  facts,
});
const WON: Parameters<typeof bidRowOf>[1] = {
  ...{ status: 2, winner: true, finished: true, isCanBeAuctioned: false, payment_price: 4_200 },
  state: 'won',
};
const WON_AT = { wonPrice: 4_200, orderCode: 'HK1' };

it('a picture of a bid says its price, what happened and when, and a seal that it is won', () => {
  const events = [event('planned', { mode: 'snipe', maximum: 5_000 }), event('won', WON_AT)];
  expect(pictureOfBid(bidRowOf(1, WON), events)).toEqual({
    title: 'Biên nhận đặt giá',
    about: 'Ống kính 1',
    sum: { text: '¥4,200', note: 'Giá thắng' },
    steps: [
      { time: '21/11/2026 22:13:56,01', text: 'Hẹn săn, tối đa ¥5,000' },
      { time: '21/11/2026 22:13:56,01', text: 'Thắng với giá ¥4,200' },
    ],
    foot: 'Yahoo! Đấu giá x100200301 · giờ Việt Nam',
    seal: 'won',
  });
});

it.each([
  ['scheduled', null, true, 'Giá tối đa · Đã hẹn săn'],
  ['outbid', null, true, 'Giá tối đa · Bị vượt giá'],
  ['outbid', null, false, 'Giá tối đa · Không thắng'],
  // Won, but there is no order and nothing was paid.
  ['won', 'unpaid', false, 'Giá tối đa · Đã thắng'],
] as const)(
  'in state %s (%s): the maximum, where it stands, and no seal',
  (state, reason, isOpen, note) => {
    const slip = pictureOfBid(bidRowOf(1, { state, reason, isCanBeAuctioned: isOpen }), []);
    expect(slip).toMatchObject({ sum: { text: '¥5,000', note }, seal: undefined, steps: [] });
  },
);

it('with tax, what was paid is said to be without it', () => {
  const { sum } = pictureOfBid(bidRowOf(1, { ...WON, tax: 420 }), []);
  expect(sum?.note).toBe('Giá thắng, chưa gồm thuế');
});

it('of much that happened the first and the newest stand on it, and how much is left out', () => {
  const many = Array.from({ length: 40 }, (_, step) => event('changed', { maximum: step }));
  const steps = pictureOfBid(bidRowOf(1), many).steps ?? [];
  expect(steps.map(({ text }) => text).slice(0, 3)).toEqual([
    'Đổi giá tối đa thành ¥0',
    '16 việc khác',
    'Đổi giá tối đa thành ¥17',
  ]);
  expect([steps.length, steps.at(-1)?.text]).toEqual([25, 'Đổi giá tối đa thành ¥39']);
  expect(pictureOfBid(bidRowOf(1), many.slice(0, 24)).steps).toHaveLength(24);
});
