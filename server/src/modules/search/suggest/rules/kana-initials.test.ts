import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byInitial, initialOf } from './kana-initials.ts';

it.each([
  ['ニコン', 'ナ'],
  ['グッチ', 'カ'],
  ['がまかつ', 'カ'],
  ['ヴィトン', 'ア'],
  ['ｿﾆｰ', 'サ'],
  ['ポーター', 'ハ'],
  ['ヤマハ', 'ヤ'],
  ['ョ', 'ヤ'],
  ['ッ', 'タ'],
  ['ワコム', 'ワ'],
  ['Nikon', '#'],
  ['象印', '#'],
  ['', '#'],
  [undefined, '#'],
])('%s stands under %s', (reading, initial) => expect(initialOf(reading)).toBe(initial));

it('nothing is lost, and rows stand in the order of the kana', () => {
  const reading = fc.string({
    unit: fc.constantFrom('ア', 'カ', 'ガ', 'ン', 'パ', 'A', '象', 'ヴ'),
    maxLength: 3,
  });
  fc.assert(
    fc.property(fc.array(reading), (readings) => {
      const groups = byInitial(readings, (one) => one);
      expect(groups.flatMap(({ children }) => children).toSorted()).toEqual(readings.toSorted());
      const order = groups.map(({ character }) => 'アカサタナハマヤラワ#'.indexOf(character));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }),
  );
});
