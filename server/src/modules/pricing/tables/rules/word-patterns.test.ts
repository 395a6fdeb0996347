import { expect, it } from 'vitest';
import type { CategoryRule } from './price-rows.ts';
import { indexWords, wordsNamed } from './word-index.ts';
import { anyOf } from './word-patterns.ts';

const RULE = { code: 'x' } as unknown as CategoryRule & { code: string };

it.each(['a.b', 'c++', '(x', '[y', '$5', 'a|b', 'w*', '\\d', '{3}', '?', '.*'])(
  'the signs of %j are taken as themselves, at once',
  (word) => {
    const pattern = anyOf([word]);
    expect(pattern.exec(`— ${word} —`)?.[0]).toBe(word);
    expect(pattern.test('acb xx yy zz 333 ddd')).toBe(false);
    expect(anyOf(['(a+)+$']).test('a'.repeat(50_000))).toBe(false);
  },
);

it.each([
  ['#mm f#', 'nikkor 50mm f1.4', '50mm f1.4'],
  ['#mm f#', 'x50mm f1.4', undefined],
  ['###/###', 'lv.20 004/012', '004/012'],
  ['###/###', '1/144 hguc', undefined],
  ['switch…本体', 'switch lite グレー 本体', 'switch lite グレー 本体'],
  ['switch…本体', `switch ${'ー'.repeat(31)}本体`, undefined],
  ['^ラック', 'スチール ラック', 'ラック'],
  ['^ラック', 'ブラック', undefined],
  ['lp', 'lp-e6nh', undefined],
])('%j finds in "%s" %j', (word, text, found) => {
  expect(anyOf([word]).exec(text)?.[0]).toBe(found);
  const index = indexWords([{ ...RULE, words: [word] }]);
  expect(wordsNamed(text, index)[0]?.word).toBe(found);
});
