import { expect, it } from 'vitest';
import { yen } from '../../../kernel/money.ts';
import { compareLine } from './price-change.ts';

it.each([
  [1_000, yen(1_000), { state: 'same', oldPrice: 1_000, newPrice: 1_000 }],
  [1_000, yen(999), { state: 'changed', oldPrice: 1_000, newPrice: 999 }],
  [1_000, undefined, { state: 'gone', oldPrice: 1_000, newPrice: undefined }],
  [1_000, 'unread', { state: 'unread', oldPrice: 1_000, newPrice: undefined }],
] as const)('a line shown at ¥%i and read as %s', (old, read, expected) => {
  expect(compareLine(yen(old), read)).toEqual(expected);
});
