import { expect, it } from 'vitest';
import { refusalOf } from '../../../../../test-support/refusal-of.ts';
import { typedPlace } from './typed-place.ts';

it('is read as the label says it, however it was typed', () => {
  expect(typedPlace(' jp-a-01 ', 'JP')).toBe('JP-A-01');
  expect(typedPlace('VN-K-07', 'VN')).toBe('VN-K-07');
});

it('is none where nothing was typed', () => {
  expect(typedPlace(undefined, 'JP')).toBeUndefined();
  expect(typedPlace('  ', 'JP')).toBeUndefined();
});

it.each(['A-01', 'JP', 'JP-', 'JP A 01', 'VN-A-01', 'kệ trên cùng'])(
  'is refused when it is no place of the house: %s',
  async (typed) => {
    const asked = Promise.resolve().then(() => typedPlace(typed, 'JP'));
    expect(await refusalOf(asked)).toBe('logistics.not-a-place');
  },
);
