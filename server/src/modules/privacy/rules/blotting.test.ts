import { expect, it } from 'vitest';
import { patternOf } from './blotting.ts';

it('looks for the longest words first, for names as whole words, and for nothing too short', () => {
  expect(
    patternOf(['Lan', '912345678', 'Nguyễn Thị Lan', 'lan@hako.test', '12 Lý Thường Kiệt'], 'text'),
  ).toBe('12 Lý Thường Kiệt|\\mNguyễn Thị Lan\\M|lan@hako\\.test|912345678');
  expect(patternOf(['An'], 'text')).toBeUndefined();
});

it('takes every sign as itself, and as JSON writes it', () => {
  expect(patternOf(['12(A) "Ngõ" 3/4'], 'text')).toBe('12\\(A\\) "Ngõ" 3/4');
  expect(patternOf(['12(A) "Ngõ" 3/4'], 'json')).toBe('12\\(A\\) \\\\"Ngõ\\\\" 3/4');
});
