import { expect, it } from 'vitest';
import { topUpAmount, topUpPath, wayOutOf } from './ways-out.ts';

it.each([
  ['wallet.not-enough', { missing: 133_200 }, '/account/wallet?nap=134000'],
  ['wallet.not-enough', {}, '/account/wallet?nap=1'],
  ['customers.no-address', {}, '/account/addresses'],
  ['support.open-already', {}, '/account/complaints'],
  ['negotiation.open-already', {}, '/account/negotiations'],
  ['orders.not-found', {}, undefined],
])('%s with %j leads to the page that helps', (code, facts, to) => {
  expect(wayOutOf({ code, facts }, '/account/cart')?.to).toBe(to);
});

it('a page of a customer is no way out for staff', () => {
  expect(wayOutOf({ code: 'wallet.not-enough' }, '/desk')).toBeUndefined();
});

it.each([
  [topUpPath(324_800), 325_000],
  [topUpPath(1_000), 1_000],
  [topUpPath(), undefined],
  ['/account/wallet?nap=abc', undefined],
  ['/account/wallet?nap=1e99', undefined],
  ['/account/wallet', undefined],
])('%s asks for %s', (path, amount) => {
  expect(topUpAmount(new URL(path, 'http://hako.test').searchParams)).toBe(amount);
});
