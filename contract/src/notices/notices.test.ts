import { describe, expect, it } from 'vitest';
import {
  fillNotice,
  isNotice,
  isSound,
  missingPlace,
  NOTICES,
  placesOf,
  wrongPlace,
} from './notices.ts';

const codes = Object.keys(NOTICES).filter(isNotice);

describe('the words that are built in', () => {
  it.each(codes)('of %s are filled by its example, within what a lock screen shows', (code) => {
    const { title, body, example } = NOTICES[code];
    expect(wrongPlace(title, placesOf(code))).toBeUndefined();
    expect(wrongPlace(body, placesOf(code))).toBeUndefined();
    const filled = fillNotice({ title, body }, example);
    expect(`${filled.title}${filled.body}`).not.toMatch(/[{}]| {2}/);
    expect(filled.title.length).toBeLessThanOrEqual(120);
  });

  it.each(codes)('of %s hold what they need', (code) => {
    expect(isSound(code, NOTICES[code])).toBe(true);
  });

  it('are of notices that the desk can tell apart', () => {
    expect(new Set(codes.map((code) => NOTICES[code].name)).size).toBe(codes.length);
  });
});

describe('a text with places', () => {
  it.each([
    ['Đơn {code} đã về', undefined],
    ['Đơn {cod} đã về', '{cod}'],
    ['Đơn { code } đã về', '{ code }'],
    ['Đơn {code đã về', '{'],
    ['Đơn code} đã về', '}'],
    ['Đơn {{code}} đã về', '{'],
    ['Đơn {} đã về', '{}'],
  ])('%s has this one that nothing fills: %s', (text, wrong) => {
    expect(wrongPlace(text, ['code', 'name'])).toBe(wrong);
  });

  it.each([
    ['wallet-unfound', 'Chưa tìm thấy {amount} ₫', 'answer'],
    ['sales-kept', 'Hako đã xem', 'answer'],
    ['complaint-rejected', 'Khiếu nại {complaint}', 'outcome'],
    ['payout-rejected', '{amount} ₫ đã được trả lại', 'why'],
    ['order-bought', 'Đã mua xong', undefined],
  ] as const)('of %s that says only “%s” lacks %s', (code, body, missing) => {
    expect(missingPlace(code, { title: 'Tin', body })).toBe(missing);
  });

  it('is filled once, so that what fills it opens no further place', () => {
    const text = { title: '{name}', body: '“{name}” {money} xong.' };
    expect(fillNotice(text, { name: '{money}', money: '' })).toEqual({
      title: '{money}',
      body: '“{money}” xong.',
    });
  });
});
