import { expect, it } from 'vitest';
import { splitCondition } from './keyword-condition.ts';

it.each([
  ['腕時計 中古', '腕時計', 'used'],
  ['カメラ 新品', 'カメラ', 'new'],
  ['カメラ 新品未使用 -ジャンク', 'カメラ -ジャンク', 'new'],
  ['中古', '中古', undefined],
  ['中古 -ジャンク', '中古 -ジャンク', undefined],
  ['新品 中古 カメラ', '新品 中古 カメラ', undefined],
  ['カメラ -中古', 'カメラ -中古', undefined],
  ['ニコン FM2', 'ニコン FM2', undefined],
])('%s asks for %s, %s', (japanese, text, condition) => {
  expect(splitCondition(japanese)).toEqual({ text, condition });
});
