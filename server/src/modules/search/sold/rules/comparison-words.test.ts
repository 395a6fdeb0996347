import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonWordsOf, isLot, wordsOf } from './comparison-words.ts';

const folded = (words: readonly { folded: string }[] | undefined) =>
  words?.map((word) => word.folded);

describe('words of a title', () => {
  it.each([
    ['ニコンFM2ボディ', ['ニコン', 'fm2', 'ボディ']],
    ['Canon AE-1', ['canon', 'ae1']],
    ['ＳＯＮＹ　ＷＨ－１０００ＸＭ５', ['sony', 'wh1000xm5']],
    ['α7 III', ['α7', 'iii']],
    ['リーバイス 501XX 32×34', ['リーバイス', '501xx', '32', '34']],
    ['ルイ・ヴィトン 財布', ['ルイヴィトン', '財布']],
    ['★☆◎', []],
  ])('%s', (title, words) => expect(folded(wordsOf(title))).toEqual(words));
});

describe('the same goods are looked for', () => {
  it.each<[string, string | undefined, string[] | undefined]>([
    [
      '【美品】ニコン Nikon FM2 ボディ フィルムカメラ 動作確認済み #1234',
      'ニコン',
      ['ニコン', 'fm2'],
    ],
    ['キヤノン AE-1 PROGRAM 50mm F1.8 レンズ付き', undefined, ['キヤノン', 'ae1']],
    [
      '【新品未使用】ソニー SONY ワイヤレスヘッドホン WH-1000XM5 ブラック',
      'SONY',
      ['sony', 'wh1000xm5'],
    ],
    ['ルイ ヴィトン モノグラム 長財布 美品', 'ルイ ヴィトン', ['ルイ', 'ヴィトン', 'モノグラム']],
    ['セイコー プレザージュ 自動巻き 腕時計', undefined, ['セイコー', 'プレザージュ', '自動巻']],
    ['送料無料 美品', undefined, undefined],
    ['カメラ', undefined, undefined],
    ['', undefined, undefined],
    ['iPhone15 128GB 本体', undefined, ['iphone15']],
  ])('%s', (title, brand, words) => expect(folded(comparisonWordsOf(title, brand))).toEqual(words));

  it('in words that the title itself contains, at most three, none twice', () => {
    const parts = fc.constantFrom(
      'ニコン',
      'Nikon',
      'FM2',
      'AE-1',
      '美品',
      '送料無料',
      '50mm',
      'レンズ',
      '財布',
      'ジャンク',
      '1円',
      '★',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (all) => {
        const title = all.join(' ');
        const found = folded(comparisonWordsOf(title)) ?? [];
        expect(found.length).toBeLessThanOrEqual(3);
        expect(new Set(found).size).toBe(found.length);
        const inTitle = folded(wordsOf(title));
        for (const word of found) expect(inTitle).toContain(word);
      }),
    );
  });
});

it.each([
  ['ニコン FM2 まとめ売り可', false],
  ['レンズ まとめて 10本セット', true],
  ['フィルムカメラ 大量', true],
  ['キヤノン AE-1 レンズセット', false],
])('whether "%s" is several things for one price: %s', (title, is) =>
  expect(isLot(title)).toBe(is),
);
