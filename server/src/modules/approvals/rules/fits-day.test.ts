import { describe, expect, test } from 'vitest';
import { dong } from '../../../kernel/money.ts';
import { fitsDay } from './fits-day.ts';

const LIMITS = { staff: dong(10_000_000), customer: dong(5_000_000) };
const given = (staff: number, customer: number) => ({
  staff: dong(staff),
  customer: dong(customer),
});

describe('what one person may give alone in a day', () => {
  test.each([
    ['the first gift up to the bound of a customer', 5_000_000, given(0, 0), true],
    ['a first gift above it', 5_000_001, given(0, 0), false],
    ['what fills the day of the customer', 1_000_000, given(4_000_000, 4_000_000), true],
    ['one đồng more', 1_000_001, given(4_000_000, 4_000_000), false],
    ['what a colleague gave this customer counts', 1, given(0, 5_000_000), false],
    ['what the person gave to others counts', 1, given(10_000_000, 0), false],
    ['what fills the day of the person', 5_000_000, given(5_000_000, 0), true],
  ])('%s', (_, amount, before, isAllowed) => {
    expect(fitsDay(dong(amount), before, LIMITS)).toBe(isAllowed);
  });
});
