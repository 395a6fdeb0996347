import { expect, test } from 'vitest';
import { rateList } from './rate-list.ts';

const AT = Date.UTC(2026, 6, 13, 3, 17, 42);
const yenOf = (xml: string): string | undefined =>
  /CurrencyCode="JPY"[^>]*Sell="([^"]*)"/.exec(xml)?.[1];

test('the list says the last half hour in Vietnam, month first', () => {
  expect(rateList(AT)).toContain('<DateTime>7/13/2026 10:00:00 AM</DateTime>');
  expect(rateList(Date.UTC(2026, 11, 31, 17, 5))).toContain(
    '<DateTime>1/1/2027 12:00:00 AM</DateTime>',
  );
});
test('the list writes thousands with commas and what is not traded as -, or plain and 0 as in older years', () => {
  expect(rateList(AT)).toMatch(/CurrencyCode="USD"[^>]*Sell="\d\d,\d{3}\.\d\d"/);
  expect(rateList(AT)).toMatch(/CurrencyCode="DKK"[^>]*Buy="-"/);
  expect(rateList(AT, { isPlain: true })).toMatch(/CurrencyCode="USD"[^>]*Sell="\d{5}\.\d\d"/);
  expect(rateList(AT, { isPlain: true })).toMatch(/CurrencyCode="DKK"[^>]*Buy="0"/);
});
test('yen stay within a percent by themselves, and go where they are told', () => {
  for (let hour = 0; hour < 48; hour++)
    expect(Math.abs(Number(yenOf(rateList(AT + hour * 1_800_000))) - 176.35)).toBeLessThan(1.77);
  expect(yenOf(rateList(AT, { yenX100: 26_452 }))).toBe('264.52');
  expect(yenOf(rateList(AT, { isYenMissing: true }))).toBe('-');
});
