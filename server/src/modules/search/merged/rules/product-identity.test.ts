import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listBrandNames } from '../../../translation/index.ts';
import type { Condition } from '../../../marketplaces/index.ts';
import { createMakers } from './makers.ts';
import { type Described, identityOf, isBarCode, labelOf } from './product-identity.ts';

const makers = createMakers(listBrandNames());
const goods = (title: string, given: Partial<Described> = {}): Described => ({
  title,
  condition: 'good',
  brand: undefined,
  jan: undefined,
  categoryPath: [],
  ...given,
});
const modelOf = (title: string, given?: Partial<Described>) =>
  identityOf(goods(title, given), makers).model;

describe('the same product', () => {
  it.each([
    ['【美品】ニコン Nikon FM2 ブラック ボディ', 'Nikon ニコン ＦＭ２ フィルムカメラ 動作確認済み'],
    ['キヤノン AE-1 フィルムカメラ', 'キャノン AE1 ボディ ストラップ付き'],
    ['キヤノン AE-1 PROGRAM ボディ #4791', 'Canon AE-1 Program フィルムカメラ 管理番号77'],
    ['SONY WH-1000XM4 ヘッドホン 元箱付き', 'ソニー WH1000XM4 ワイヤレス ヘッドフォン'],
    ['セイコー SBGA211 腕時計', '☆SEIKO SBGA211 メンズ 腕時計 箱付き'],
    ['ニコン Nikon Z 50 デジタルカメラ', '【良品】Nikon Z 50 ボディ'],
  ])('is %s and %s', (one, other) => {
    expect(modelOf(one)).toBeDefined();
    expect(modelOf(one)).toBe(modelOf(other));
  });

  it('is known by its bar code, whatever its titles say', () => {
    const jan = '4901301230881';
    expect(identityOf(goods('ふわふわ', { jan }), makers).code).toBe(
      identityOf(goods('柔らかい', { jan }), makers).code,
    );
    expect(identityOf(goods('ふわふわ', { jan: '4901301230880' }), makers).code).toBeUndefined();
  });
});

describe('not the same product', () => {
  it.each([
    ['another model', 'ニコン FM2 フィルムカメラ', 'ニコン FE2 フィルムカメラ'],
    ['a newer model', 'ニコン FM2 フィルムカメラ', 'ニコン New FM2 フィルムカメラ'],
    ['a better version', 'キヤノン AE-1 フィルムカメラ', 'キヤノン AE-1 PROGRAM フィルムカメラ'],
    ['another suffix', 'ニコン F3 フィルムカメラ', 'ニコン F3 HP フィルムカメラ'],
    ['another maker', 'シグマ 50mm F1.4 DG レンズ A014', 'タムロン 50mm F1.4 DG レンズ A014'],
    [
      'a camera that is called like an aperture',
      'ニコン F5 フィルムカメラ',
      'ニコン F4 フィルムカメラ',
    ],
    [
      'another aperture',
      'ニコン AI NIKKOR N50 50mm F1.8 レンズ',
      'ニコン AI NIKKOR N50 50mm F1.4 レンズ',
    ],
    ['the body alone and with a lens', 'ニコン FM2 ボディ', 'ニコン FM2 50mm F1.8 レンズ付き'],
    ['the camera and its strap', 'ニコン FM2 フィルムカメラ', 'ニコン FM2 ストラップ'],
    [
      'the camera and something for it',
      'ニコン FM2 フィルムカメラ',
      'ニコン FM2用 モータードライブ MD-12',
    ],
    ['the camera and its manual only', 'ニコン FM2 フィルムカメラ', 'ニコン FM2 取扱説明書のみ'],
    ['the watch and its box', 'セイコー SBGA211 腕時計', 'セイコー SBGA211 空箱'],
    ['more storage', 'Apple iPhone 15 Pro 256GB スマホ', 'Apple iPhone 15 Pro 512GB スマホ'],
    [
      'a figure of another person',
      'バンダイ RX78 フィギュア アムロ',
      'バンダイ RX78 フィギュア シャア',
    ],
    ['one and a lot', 'ニコン FM2 フィルムカメラ', 'ニコン FM2 フィルムカメラ 3台セット'],
  ])('is %s', (_, one, other) => {
    expect(modelOf(one)).toBeDefined();
    expect(modelOf(other)).not.toBe(modelOf(one));
  });

  it.each<[Condition, string, Condition, string]>([
    ['new', 'ニコン FM2 ボディ', 'junk', 'ニコン FM2 ボディ'],
    ['like-new', 'ニコン FM2 ボディ', 'junk', 'ニコン FM2 ボディ'],
    ['good', 'ニコン FM2 ボディ', 'good', 'ニコン FM2 ボディ ジャンク'],
    ['good', 'ニコン FM2 ボディ', 'good', 'ニコン FM2 ボディ 部品取り'],
    ['new', 'ニコン FM2 ボディ', 'good', 'ニコン FM2 ボディ'],
    ['good', 'ニコン FM2 ボディ', 'poor', 'ニコン FM2 ボディ'],
    ['good', 'ニコン FM2 ボディ', 'used', 'ニコン FM2 ボディ'],
    ['new', 'ニコン FM2 ボディ', 'unknown', 'ニコン FM2 ボディ'],
  ])('%s %s and %s %s, nor by bar code', (condition, title, otherCondition, otherTitle) => {
    const jan = '4901301230881';
    const one = identityOf(goods(title, { condition, jan }), makers);
    const other = identityOf(goods(otherTitle, { condition: otherCondition, jan }), makers);
    expect(one.model).toBeDefined();
    expect([other.model, other.code]).not.toEqual([one.model, other.code]);
    expect(other.code).not.toBe(one.code);
  });

  it.each([
    'ふるいカメラ',
    'ニコン カメラ',
    'FM2 フィルムカメラ',
    'ニコン 50mm',
    'ニコン FM2 フィルムカメラ ケース',
    'まとめ ニコン FM2 FE2',
  ])('is anything where the title does not tell: %s', (title) => {
    expect(modelOf(title)).toBeUndefined();
  });

  it('whatever the titles, two models of one maker are two', () => {
    const model = fc.stringMatching(/^[A-Z]{1,3}\d{1,4}$/);
    const praise = fc.subarray([
      '美品',
      '☆',
      '動作確認済み',
      '希少',
      'レア',
      '送料無料',
      'ブラック',
      '即決可',
    ]);
    fc.assert(
      fc.property(model, model, praise, praise, (one, other, before, behind) => {
        fc.pre(one !== other && !/^X\d/.test(one) && !/^X\d/.test(other));
        const first = modelOf(`${before.join(' ')} ニコン ${one} フィルムカメラ`);
        expect(modelOf(`Nikon ${one} ${behind.join(' ')} フィルムカメラ`)).toBe(first);
        expect(modelOf(`Nikon ${other} ${behind.join(' ')} フィルムカメラ`)).not.toBe(first);
      }),
    );
  });
});

it.each([
  ['【美品】ニコン Nikon FM2 ブラック', 'Nikon FM2'],
  ['キヤノン AE-1 PROGRAM', 'Canon AE-1'],
  ['Apple iPhone 15 Pro', 'Apple iPhone 15'],
  ['カメラ', undefined],
])('%s is called %s', (title, label) => {
  expect(labelOf({ title, brand: undefined }, makers)).toBe(label);
});

it.each([
  ['4901301230881', true],
  ['4901301230882', false],
  ['49012340', false],
  ['0000000000000', false],
  ['490130123088', false],
  [undefined, false],
])('bar code %s: %s', (code, is) => {
  expect(isBarCode(code)).toBe(is);
});
