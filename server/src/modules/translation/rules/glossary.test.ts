import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldDiacritics, foldKana, foldRomaji, tidy } from './fold.ts';
import { findGlossaryFaults, parseGlossary } from './glossary-rows.ts';
import { readGlossary } from './glossary.ts';

const tsv = readFileSync(new URL('../glossary.tsv', import.meta.url), 'utf8');

describe('the glossary', () => {
  it('has no faults', () => {
    expect(findGlossaryFaults(tsv)).toEqual([]);
  });

  it('knows at least 1,500 terms of the trade, of every kind', () => {
    const terms = parseGlossary(tsv).filter(({ kind }) => kind !== 'filler');
    expect(terms.length).toBeGreaterThanOrEqual(1_500);
    for (const kind of ['brand', 'series', 'title', 'noun', 'quality'])
      expect(terms.filter((term) => term.kind === kind).length, kind).toBeGreaterThanOrEqual(80);
  });

  it('finds each of its terms by its reading', () => {
    const glossary = readGlossary(tsv);
    for (const { reading } of parseGlossary(tsv))
      if (reading !== '') expect(glossary.findReading(reading), reading).toBeDefined();
  });
});

describe('a wrong row is named', () => {
  it.each([
    ['thing\tカメラ\t\tmáy ảnh', 'kind'],
    ['noun\t\t\tmáy ảnh', 'japanese'],
    ['filler\tカメラ\t\tcủa', 'japanese'],
    ['noun\tカメラ\t\t', 'vietnamese'],
    ['noun\t腕時計\t\tđồng hồ', 'reading'],
    ['noun\t腕時計\tudedokei\tđồng hồ', 'reading'],
    ['noun\tカメラ\tれんず\tmáy ảnh', 'reading'],
    ['noun\tカメラ\t\tmáy ảnh\tcamera||cam', 'empty-form'],
    [`noun\tカメラ\t\t${'x'.repeat(101)}`, 'too-long'],
    ['noun\tカメラ\t\tmáy ảnh\t\t\t1', 'columns'],
    ['noun\tカメラ\t\tmáy ảnh\nnoun\tかめら\t\tmáy chụp', 'double-japanese'],
    ['noun\tカメラ\t\tmáy ảnh\nnoun\tレンズ\t\tống kính\tMáy  Ảnh', 'double-vietnamese'],
  ])('%s', (row, fault) => {
    expect(findGlossaryFaults(row).map((found) => found.fault)).toContain(fault);
  });

  it('but not the shown spelling that another row owns', () => {
    expect(
      findGlossaryFaults('noun\t時計\tとけい\t~đồng hồ\nnoun\t腕時計\tうでどけい\tđồng hồ'),
    ).toEqual([]);
  });
});

describe('folding', () => {
  it.each([
    ['hoà', 'hòa'],
    ['hoạ tiết', 'họa tiết'],
    ['thuỷ', 'thủy'],
    ['hoàn', 'hoàn'],
    ['quý', 'quý'],
    ['khoẻ', 'khỏe'],
  ])('%s is spelt %s', (typed, spelt) => expect(tidy(typed)).toBe(spelt));
  it.each([
    ['tōkyō', 'tokyo'],
    ['toukyou', 'tokyo'],
    ['Shimbun', 'shinbun'],
    ['tokei', 'tokei'],
    ['syasinn', 'shashinn'],
  ])('%s sounds like %s', (typed, sound) => expect(foldRomaji(typed)).toBe(sound));
  it('leaves nothing of a mark that stands alone', () => {
    expect(foldDiacritics('máy ¨ ảnh!¨')).toBe('may anh!');
  });
  it('is the same when done twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const fold of [foldDiacritics, foldKana]) expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});
