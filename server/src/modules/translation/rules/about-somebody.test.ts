import { expect, it } from 'vitest';
import { isAboutSomebody } from './about-somebody.ts';

it.each([
  ['khach@hako.test', true],
  ['0912 345 678', true],
  ['+84-912-345-678', true],
  ['9704 3600 1234 5678', true],
  ['https://example.com/toi', true],
  ['máy ảnh fm2', false],
  ['wh-1000xm4 2021', false],
])('%s: %s', (keyword, isAbout) => {
  expect(isAboutSomebody(keyword)).toBe(isAbout);
});
