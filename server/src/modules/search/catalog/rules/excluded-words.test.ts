import { expect, it } from 'vitest';
import { splitExclusions } from './excluded-words.ts';

it.each([
  ['ニコン FM2', 'ニコン FM2', undefined],
  ['ニコン -ジャンク', 'ニコン', 'ジャンク'],
  ['-ジャンク ニコン −故障 FM2', 'ニコン FM2', 'ジャンク 故障'],
  ['RX-78-2 -5', 'RX-78-2 -5', undefined],
  ['-ジャンク', '-ジャンク', undefined],
])('%s looks for %s without %s', (keyword, wanted, excludedWords) => {
  expect(splitExclusions({ keyword })).toEqual({
    keyword: wanted,
    ...(excludedWords && { excludedWords }),
  });
});

it('adds to what was excluded before', () => {
  expect(splitExclusions({ keyword: 'a -b', excludedWords: 'c' })).toEqual({
    keyword: 'a',
    excludedWords: 'c b',
  });
});
