import { expect, test } from 'vitest';
import { priceRowOf } from './price-row-of.ts';

test('words that were taken out of a kind of goods are gone, not kept from the row before', () => {
  const before = { label: 'Máy ảnh', words: ['カメラ'], hints: ['nikon'], voids: ['カメラ用'] };
  const values = { label: 'Máy ảnh', words: ['カメラ'], hints: ['leica'] };
  const asked = { page: 'goods-kinds', key: 'camera', values, validFrom: '2026-11-22' } as const;
  expect(priceRowOf(asked, before).rule).toMatchObject({ hints: ['leica'], voids: [] });
});
