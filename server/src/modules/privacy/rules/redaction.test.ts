import { expect, it } from 'vitest';
import { patternOf } from './redaction.ts';

it('looks for the longest words first, for names as whole words, and for nothing too short', () => {
  expect(
    patternOf(['Lan', '912345678', 'Nguyễn Thị Lan', 'lan@hako.test', '12 Lý Thường Kiệt']),
  ).toBe('12 Lý Thường Kiệt|\\mNguyễn Thị Lan\\M|lan@hako\\.test|912345678');
  expect(patternOf(['An'])).toBeUndefined();
});

it('finds short figures only as whole words', () => {
  expect(patternOf(['4321'])).toBe('\\m4321\\M');
  expect(patternOf(['12/4(B)'])).toBe('\\m12/4\\(B\\)');
});

it('takes every sign as itself', () => {
  expect(patternOf(['12(A) "Ngõ" 3/4'])).toBe('12\\(A\\) "Ngõ" 3/4');
});
