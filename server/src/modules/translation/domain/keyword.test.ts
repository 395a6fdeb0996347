import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldDiacritics } from './fold.ts';
import { readGlossary } from './glossary.ts';
import { readKeyword } from './keyword.ts';
import { readTitle } from './title.ts';

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
    ['loa jbl giá rẻ', 'ジェイビーエル スピーカー'],
    ['giày nike', 'ナイキ 靴'],
    ['kamera', 'カメラ'],
    ['ニコン FM2', 'ニコン FM2'],
    ['sony wh-1000xm4', 'ソニー wh-1000xm4'],
    ['PX-7 mk2', 'PX-7 mk2'],
  ])('for %s becomes %s', (keyword, expected) => {
    expect(readKeyword(keyword, glossary).text).toBe(expected);
  });

  it('that is not understood says so', () => {
    expect(readKeyword('máy pha cà phê', glossary)).toMatchObject({ isWhole: false });
    expect(readKeyword('máy ảnh film nikon', glossary)).toMatchObject({ isWhole: true, isTranslated: true });
  });

  it('means the same with and without diacritics, for every term that no other term is mistaken for', () => {
    const terms = tsv
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split('\t')[2] as string);
    const byFold = new Map<string, Set<string>>();
    for (const term of terms) byFold.set(foldDiacritics(term), (byFold.get(foldDiacritics(term)) ?? new Set()).add(term.toLowerCase()));
    const clear = terms.filter((term) => byFold.get(foldDiacritics(term))?.size === 1 && !/[()/]/.test(term));
    expect(clear.length).toBeGreaterThan(500);
    // The short fillers are left alone without diacritics, because they are names as often.
    const same = clear.filter((term) => term.length > 2 && readKeyword(foldDiacritics(term), glossary).text === readKeyword(term, glossary).text);
    expect(same.length / clear.filter((term) => term.length > 2).length).toBeGreaterThan(0.97);
  });

  it('is never lost, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (keyword) => {
        fc.pre(keyword.trim() !== '');
        expect(readKeyword(keyword, glossary).text.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a title', () => {
  it.each([
    ['【美品】ニコン Nikon FM2 ブラック ボディ フィルムカメラ 動作確認済み', '[hàng đẹp] Nikon FM2 đen thân máy máy ảnh phim đã kiểm tra hoạt động'],
    ['セイコー 自動巻き 腕時計 ジャンク', 'Seiko lên dây tự động đồng hồ đeo tay hàng hỏng/lấy linh kiện'],
    ['☆★『ジャンク』ニコン【美品】★', '“hàng hỏng/lấy linh kiện” Nikon [hàng đẹp]'],
    ['フィルムカメラケース', 'Máy ảnh phim ốp/hộp'],
    ['日本国 本', '日本国 sách'],
    ['ボストン', 'ボストン'],
  ])('%s reads %s', (title, expected) => {
    expect(readTitle(title, glossary).text).toBe(expected);
  });

  it('says whether anything Japanese is left', () => {
    expect(readTitle('ニコン レンズ', glossary).isWhole).toBe(true);
    expect(readTitle('ニコン 謎の物体', glossary).isWhole).toBe(false);
  });
});
