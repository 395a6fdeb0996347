import { describe, expect, it, test } from 'vitest';
import { findOldWards } from './old-wards.ts';
import { findCommune } from './two-level-list.ts';

describe('an old ward', () => {
  test.each(['Phường 12, Quận Gò Vấp', 'go vap phuong 12', 'quan GÒ VẤP  phường 12'])(
    'asked as “%s” lies in one commune now',
    (asked) => {
      expect(findOldWards(asked)).toEqual([
        expect.objectContaining({
          name: 'Phường 12',
          district: 'Quận Gò Vấp',
          communes: [expect.objectContaining({ name: 'Phường An Hội Tây' })],
        }),
      ]);
    },
  );

  it('that was divided asks which of its communes is meant', () => {
    const divided = findOldWards('Phường 13 Gò Vấp');
    expect(divided[0]?.communes.map(({ name }) => name).toSorted()).toEqual([
      'Phường An Hội Tây',
      'Phường An Hội Đông',
    ]);
    for (const { code, provinceCode } of divided[0]?.communes ?? [])
      expect(findCommune(code)?.provinceCode).toBe(provinceCode);
  });

  it('is not guessed from half a word, and of many only twenty are told', () => {
    expect(findOldWards('Phường 12 Gò Vấ')).toEqual([]);
    expect(findOldWards('  ')).toEqual([]);
    expect(findOldWards('phường')).toHaveLength(20);
  });
});
