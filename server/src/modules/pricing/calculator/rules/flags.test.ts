import { describe, expect, test } from 'vitest';
import { SEED_ROWS } from '../../seed/seed-rows.ts';
import { categoryFor } from '../../tables/rules/category-of.ts';
import { prepareTables } from '../../tables/rules/prepare-tables.ts';
import { price } from './price.ts';
import { type ItemAbout, item, order } from '../../../../../test-support/prices/price-builders.ts';
import { ROUND_TABLES } from '../../../../../test-support/prices/round-tables.ts';

const SEEDED = prepareTables(SEED_ROWS, '2026-11-21');

describe('flags', () => {
  test.each<[string, ItemAbout, string, string[]]>([
    ['new goods', {}, 'AIR', []],
    ['used goods that the ban list does not name', { condition: 'used' }, 'AIR', []],
    [
      'used goods on the ban list',
      { condition: 'used', category: 'camera' },
      'SEA',
      ['used:warn:0'],
    ],
    ['new goods of a banned-when-used kind', { condition: 'new', category: 'camera' }, 'SEA', []],
    ['goods of unknown condition', { condition: 'unknown', category: 'camera' }, 'SEA', []],
    ['a battery by air', { category: 'camera' }, 'AIR', ['battery-by-air:ask:0']],
    [
      'a used camera by air',
      { condition: 'used', category: 'camera' },
      'AIR',
      ['used:warn:0', 'battery-by-air:ask:0'],
    ],
    ['a weapon in Japanese', { title: '東京マルイ エアガン 中古' }, 'SEA', ['weapon:block:0']],
    ['a weapon in Vietnamese', { title: 'Súng hơi' }, 'SEA', ['weapon:block:0']],
    ['a Latin word inside another', { title: 'Global knife gloves' }, 'SEA', []],
    ['the Latin word by itself', { title: 'GLO hyper+' }, 'SEA', ['weapon:block:0']],
    ['a Latin word beside Japanese', { title: '新品glo本体' }, 'SEA', ['weapon:block:0']],
    ['goods at ¥200,000', { price: 200_000 }, 'SEA', []],
    ['goods over ¥200,000', { price: 200_001 }, 'SEA', ['declare:warn:-1']],
    ['goods over ¥200,000 together', { price: 70_000, quantity: 3 }, 'SEA', ['declare:warn:-1']],
  ])('of %s', (_, about, shipMode, flags) => {
    const found = price(order({ items: [item(about)], shipMode }), ROUND_TABLES).flags;
    expect(found.map(({ code, rule, item: index }) => `${code}:${rule}:${index}`)).toEqual(flags);
  });
  test('name the item they belong to', () => {
    const items = [item(), item({ title: 'エアガン' })];
    expect(price(order({ items }), ROUND_TABLES).flags).toEqual([
      { code: 'weapon', rule: 'block', reason: 'Vũ khí', item: 1 },
    ]);
  });

  test.each([
    ['iQOS イルマ 本体', 'thuoc-la-dien-tu'],
    ['東京マルイ 電動ガン M4', 'vu-khi'],
    ['サントリー ウイスキー 山崎', 'ruou-bia'],
    ['爆竹 10個', 'phao-hoa'],
    ['資生堂 化粧品 セット', 'duoc-my-pham'],
    ['シャネル 香水 50ml', 'binh-xit-de-chay'],
    ['ロレックス スーパーコピー', 'hang-gia-nhan-hieu'],
    ['アダルト DVD', 'an-pham-nguoi-lon'],
    ['象牙 根付', 'san-pham-dong-vat-quy'],
    ['エルメス クロコダイル バーキン', 'da-thu-cites'],
    ['抹茶 お菓子 詰め合わせ', 'thuc-pham'],
    ['多肉植物 抜き苗', 'cay-giong-hat-giong'],
    ['Anker モバイルバッテリー 10000mAh', 'pin-roi'],
    ['DJI ドローン Mini', 'thiet-bi-phat-song'],
    ['純金 小判', 'vang-tien'],
    ['メダカ 生体 10匹', 'dong-vat-song'],
    ['特殊警棒', 'vu-khi'],
    ['資生堂 美容液 30ml', 'duoc-my-pham'],
  ])('of the first list see in "%s" %s', (title, code) => {
    const input = order({ items: [item({ title, category: undefined })], shipMode: 'AIR-HAN' });
    expect(price(input, SEEDED).flags.map((flag) => flag.code)).toContain(code);
  });
  test.each([
    '花火柄 浴衣 レディース',
    'ワインレッド バッグ',
    'gloves leather',
    'NIKON FM2 ボディ',
    'コピー機 トナー',
    '食品サンプル キット',
    'コーヒーカップ',
    '金魚鉢柄',
    'R186 基板',
  ])('of the first list leave "%s" alone', (title) => {
    expect(
      price(order({ items: [item({ title, category: undefined })], shipMode: 'SEA-HAN' }), SEEDED)
        .flags,
    ).toEqual([]);
  });
});

describe('our category of a listing', () => {
  test.each([
    [['カメラ、光学機器', 'フィルムカメラ'], 'NIKON FM2', 'camera'],
    [['カメラ、光学機器', 'レンズ'], 'AF NIKKOR 50mm', 'lens'],
    [['アクセサリー、時計', 'メンズ腕時計'], 'SEIKO', 'watch'],
    [['おもちゃ、ゲーム', 'フィギュア'], '', 'figure'],
    [['トレーディングカード'], 'リザードン', 'card'],
    [['ファッション', 'レディースバッグ'], '', 'bag'],
    [['家電、AV', 'オーディオ機器'], '', 'audio'],
    [['住まい', '工具'], '', 'tool'],
    [['スポーツ', '釣り'], '', 'fishing'],
    [['楽器'], '', 'instrument'],
    [['本、雑誌', '漫画'], '', 'comic'],
    [['本、雑誌', '小説'], '', 'media'],
    [['自動車、オートバイ'], '', 'autopart'],
    [[], 'ニコン フィルムカメラ F3', 'camera'],
    [[], 'Canon EF 50mm レンズ', 'lens'],
    [[], 'máy ảnh cũ', 'camera'],
    [[], 'iPhone 15 Pro 256GB', 'phone'],
    [[], 'MacBook Air M2', 'laptop'],
    [[], 'Nintendo Switch 有機EL', 'game'],
    [[], 'ナイキ スニーカー 27cm', 'shoes'],
    [[], 'ルイヴィトン 長財布', 'bag'],
    [[], 'G-SHOCK DW-5600', 'watch'],
    [[], 'ポケカ 引退品', 'card'],
    [[], 'ソニー ヘッドホン WH-1000XM5', 'headphone'],
    [[], 'PS2ソフト NARUTO', 'media'],
    [[], 'ワンデーアキュビュー 90枚パック コンタクトレンズ', undefined],
    [[], 'iPhone15 クリアケース', undefined],
    [[], 'カメラ用 レンズ Nikon', 'lens'],
    [[], '時計 財布', undefined],
    [[], 'マキタ インパクトドライバー', 'tool'],
    [[], 'フェンダー ギター', 'instrument'],
    [[], 'ゲームキューブ 本体 オレンジ ポケモンフィギュア付き', 'game'],
    [[], 'カシオ 腕時計 メンズ ファッション チープカシオ', 'watch'],
    [[], 'ノイズキャンセリングヘッドホン アンプ内蔵', 'headphone'],
    [[], 'FOSTEX ヘッドホンアンプ DAC', 'audio'],
    [[], 'Canon EOS R6 元箱・予備バッテリー付き', 'camera'],
    [[], 'Canon 純正 バッテリー LP-E6NH', undefined],
    [[], '腕時計用 革ベルト 20mm', undefined],
    [[], 'iPhone13 ケース COACH 手帳型', undefined],
    [[], 'MACKINTOSH トレンチ ベージュ', 'fashion'],
    [[], 'トゥモローランド 白', undefined],
    [[], '携帯ストラップ 組紐', undefined],
    [[], 'コスメ収納 白', undefined],
    [[], 'モンブラン 万年筆', undefined],
    [[], 'スーパーマリオパーティ ジャンボリー -Switch', 'media'],
    [[], 'Switch マリオ', undefined],
    [['家電・スマホ・カメラ', 'スマホアクセサリー', 'ストラップ'], '赤', undefined],
    [['スポーツ・レジャー', 'ゴルフ', 'アクセサリー'], '赤', 'sport'],
    [['レディース', 'アクセサリー', 'その他'], '赤', 'jewelry'],
  ])('from %j and "%s" is %s', (names, title, category) => {
    const categoryPath = names.map((name, index) => ({ id: String(index), name }));
    expect(categoryFor({ categoryPath, title }, SEEDED)).toBe(category);
  });
  test.each([[''], ['何か面白いもの'], ['xyz']])('of "%s" is not guessed', (title) =>
    expect(categoryFor({ title }, SEEDED)).toBeUndefined(),
  );
});
