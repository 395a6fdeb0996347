import { expect, it } from 'vitest';
import { orderNote } from './order-note.ts';

it.each([
  ['', undefined, undefined],
  [' ', '', undefined],
  ['サイズ: L', undefined, 'サイズ: L'],
  ['', 'gói kỹ', 'gói kỹ'],
  ['サイズ: L', 'gói kỹ', 'サイズ: L\ngói kỹ'],
])('%j chosen and %j noted is told as %j', (chosen, note, told) => {
  expect(orderNote(chosen, note)).toBe(told);
});

it('what was chosen is never cut away by a long note', () => {
  const told = orderNote('カラー: 黒', 'x'.repeat(1_000)) ?? '';
  expect(told).toHaveLength(500);
  expect(told.startsWith('カラー: 黒\n')).toBe(true);
});
