import { expect, it } from 'vitest';
import { SEED_ROWS } from '../../seed/seed-rows.ts';
import { modelIn } from './model-words.ts';
import { prepareTables } from './prepare-tables.ts';

const { categoryWords } = prepareTables(SEED_ROWS, '2026-11-24');
const read = (kind: string, title: string) =>
  modelIn(
    title,
    categoryWords.find(({ code }) => code === kind),
  );

it.each([
  ['camera', 'Nikon FM2 ボディ 美品', 'fm2'],
  ['camera', 'ニコン ＦＭ２ ブラック 64GB', 'fm2'],
  ['headphone', 'SONY WH-1000XM4 ワイヤレス', 'wh1000xm4'],
  ['phone', 'iPhone 15 128GB SIMフリー', 'iphone 15'],
  ['camera', 'Canon AE-1 50mm F1.8 L', 'ae1'],
  ['bag', 'レザー トートバッグ 黒 2点', 'トートバッグ'],
  ['fashion', 'ダウンジャケット XL 新品', 'ダウンジャケット'],
])('of %s: %s is %s', (kind, title, model) => {
  expect(read(kind, title)).toBe(model);
});

it('is none where nothing or too much is named', () => {
  expect(read('camera', '')).toBe('');
  expect(read('camera', 'Nikon FM2 FE2 F3HP まとめ')).toBe('');
  expect(modelIn(undefined, undefined)).toBe('');
  expect(modelIn('何かの品物', undefined)).toBe('');
});
