import { expect, it } from 'vitest';
import { choiceText, hasChoices, missingIn, NO_CHOICE, variantOf } from './option-picker.tsx';

const shirt = {
  options: [
    { name: 'カラー', name_vi: 'Màu', values: ['黒', '白'], values_vi: ['Đen', 'Trắng'] },
    { name: 'サイズ', name_vi: 'Cỡ', values: ['M', 'L'], values_vi: ['M', 'L'] },
  ],
  variants: [],
};
const mug = {
  options: [],
  variants: [
    { id: 'a', name: '青', quantity: 1 },
    { id: 'b', name: '赤', quantity: 0 },
  ],
};

it('says what is still to be chosen, and what was', () => {
  expect(hasChoices(shirt)).toBe(true);
  expect(missingIn(shirt, NO_CHOICE)).toEqual(['Màu', 'Cỡ']);
  const choice = { values: { カラー: '黒' }, variantId: undefined };
  expect(missingIn(shirt, choice)).toEqual(['Cỡ']);
  expect(choiceText(shirt, { ...choice, values: { カラー: '黒', サイズ: 'L' } })).toBe(
    'カラー: 黒 / サイズ: L',
  );
});

it('chosen options make the variant they name; one that is sold out is not enough', () => {
  const goods = {
    ...shirt,
    variants: [
      { id: '1', name: 'カラー:黒#サイズ:XL', quantity: 1 },
      { id: '2', name: 'カラー:黒#サイズ:L', quantity: 2 },
      { id: '3', name: 'カラー:白#サイズ:L', quantity: 0 },
    ],
  };
  const of = (color: string, size: string) => ({
    values: { カラー: color, サイズ: size },
    variantId: undefined,
  });
  expect(variantOf(goods, of('黒', 'L'))?.id).toBe('2');
  expect(variantOf(goods, { values: { カラー: '黒' }, variantId: undefined })).toBeUndefined();
  expect(missingIn(goods, of('黒', 'L'))).toEqual([]);
  expect(missingIn(goods, of('白', 'L'))).toEqual(['loại còn hàng']);
});

it('one variant is no choice, several are', () => {
  expect(hasChoices({ ...mug, variants: mug.variants.slice(0, 1) })).toBe(false);
  expect(missingIn(mug, NO_CHOICE)).toEqual(['phân loại']);
  expect(missingIn(mug, { values: {}, variantId: 'a' })).toEqual([]);
  expect(choiceText(mug, { values: {}, variantId: 'a' })).toBe('青');
});
