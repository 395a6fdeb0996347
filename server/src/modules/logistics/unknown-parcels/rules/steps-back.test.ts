import { expect, it } from 'vitest';
import type { ParcelState } from '../../parcels/rules/parcel.ts';
import { stepsBack } from './steps-back.ts';

it.each([
  ['JP', 'WAREHOUSE', [], ['BOUGHT']],
  ['JP', 'WAREHOUSE', ['stored'], []],
  ['JP', 'WAREHOUSE', ['exported', 'packed'], []],
  ['JP', 'WAREHOUSE', ['exported'], ['EXPORT']],
  ['JP', 'WAREHOUSE', ['exported', 'opened'], ['EXPORT']],
  ['JP', 'WAREHOUSE', ['arrived', 'opened'], ['EXPORT', 'CHECKIN']],
  ['JP', 'WAREHOUSE', ['opened'], ['EXPORT', 'CHECKIN', 'CHECKED']],
  ['JP', 'CANCEL', [], []],
  ['VN', 'CHECKIN', ['exported', 'arrived'], ['EXPORT']],
  ['VN', 'EXPORT', ['exported', 'exported'], []],
  ['VN', 'CANCEL', [], []],
] as const)('in %s from %s with %j left: %j', (house, state, left, moves) => {
  const parcels = left.map((one: ParcelState) => ({ state: one }));
  expect(stepsBack(house, state, parcels)).toEqual(moves);
});
