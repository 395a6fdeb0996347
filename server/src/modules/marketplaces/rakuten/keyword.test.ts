import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rakutenKeyword } from './keyword.ts';

describe('what is asked for', () => {
  it.each([
    ['ニコン FM2', 'ニコン FM2', true],
    ['ニコン　FM 2', 'ニコン FM2', true],
    ['ソニー α 7', 'ソニー α7', true],
    ['ソニー α 7 ボディ', 'ソニー α7 ボディ', true],
    ['PS 5 本体', 'PS5 本体', true],
    ['カメラ 赤', 'カメラ', false],
    ['Canon P', 'Canon', false],
    ['靴', '靴', true],
    ['a', 'a', true],
    ['ｶﾒﾗ', 'カメラ', true],
    ['  ', '', true],
  ])('%s becomes %s', (typed, keyword, isWhole) =>
    expect(rakutenKeyword(typed)).toMatchObject({ keyword, isWhole }),
  );

  it('leaves out what is not wanted', () => {
    expect(rakutenKeyword('ニコン -ジャンク -', '中古 x')).toEqual({
      keyword: 'ニコン',
      excluded: 'ジャンク 中古',
      isWhole: true,
    });
  });

  it('never has a word of one character beside another, nor more than the site takes', () => {
    const words = fc.array(
      fc.constantFrom(
        'α',
        '7',
        'FM',
        '2',
        'ニコン',
        '赤',
        'ボディ',
        '-',
        '-赤',
        '　',
        'カメラ',
        'a',
        '😀',
        'ヴィンテージフィルムカメラ',
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(words, (parts) => {
        const { keyword } = rakutenKeyword(parts.join(' '));
        const asked = keyword.split(' ').filter(Boolean);
        if (asked.length > 1) for (const word of asked) expect([...word].length).toBeGreaterThan(1);
        expect(
          [...keyword].reduce((total, char) => total + (char <= '~' ? 1 : 2), 0),
        ).toBeLessThanOrEqual(128);
        expect(rakutenKeyword(keyword).keyword).toBe(keyword);
      }),
    );
  });
});
