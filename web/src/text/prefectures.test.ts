import { expect, it } from 'vitest';
import { PREFECTURES, prefectureName, REGIONS } from './prefectures.ts';

it('knows all 47, each in one region', () => {
  expect(PREFECTURES).toHaveLength(47);
  expect(new Set(PREFECTURES).size).toBe(47);
  expect(
    REGIONS.flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    ),
  ).toEqual(Array.from({ length: 47 }, (_, index) => index + 1));
});

it.each([
  [1, 'Hokkaido'],
  [13, 'Tokyo'],
  [27, 'Osaka'],
  [40, 'Fukuoka'],
  [47, 'Okinawa'],
  [0, undefined],
  [48, undefined],
  [null, undefined],
])('%s is %s', (number, name) => {
  expect(prefectureName(number)).toBe(name);
});
