import { expect, it } from 'vitest';
import { brandGroups } from './brand-groups.ts';

const brand = (name: string, reading: string | null) => ({ name, reading });

it('brands stand under the row of their reading, those without one last', () => {
  const groups = brandGroups([
    brand('Apple', 'アップル'),
    brand('Gucci', 'グッチ'),
    brand('ぐりーん', 'ぐりーん'),
    brand('ABC', null),
    brand('', ''),
  ]);
  expect(groups.map(({ letter, brands }) => [letter, brands.map(({ name }) => name)])).toEqual([
    ['ア', ['Apple']],
    ['カ', ['Gucci', 'ぐりーん']],
    ['#', ['ABC', '']],
  ]);
});

it('no brand is lost', () => {
  const all = ['パナソニック', 'ヴィトン', 'ヲ', 'ー', 'zara'].map((reading) =>
    brand(reading, reading),
  );
  expect(brandGroups(all).flatMap(({ brands }) => brands)).toHaveLength(all.length);
});
