import { expect, it } from 'vitest';
import { askedPrice } from './fees-at-price.ts';

it.each([
  ['12000', 12_000],
  ['12,000', 12_000],
  ['', undefined],
  ['0', undefined],
  ['abc', undefined],
  ['99999999999', 100_000_000],
])('a price as it was typed: %j', (typed, jpy) => {
  expect(askedPrice(typed)).toBe(jpy);
});
