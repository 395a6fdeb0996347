import { expect, it } from 'vitest';
import { factName } from './fact-names.ts';

it.each([
  ['カラー', 'Kara', 'Màu'],
  ['toString', 'toString', 'toString'],
  ['レンズ', 'ống kính', 'ống kính'],
])('%s is called %s', (name, translated, expected) => {
  expect(factName(name, translated)).toBe(expected);
});
