import { path } from '../catalogue/category-path.ts';
import type { Kind } from '../catalogue/kind.ts';

const BOOKS = ['月影のミナト', '竜騎士カイル', '雷鳴のタケル', '星詠みルカ', '機甲少女ヒバナ'];
const COMMON = { yahoo: path('26084 その他'), mercari: path('9 その他') };

/** What members of the flea market sell besides what is sold everywhere, so that each of its departments has goods. Stories are invented. */
export const fleaKinds: readonly Kind[] = [
  {
    ...COMMON,
    key: 'phone',
    picture: 'phone',
    word: 'スマートフォン',
    share: 2,
    shippingYen: [210, 700],
    weightG: [150, 400],
    extras: ['SIMフリー', '128GB', '256GB', 'バッテリー良好', '箱付き', 'ブラック'],
    notes: [
      '残債はありません。',
      '画面に小さなキズがあります。',
      '初期化済みです。',
      'バッテリー最大容量は85%です。',
    ],
    goods: [
      ['apple', 'iPhone 13', 48000],
      ['apple', 'iPhone SE 第2世代', 14000],
      ['sony', 'Xperia 5 III', 26000],
      ['sharp', 'AQUOS sense6', 12000],
    ],
  },
  {
    ...COMMON,
    key: 'furniture',
    picture: 'chair',
    word: '椅子',
    share: 1,
    shippingYen: [1500, 4000],
    weightG: [3500, 12000],
    extras: ['木製', '組立済み', '2脚セット', 'ブラウン', '北欧風'],
    notes: ['座面に使用感があります。', 'ガタつきはありません。', '直径5mmほどのキズがあります。'],
    goods: [
      ['nitori', 'ダイニングチェア', 3500],
      ['karimoku', 'Kチェア 1シーター', 32000],
      ['karimoku', 'ダイニングチェア CT735', 24000],
    ],
  },
  {
    ...COMMON,
    key: 'baby',
    picture: 'pram',
    word: 'ベビーカー',
    share: 1,
    shippingYen: [1200, 2200],
    weightG: [3800, 6000],
    extras: ['軽量', 'レインカバー付き', '洗濯済み', 'グレー', '両対面'],
    notes: ['1年ほど使用しました。', 'シートは洗濯済みです。', 'タイヤに使用感があります。'],
    goods: [
      ['combi', 'スゴカル α', 14000],
      ['combi', 'メチャカル ハンディ', 8000],
      ['aprica', 'ラクーナ クッション', 15000],
    ],
  },
  {
    ...COMMON,
    key: 'disc',
    picture: 'disc',
    word: 'DVD',
    share: 2,
    shippingYen: [180, 370],
    weightG: [100, 900],
    extras: ['全巻セット', 'Blu-ray', '初回限定版', '未開封', '帯付き'],
    notes: ['再生を確認しました。', 'ケースに小キズがあります。', 'リージョンコードは2です。'],
    goods: BOOKS.map(
      (story, i) => [i % 2 === 0 ? 'toei' : 'bandai', `劇場版 ${story}`, 2600 + i * 700] as const,
    ),
  },
  {
    ...COMMON,
    key: 'book',
    picture: 'book',
    word: '漫画',
    share: 2,
    shippingYen: [180, 900],
    weightG: [180, 4500],
    extras: ['全巻セット', '1〜12巻', '初版', '帯付き', 'まとめ売り'],
    notes: ['日焼けがあります。', '読み終えたため出品します。', '書き込みはありません。'],
    goods: BOOKS.map(
      (story, i) =>
        [i % 2 === 0 ? 'shueisha' : 'kodansha', `コミック ${story}`, 900 + i * 900] as const,
    ),
  },
];
