import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dong } from '../../../kernel/money.ts';
import { couponCodeOf } from './coupon-code.ts';
import type { Coupon, OwnStanding } from './coupon.ts';
import { obstacleOf } from './obstacle.ts';

describe('a code', () => {
  test.each([
    ['CHAOHAKO', 'CHAOHAKO'],
    [' chao hako ', 'CHAOHAKO'],
    ['ｃｈａｏＨＡＫＯ', 'CHAOHAKO'],
    ['tet-2027', 'TET-2027'],
    ['ab', undefined],
    ["x'; drop table coupons", undefined],
    ['CHÀO', undefined],
    ['A'.repeat(25), undefined],
  ])('%s is kept as %s', (typed, kept) => expect(couponCodeOf(typed)).toBe(kept));

  test('is kept once, however it is kept again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30, unit: 'binary' }), (typed) => {
        const kept = couponCodeOf(typed);
        if (kept !== undefined) expect(couponCodeOf(kept)).toBe(kept);
      }),
    );
  });
});

const NOW = new Date('2026-06-15T12:00:00Z');
const COUPON: Coupon = {
  id: '0190c000-0000-7000-8000-00000000aaaa',
  code: 'THU',
  name: 'Thử',
  description: 'Thử',
  target: 'goods',
  off: { amount: dong(10_000) },
  minimumGoods: dong(0),
  sites: [],
  levels: [],
  route: 'JP',
  startsAt: new Date('2026-06-01T00:00:00Z'),
  endsAt: new Date('2026-07-01T00:00:00Z'),
  totalLimit: 10,
  perCustomerLimit: 2,
  used: 9,
  isListed: true,
  needsSaving: false,
  saveLimit: undefined,
  saved: 0,
  disabledAt: undefined,
  createdAt: new Date('2026-05-01T00:00:00Z'),
};
const NEW: OwnStanding = { used: 0, savedAt: undefined };

describe('what stands in the way', () => {
  test.each<[string, Partial<Coupon>, Partial<OwnStanding>, string | undefined]>([
    ['nothing', {}, {}, undefined],
    ['it was switched off', { disabledAt: NOW }, {}, 'disabled'],
    ['it begins a moment later', { startsAt: new Date(NOW.getTime() + 1) }, {}, 'not-started'],
    ['nothing in the moment when it begins', { startsAt: NOW }, {}, undefined],
    ['it ends now', { endsAt: NOW }, {}, 'ended'],
    ['it is used up', { used: 10 }, {}, 'used-up'],
    ['nothing where nobody counts', { used: 10_000, totalLimit: undefined }, {}, undefined],
    ['my share is used up', {}, { used: 2 }, 'used-by-you'],
    ['it is for another level', { levels: ['GOLD'] }, {}, 'level'],
    ['nothing for my level', { levels: ['GOLD', 'MEMBER'] }, {}, undefined],
    ['it was not saved', { needsSaving: true }, {}, 'not-saved'],
    ['nothing once it was saved', { needsSaving: true }, { savedAt: NOW }, undefined],
  ])('%s', (_, coupon, own, obstacle) => {
    expect(obstacleOf({ ...COUPON, ...coupon }, { ...NEW, ...own }, 'MEMBER', NOW)).toBe(obstacle);
  });
});
