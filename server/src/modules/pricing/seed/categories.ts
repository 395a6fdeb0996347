import type { CategoryRule, Guess, PriceRow, Side3 } from '../tables/rules/price-rows.ts';
import { SEED_DAY } from './fees.ts';

/**
 * Typical packed weights (g), sizes (cm) and duty (basis points) by kind of goods: reasonable guesses to begin with, the owner's to correct
 * from what the warehouse weighs. Duty lies between 0 and 30 % by HS code; the code of a thing is decided by customs.
 * The first kind whose words fit wins, so narrow kinds stand before wide ones.
 */
export const CATEGORY_ROWS: readonly PriceRow[] = [
  kind('lens', 'Ống kính', [300, 700, 2000], '12x12x15 20x18x18 40x25x25', [0, 0, 1000], {
    used: true,
    words: ['レンズ', 'lens', 'ống kính'],
  }),
  kind('camera', 'Máy ảnh', [400, 1100, 2800], '18x14x12 25x20x16 40x30x25', [0, 0, 1000], {
    used: true,
    battery: true,
    words: ['カメラ', 'camera', 'máy ảnh', '一眼レフ', 'ミラーレス', 'nikon', 'leica', 'ニコン'],
  }),
  kind('watch', 'Đồng hồ', [150, 350, 900], '10x10x8 15x12x10 25x20x15', [1000, 2000, 2500], {
    words: [
      '腕時計',
      '時計',
      'watch',
      'đồng hồ',
      'seiko',
      'casio',
      'rolex',
      'ロレックス',
      'セイコー',
      'g-shock',
    ],
  }),
  kind(
    'phone',
    'Điện thoại, máy tính bảng',
    [250, 450, 1000],
    '18x10x6 22x15x9 32x25x12',
    [0, 0, 1000],
    {
      used: true,
      battery: true,
      words: ['スマートフォン', 'スマホ', 'iphone', 'ipad', 'タブレット', 'điện thoại', '携帯電話'],
    },
  ),
  kind(
    'laptop',
    'Máy tính xách tay',
    [1200, 2300, 4500],
    '35x26x8 42x32x12 52x42x18',
    [0, 0, 500],
    {
      used: true,
      battery: true,
      words: ['ノートパソコン', 'ノートpc', 'macbook', 'laptop', 'パソコン', 'máy tính'],
    },
  ),
  kind('game', 'Máy chơi game', [300, 1600, 5000], '20x14x8 35x28x14 50x40x25', [0, 1000, 2500], {
    used: true,
    battery: true,
    words: [
      'ゲーム機',
      'ニンテンドー',
      'nintendo',
      'プレイステーション',
      'playstation',
      'ps5',
      'switch',
      'ゲームボーイ',
      'máy chơi game',
    ],
  }),
  kind('card', 'Thẻ bài sưu tầm', [50, 120, 500], '16x11x1 20x14x2 25x20x8', [0, 0, 2000], {
    words: [
      'トレカ',
      'トレーディングカード',
      'ポケモンカード',
      'ポケカ',
      '遊戯王',
      'カードゲーム',
      'psa10',
      'thẻ bài',
    ],
  }),
  kind(
    'figure',
    'Mô hình, figure',
    [300, 900, 3000],
    '18x14x10 28x22x16 50x40x30',
    [0, 1000, 2000],
    {
      words: [
        'フィギュア',
        'figure',
        'プラモデル',
        'ガンプラ',
        'ぬいぐるみ',
        'ねんどろいど',
        'おもちゃ',
        'mô hình',
        'gundam',
        'ガンダム',
      ],
    },
  ),
  kind('shoes', 'Giày dép', [700, 1300, 2200], '30x19x11 34x23x13 42x32x18', [2000, 3000, 3000], {
    used: true,
    words: ['スニーカー', '靴', 'シューズ', 'sneaker', 'ブーツ', 'giày'],
  }),
  kind('bag', 'Túi xách, ví', [250, 900, 2500], '20x12x4 35x28x14 55x42x25', [1000, 2000, 2500], {
    used: true,
    words: ['バッグ', '財布', 'bag', 'リュック', 'ルイヴィトン', 'エルメス', 'túi', 'ví da'],
  }),
  kind(
    'fashion',
    'Quần áo, thời trang',
    [200, 600, 1800],
    '25x20x3 32x25x7 45x36x18',
    [1200, 2000, 2000],
    {
      used: true,
      words: [
        'ファッション',
        'ジャケット',
        'シャツ',
        'コート',
        'ワンピース',
        'パンツ',
        '着物',
        'レディース',
        'メンズ',
        'quần áo',
        'áo khoác',
      ],
    },
  ),
  kind(
    'instrument',
    'Nhạc cụ',
    [1500, 5000, 12_000],
    '40x20x10 110x42x16 130x55x30',
    [0, 300, 500],
    {
      words: [
        'ギター',
        '楽器',
        'ベース',
        'エフェクター',
        'guitar',
        'シンセサイザー',
        'nhạc cụ',
        'đàn',
      ],
    },
  ),
  kind(
    'audio',
    'Thiết bị âm thanh',
    [300, 3500, 15_000],
    '20x15x8 45x35x16 60x50x40',
    [0, 1500, 2500],
    {
      used: true,
      words: [
        'オーディオ',
        'アンプ',
        'スピーカー',
        'ヘッドホン',
        'イヤホン',
        'レコードプレーヤー',
        'walkman',
        'ウォークマン',
        'âm thanh',
        'loa',
        'tai nghe',
      ],
    },
  ),
  kind('fishing', 'Đồ câu', [300, 900, 3000], '18x14x10 60x14x12 170x15x12', [0, 1000, 2000], {
    words: ['釣り', 'リール', 'ルアー', 'フィッシング', 'ロッド', 'đồ câu'],
  }),
  kind(
    'tool',
    'Dụng cụ, máy cầm tay',
    [500, 2200, 7000],
    '25x12x8 38x30x14 55x45x25',
    [0, 1000, 2000],
    {
      battery: true,
      words: [
        '工具',
        '電動工具',
        'マキタ',
        'makita',
        'インパクトドライバー',
        'dụng cụ',
        'kìm',
        '包丁',
      ],
    },
  ),
  kind(
    'appliance',
    'Điện gia dụng',
    [1000, 4500, 15_000],
    '25x20x18 42x36x30 65x55x50',
    [500, 1500, 2500],
    {
      used: true,
      words: ['家電', '炊飯器', '掃除機', '冷蔵庫', '電子レンジ', 'nồi cơm', 'máy hút bụi'],
    },
  ),
  kind('media', 'Sách, đĩa, phần mềm', [150, 450, 2500], '20x14x2 26x19x5 36x28x16', [0, 0, 500], {
    words: [
      '漫画',
      '小説',
      '写真集',
      'コミック',
      'cd',
      'dvd',
      'blu-ray',
      'レコード',
      '雑誌',
      'ゲームソフト',
      'truyện tranh',
      'sách',
    ],
  }),
  kind('cosmetics', 'Mỹ phẩm', [100, 350, 1200], '15x10x5 22x16x9 35x25x16', [1000, 1800, 2200], {
    words: ['コスメ', '化粧品', '香水', 'スキンケア', 'mỹ phẩm', 'nước hoa'],
  }),
  kind(
    'autopart',
    'Phụ tùng ô tô, xe máy',
    [500, 4000, 20_000],
    '25x20x10 50x40x25 120x60x50',
    [0, 1500, 3000],
    {
      used: true,
      words: ['自動車', 'バイク', 'オートバイ', 'ホイール', 'マフラー', 'タイヤ', 'phụ tùng'],
    },
  ),
  kind(
    '*',
    'Hàng chưa rõ loại',
    [150, 1200, 10_000],
    '16x11x3 30x22x15 60x50x40',
    [0, 1500, 3000],
    { words: [] },
  ),
];

interface More {
  /** Used goods of this kind stand on the import-ban list (Decree 69/2018, Appendix I: textiles, electronics, footwear, household goods, vehicle parts). */
  readonly used?: boolean;
  readonly battery?: boolean;
  readonly words: readonly string[];
}

type Three<Value> = readonly [low: Value, likely: Value, high: Value];

function kind(
  key: string,
  label: string,
  grams: Three<number>,
  cm: string,
  duty: Three<number>,
  more: More,
): PriceRow {
  const [low, likely, high] = sidesOf(cm);
  const rule: CategoryRule = {
    label,
    weightG: guess(grams),
    sizeCm: { low, likely, high },
    dutyBp: guess(duty),
    hasBattery: more.battery ?? false,
    isUsedBanned: more.used ?? false,
    words: more.words,
  };
  return { kind: 'category', key, validFrom: SEED_DAY, rule };
}

function guess([low, likely, high]: Three<number>): Guess {
  return { low, likely, high };
}

/** `12x12x15 20x18x18 40x25x25`: the sides of the low, likely and high case. */
function sidesOf(text: string): Three<Side3> {
  return text.split(' ').map((box) => box.split('x').map(Number)) as unknown as Three<Side3>;
}
