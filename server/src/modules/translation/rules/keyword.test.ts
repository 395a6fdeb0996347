import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldDiacritics } from './fold.ts';
import { parseGlossary, spellingsOf } from './glossary-rows.ts';
import { readGlossary } from './glossary.ts';
import { readKeyword } from './keyword.ts';

const tsv = readFileSync(new URL('../glossary.tsv', import.meta.url), 'utf8');
const glossary = readGlossary(tsv);

describe('a search', () => {
  it.each([
    ['máy ảnh film nikon', 'ニコン フィルムカメラ'],
    ['may anh film nikon', 'ニコン フィルムカメラ'],
    ['Máy Ảnh Film NIKON', 'ニコン フィルムカメラ'],
    ['máy ảnh phim Canon AE-1', 'キヤノン フィルムカメラ AE-1'],
    ['đồng hồ seiko nam cũ', 'セイコー 腕時計 メンズ 中古'],
    ['dong ho seiko nam cu', 'セイコー 腕時計 メンズ 中古'],
    ['áo khoác da', 'レザージャケット'],
    ['ao khoac da', 'レザージャケット'],
    ['ví louis vuitton chính hãng', 'ルイ ヴィトン 財布 正規品'],
    ['mô hình gundam RX-78-2', 'ガンプラ RX-78-2'],
    ['thẻ pokemon', 'ポケモンカード'],
    ['cần câu shimano', 'シマノ 釣竿'],
    ['loa jbl giá rẻ', 'JBL スピーカー'],
    ['giày nike', 'ナイキ 靴'],
    ['kamera', 'カメラ'],
    ['ニコン FM2', 'ニコン FM2'],
    ['sony wh-1000xm4', 'ソニー wh-1000xm4'],
    ['PX-7 mk2', 'PX-7 mk2'],
  ])('for %s becomes %s', (keyword, expected) => {
    expect(readKeyword(keyword, glossary).text).toBe(expected);
  });

  it('that is not understood says so', () => {
    expect(readKeyword('máy làm bỏng ngô', glossary)).toMatchObject({ isWhole: false });
    expect(readKeyword('may lam bong ngo', glossary)).toMatchObject({ isWhole: false });
    expect(readKeyword('nike sb dunk', glossary)).toMatchObject({ isWhole: true });
    expect(readKeyword('máy ảnh film nikon', glossary)).toMatchObject({
      isWhole: true,
      isTranslated: true,
    });
  });

  it('means the same with and without diacritics, for every spelling that no other is mistaken for', () => {
    const spellings = parseGlossary(tsv).flatMap((row) =>
      spellingsOf(row).filter((spelling) => row.kind !== 'filler' && spelling.length > 2),
    );
    const byFold = new Map<string, number>();
    for (const spelling of spellings)
      byFold.set(foldDiacritics(spelling), (byFold.get(foldDiacritics(spelling)) ?? 0) + 1);
    const clear = spellings.filter(
      (spelling) => byFold.get(foldDiacritics(spelling)) === 1 && !/[()/,]/.test(spelling),
    );
    expect(clear.length).toBeGreaterThan(3_000);
    const same = clear.filter(
      (spelling) =>
        readKeyword(foldDiacritics(spelling), glossary).text ===
        readKeyword(spelling, glossary).text,
    );
    expect(same.length / clear.length).toBeGreaterThan(0.99);
  });

  it('is never lost, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (keyword) => {
        fc.pre(keyword.trim() !== '');
        expect(readKeyword(keyword, glossary).text.length).toBeGreaterThan(0);
      }),
    );
  });

  const words = fc.constantFrom(
    ...parseGlossary(tsv).flatMap((row) => [...spellingsOf(row), row.japanese].filter(Boolean)),
  );
  const model = fc.stringMatching(/^[A-Z]{1,4}-?[0-9]{2,5}[A-Za-z]{0,3}$/);
  const word = fc.oneof(
    words,
    words.map(foldDiacritics),
    model,
    fc.string({ minLength: 1, maxLength: 12 }),
  );

  it('read again stays what it is', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (typed) => {
        const once = readKeyword(typed.join(' '), glossary);
        fc.pre(!/https?:/i.test(once.text));
        expect(readKeyword(once.text, glossary).text).toBe(once.text);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps every model number as it was typed', () => {
    const known = new Set(
      parseGlossary(tsv).flatMap((row) =>
        spellingsOf(row).flatMap((spelling) => foldDiacritics(spelling).split(' ')),
      ),
    );
    fc.assert(
      fc.property(words, model, words, (before, number, after) => {
        fc.pre(!known.has(number.toLowerCase()));
        const typed = `${before} ${number} ${after}`;
        fc.pre(typed.length < 80);
        expect(readKeyword(typed, glossary).text.split(' ')).toContain(number);
      }),
    );
  });

  it('never changes a link', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        words,
        (link, beside) => {
          expect(readKeyword(`${beside} ${link}`, glossary).text).toBe(
            `${beside} ${link}`.normalize('NFC').trim(),
          );
        },
      ),
    );
  });

  it('is never longer than 100 characters, nor made of halves of words', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), (typed) => {
        fc.pre(!/https?:/i.test(typed.join(' ')));
        expect(readKeyword(typed.join(' '), glossary).text.length).toBeLessThanOrEqual(100);
      }),
    );
  });
});
