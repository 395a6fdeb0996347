import { expect, it } from 'vitest';
import { dong } from '../../../kernel/money.ts';
import { refundStep } from './complaint.ts';

const proposal = (by: string, refund: number) => ({
  by,
  refund: dong(refund),
  reason: 'Hoàn tiền hàng',
});

it.each([
  ['what one person may give', 2_000_000, undefined, true, 'given'],
  ['more than that', 2_000_001, undefined, false, 'proposed'],
  ['what somebody else proposed', 3_000_000, proposal('b', 3_000_000), false, 'given'],
  ['less than somebody else proposed', 2_500_000, proposal('b', 3_000_000), false, 'given'],
  ['more than somebody else proposed', 3_000_001, proposal('b', 3_000_000), false, 'proposed'],
  ['the own proposal again', 3_000_000, proposal('a', 3_000_000), false, 'own'],
  ['less than the own proposal, still too much', 2_500_000, proposal('a', 3_000_000), false, 'own'],
  ['so little that the own proposal does not matter', 100, proposal('a', 3_000_000), true, 'given'],
])('%s', (_, refund, known, mayAlone, step) => {
  expect(refundStep(dong(refund), 'a', known, mayAlone)).toBe(step);
});
