import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  ['ニコン FM2 シルバー', 'ja'],
  ['東京喰種 1巻', 'ja'],
  ['Canon AE-1 máy ảnh phim', undefined],
  ['Pentax MX máy ảnh 整備済', undefined],
  ['Nikon FM2', undefined],
])('%s is written in %s', (name, language) => {
  expect(languageOf(name)).toBe(language);
});
