import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasShared, readShared } from '../../../../test-support/world/captures.ts';
import { isJapanese } from './fold.ts';
import { readGlossary } from './glossary.ts';
import { parseGlossary } from './glossary-rows.ts';
import { readTitle } from './title.ts';

const tsv = readFileSync(new URL('../glossary.tsv', import.meta.url), 'utf8');
const glossary = readGlossary(tsv);

describe('a title', () => {
  it.each([
    [
      '【美品】ニコン Nikon FM2 ブラック ボディ フィルムカメラ 動作確認済み',
      'Thân máy ảnh phim Nikon FM2 màu đen, hàng đẹp, đã kiểm tra hoạt động',
    ],
    [
      '送料込み オリンパス OM-1 シルバー ボディ フィルムカメラ 管理番号4821',
      'Thân máy ảnh phim Olympus OM-1 màu bạc',
    ],
    [
      'キヤノン EF 50mm F1.8 レンズ カビあり 前後キャップ付き',
      'Ống kính Canon EF 50mm F1.8, kèm nắp trước sau, có mốc',
    ],
    ['フィルムカメラケース', 'Bao máy ảnh phim'],
    ['花柄 ワンピース レディース Mサイズ 新品', 'Váy liền họa tiết hoa nữ, cỡ M, hàng mới'],
    ['バンプレスト ワンピース ルフィ フィギュア', 'Mô hình nhân vật Banpresto One Piece Luffy'],
    ['即決 ポケモンカード マナフィ 178/172 AR 2枚セット', 'Bộ 2 thẻ Pokemon Manafi 178/172 AR'],
    ['ユニクロ メンズ Tシャツ Lサイズ 黒 3枚セット', 'Bộ 3 áo thun nam Uniqlo màu đen, cỡ L'],
    ['JBL 4312 スピーカー ペア 音出し確認済み', 'Cặp loa JBL 4312, đã thử âm thanh'],
    [
      '1円〜 任天堂 スーパーファミコン 本体 コントローラー2個',
      'Máy Nintendo Super Famicom, kèm 2 tay cầm',
    ],
    ['トミカ ミニカー 20台セット まとめ売り 送料無料', 'Bộ 20 xe mô hình Tomica'],
    ['KTC ドライバー 6本セット', 'Bộ 6 tua vít KTC'],
    [
      'シマノ ステラ C3000 スピニングリール 替えスプール付き',
      'Máy câu đứng Shimano Stella C3000, kèm lõi dây dự phòng',
    ],
    ['新品、未開封　ポケモンカードゲーム', 'Thẻ Pokemon TCG, nguyên seal, hàng mới'],
    ['【ポイント10倍】【送料無料】イヤホン 防水', 'Tai nghe nhét tai chống nước'],
    ['コスメ、美容、ヘアケア', 'Mỹ phẩm, làm đẹp, chăm sóc tóc'],
    ['家電・カメラ・AV機器', 'Điện máy, máy ảnh, nghe nhìn'],
    ['送料無料', 'Miễn phí vận chuyển'],
  ])('%s reads %s', (title, expected) => {
    expect(readTitle(title, glossary).text).toBe(expected);
  });

  it.each([
    '日本国 本',
    'ボストン',
    'ニコン 謎の物体',
    'ニコン FM2 ちゃんと動きます',
    'ゼゼゼゼゼ ゾゾゾゾ カメラ',
  ])('%s is not understood and stays as it is', (title) => {
    expect(readTitle(title, glossary)).toEqual({ text: title, isWhole: false });
  });

  it('says whether a service might do better', () => {
    expect(readTitle('ニコン レンズ', glossary).isWhole).toBe(true);
    expect(readTitle('ポケモンカード マナフィ', glossary).isWhole).toBe(false);
  });
});

/** Vietnamese without a Japanese letter, or the title as it was. */
const isWhollyOrNotAt = (title: string) => {
  const { text } = readTitle(title, glossary);
  return text === title || !isJapanese(text);
};

describe('no title is half translated', () => {
  const term = fc.constantFrom(...parseGlossary(tsv).flatMap(({ japanese }) => japanese || []));
  const letters = fc.stringMatching(/^[ぁ-んァ-ヶ一-龠ーA-Za-z0-9【】・、 ]{1,8}$/u);

  it('whatever it is made of', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(term, letters, term), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(' ', '', '、'),
        (words, between) => {
          expect(isWhollyOrNotAt(words.join(between))).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.skipIf(!hasShared)('and those that were captured are read or left', () => {
    const captured = [
      'paypay-fleamarket/search_3items_1sold_2026-05-05.next_data.json',
      'yahoo-auctions/closedsearch_7items_2026-05-08.next_data.json',
      'paypay-fleamarket/search_open_100items_2026-05-05.next_data.json',
    ].flatMap((name) => [
      ...readShared(`data/marketplaces/${name}`).matchAll(/"title":"([^"\\]{4,200})"/g),
    ]);
    const titles = [...new Set(captured.map(([, title = '']) => title))].filter(isJapanese);
    expect(titles.length).toBeGreaterThan(90);
    expect(titles.filter((title) => !isWhollyOrNotAt(title))).toEqual([]);
  });
});
