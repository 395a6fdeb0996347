import { expect, it } from 'vitest';
import { withoutForeignPhotos } from './foreign-photos.ts';

it('a parcel that was somebody else’s shows no pictures, until it is theirs after all', () => {
  const events: { facts: Record<string, string>; photos: string[] }[] = [
    { facts: { unknown: 'KL1' }, photos: ['a'] },
    { facts: { unknown: 'KL2' }, photos: ['b'] },
    { facts: {}, photos: ['c'] },
    { facts: { not_theirs: 'KL1' }, photos: [] },
    { facts: { unknown: 'KL1' }, photos: ['a'] },
  ];
  expect(withoutForeignPhotos(events).map(({ photos }) => photos)).toEqual([
    [],
    ['b'],
    ['c'],
    [],
    ['a'],
  ]);
  expect(withoutForeignPhotos(events.slice(0, 2))).toEqual(events.slice(0, 2));
});
