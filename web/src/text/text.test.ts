import { describe, expect, test } from 'vitest';
import {
  formatDong,
  formatDongChange,
  formatDongRange,
  formatDongRough,
  formatPercent,
  formatRate,
  formatShare,
  formatTyped,
  formatWeight,
  formatYen,
  readMoney,
} from './money.ts';
import {
  formatAgo,
  formatAuctionMoment,
  formatExactTime,
  formatMoment,
  formatRemaining,
  inputOf,
  momentOfInput,
  momentOrDash,
} from './time.ts';

const plain = (text: string) =>
  text.replaceAll('\u00a0', ' ').replaceAll('\u2212', '-').replaceAll('\u2013', '-');

describe('money for people', () => {
  test.each([
    [formatDong(0), '0 ₫'],
    [formatDong(999), '999 ₫'],
    [formatDong(1_234_567), '1.234.567 ₫'],
    [formatDong(-120_000), '-120.000 ₫'],
    [formatDongChange(500_000), '+500.000 ₫'],
    [formatYen(12_800), '¥12,800'],
    [formatRate(176.57), '¥1 = 176,57 ₫'],
    [formatRate(176.5), '¥1 = 176,5 ₫'],
    [formatRate(170), '¥1 = 170 ₫'],
    [formatYen(-300), '-¥300'],
    [formatDongRange(1_100_000, 1_240_000), '1.100.000-1.240.000 ₫'],
    [formatDongRange(5000, 5000), '5.000 ₫'],
    [formatDongRough(1_619_194, 3_190_299), '1,62-3,19 triệu ₫'],
    [formatDongRough(14_509_378, 17_675_779), '14,5-17,7 triệu ₫'],
    [formatDongRough(640_200, 879_900), '640-880 nghìn ₫'],
    [formatDongRough(980_000, 1_200_000), '0,98-1,2 triệu ₫'],
    [formatPercent(8.5), '8,5%'],
    [formatPercent(10), '10%'],
    [formatShare(7, 8), '87,5%'],
    [formatShare(9_996, 10_000), '99,9%'],
    [formatShare(3, 3), '100%'],
    [formatWeight(850), '850 g'],
    [formatWeight(1250), '1,25 kg'],
    [formatTyped(1_500_000, 'VND'), '1.500.000'],
    [formatTyped(undefined, 'JPY'), ''],
  ])('%s', (shown, expected) => expect(plain(shown)).toBe(expected));

  test.each([
    ['1.500.000', 1_500_000],
    ['¥12,800', 12_800],
    ['1,240,000.00', 1_240_000],
    ['1.240.000,5 ₫', 1_240_000],
    ['1240000.00', 1_240_000],
    ['1.240.00', 124_000],
    ['1.24', 124],
    ['1.2405', 12_405],
    ['1,2', 12],
    ['', undefined],
    ['abc', undefined],
  ])('a typed %j is read as %j', (typed, amount) => expect(readMoney(typed)).toBe(amount));
});

describe('time for people', () => {
  const end = '2026-11-21T15:14:03.278Z';
  test.each([
    [formatMoment(end), '21/11/2026 22:14'],
    [momentOrDash(end), '21/11/2026 22:14'],
    [momentOrDash(null), '—'],
    [inputOf(end), '2026-11-21T22:14'],
    [inputOf(null), ''],
    [momentOfInput('2026-11-21T22:14'), '2026-11-21T15:14:00.000Z'],
    [formatAuctionMoment(end), '22:14 ngày 21/11/2026 (giờ Nhật 00:14 ngày 22/11)'],
    [formatAuctionMoment('2026-11-21T05:00:00Z'), '12:00 ngày 21/11/2026 (giờ Nhật 14:00)'],
    [formatExactTime(end), '22:14:03,27'],
    [formatRemaining(0), 'Đã kết thúc'],
    [formatRemaining(65_000), '01:05'],
    [formatRemaining(3_600_000), '1 giờ'],
    [formatRemaining(11_520_000), '3 giờ 12 phút'],
    [formatRemaining(187_200_000), '2 ngày 4 giờ'],
    [formatAgo(end, Date.parse(end) + 30_000), 'vừa xong'],
    [formatAgo(end, Date.parse(end) + 300_000), '5 phút trước'],
    [formatAgo(end, Date.parse(end) + 9 * 86_400_000), '21/11/2026'],
  ])('%s', (shown, expected) => expect(shown).toBe(expected));
});
