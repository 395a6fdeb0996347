import { describe, expect, test } from 'vitest';
import { withKeyword } from './search-history.ts';

describe('search history of a site', () => {
  test.each([
    [[], 'nikon', ['nikon']],
    [['canon', 'Nikon'], 'nikon', ['nikon', 'canon']],
    [['MÁY ẢNH'], 'máy ảnh', ['máy ảnh']],
  ])('%j then %s', (before, keyword, after) => expect(withKeyword(before, keyword)).toEqual(after));

  test('keeps the newest twenty', () => {
    const many = Array.from({ length: 20 }, (_, index) => `từ ${index}`);
    const after = withKeyword(many, 'mới');
    expect(after).toHaveLength(20);
    expect(after[0]).toBe('mới');
    expect(after).not.toContain('từ 19');
  });
});
