import { expect, it } from 'vitest';
import { anyOf } from './word-patterns.ts';

it.each(['a.b', 'c++', '(x', '[y', '$5', 'a|b', '^z', 'w*', '\\d', '{3}', '?', '.*'])(
  'the signs of %j are taken as themselves, at once',
  (word) => {
    const pattern = anyOf([word]);
    expect(pattern.exec(`— ${word} —`)?.[0]).toBe(word);
    expect(pattern.test('acb xx yy zz 333 ddd')).toBe(false);
    expect(anyOf(['(a+)+$']).test('a'.repeat(50_000))).toBe(false);
  },
);
