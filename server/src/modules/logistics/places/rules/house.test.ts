import { expect, it } from 'vitest';
import { placeOf } from './house.ts';

it('names the place of a parcel only in the house where the parcel is', () => {
  expect(placeOf({ state: 'stored', shelf: 'JP-A-01' })).toBe('JP-A-01');
  expect(placeOf({ state: 'stored', shelf: 'A-01' })).toBe('A-01');
  expect(placeOf({ state: 'exported', shelf: 'JP-A-01' })).toBeUndefined();
  expect(placeOf({ state: 'arrived', shelf: 'JP-A-01' })).toBeUndefined();
  expect(placeOf({ state: 'arrived', shelf: 'VN-K-07' })).toBe('VN-K-07');
  expect(placeOf({ state: 'arrived', shelf: undefined })).toBeUndefined();
});
