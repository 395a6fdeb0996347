import { expect, it } from 'vitest';
import { shortName, yenText } from './wording.ts';

it.each([
  [0, '¥0'],
  [999, '¥999'],
  [1_000, '¥1,000'],
  [1_234_567, '¥1,234,567'],
])('%i yen are written %s', (amount, text) => expect(yenText(amount)).toBe(text));

it.each([
  ['Nikon FM2', 'Nikon FM2'],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), `${'a'.repeat(59)}…`],
  [`${'a'.repeat(58)}📷📷`, `${'a'.repeat(58)}…`],
])('%s is shortened to %s', (name, short) => expect(shortName(name)).toBe(short));
