import { expect, it } from 'vitest';
import { dong } from '../../../kernel/money.ts';
import { refundStep } from './complaint.ts';

const LIMIT = dong(2_000_000);
const proposal = (by: string, refund: number) => ({
  by,
  refund: dong(refund),
  reason: 'Hoàn tiền hàng',
});

it.each([
  ['nothing', 0, undefined, 'given'],
  ['exactly what one person may give', 2_000_000, undefined, 'given'],
  ['a đồng more', 2_000_001, undefined, 'proposed'],
  ['what somebody else proposed', 3_000_000, proposal('b', 3_000_000), 'given'],
  ['less than somebody else proposed', 2_500_000, proposal('b', 3_000_000), 'given'],
  ['more than somebody else proposed', 3_000_001, proposal('b', 3_000_000), 'proposed'],
  ['the own proposal again', 3_000_000, proposal('a', 3_000_000), 'own'],
  ['less than the own proposal, still too much alone', 2_500_000, proposal('a', 3_000_000), 'own'],
  ['so little that the own proposal does not matter', 1_000_000, proposal('a', 3_000_000), 'given'],
])('%s', (_, refund, known, step) => {
  expect(refundStep(dong(refund), 'a', known, LIMIT)).toBe(step);
});
