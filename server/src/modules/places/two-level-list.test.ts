import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCommune, findProvince, listCommunes, listProvinces } from './two-level-list.ts';

const REFERENCE = path.resolve(
  import.meta.dirname,
  '../../../../../shared/data/vietnam/admin-new-2level-34p-3321w.json',
);
const hasReference = existsSync(REFERENCE);
if (!hasReference)
  console.log('skipped: the reference list of places is not beside the repository');

describe('the two-level list', () => {
  test('has 34 provinces and 3,321 communes, each in one of them', () => {
    expect(listProvinces()).toHaveLength(34);
    expect(listProvinces().flatMap(({ code }) => listCommunes(code))).toHaveLength(3_321);
  });

  test('counts 697 wards, 2,611 communes and 13 special zones', () => {
    const kinds = Map.groupBy(
      listProvinces().flatMap(({ code }) => listCommunes(code)),
      ({ type }) => type,
    );
    expect(
      [...kinds]
        .map(([type, rows]) => [type, rows.length] as const)
        .sort(([a], [b]) => a.localeCompare(b, 'vi')),
    ).toEqual([
      ['Đặc khu', 13],
      ['Phường', 697],
      ['Xã', 2_611],
    ]);
  });

  test.each([
    ['01', 'Hà Nội', 'Thành phố'],
    ['79', 'Hồ Chí Minh', 'Thành phố'],
    ['75', 'Đồng Nai', 'Thành phố'],
    ['04', 'Cao Bằng', 'Tỉnh'],
  ])('%s is %s', (code, name, type) => expect(findProvince(code)).toEqual({ code, name, type }));

  test('knows a commune by its code', () => {
    expect(findCommune('00004')).toEqual({
      code: '00004',
      name: 'Phường Ba Đình',
      type: 'Phường',
      provinceCode: '01',
    });
    expect(findCommune('99999')).toBeUndefined();
    expect(listCommunes('99')).toEqual([]);
  });

  test.skipIf(!hasReference)('agrees with the reference list in every code, name and kind', () => {
    const reference = JSON.parse(readFileSync(REFERENCE, 'utf8')) as {
      Code: string;
      FullName: string;
      Wards: { Code: string; FullName: string }[];
    }[];
    // Both spellings of the tone (Hòa, Hoà) and of the apostrophe are in use.
    const folded = (name: string) =>
      name
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replace('’', "'")
        .toLowerCase()
        .trim();
    const ours = listProvinces().map(({ code, name, type }) => ({
      code,
      name: folded(`${type} ${name}`),
      communes: listCommunes(code).map((c) => `${c.code} ${folded(c.name)}`),
    }));
    const theirs = reference.map((p) => ({
      code: p.Code,
      name: folded(p.FullName),
      communes: p.Wards.map((w) => `${w.Code} ${folded(w.FullName)}`).sort(),
    }));
    expect(ours).toEqual(theirs.sort((a, b) => (a.code < b.code ? -1 : 1)));
  });
});
