import { path } from './category-path.ts';
import type { Kind } from './kind.ts';

const AUDIO = '23632 家電、AV、カメラ > 23764 オーディオ機器';

export const audioKinds: readonly Kind[] = [
  {
    key: 'headphone',
    picture: 'headphone',
    word: 'ヘッドホン',
    share: 3,
    shippingYen: [600, 900],
    weightG: [150, 600],
    yahoo: path(`${AUDIO} > 23800 ヘッドフォン、イヤフォン`),
    mercari: path('7 家電・スマホ・カメラ > 99 オーディオ機器 > 1210 ヘッドフォン'),
    extras: [
      '密閉型',
      'ワイヤレス',
      'ノイズキャンセリング',
      'ケーブル付き',
      '元箱付き',
      'モニター',
    ],
    notes: [
      '左右とも音出しを確認しました。',
      'イヤーパッドは交換済みです。',
      'ヘッドバンドに使用感があります。',
      'ガリ、断線はありません。',
    ],
    goods: [
      ['sony', 'MDR-CD900ST', 14000, 'ヘッドフォン'],
      ['sony', 'WH-1000XM4', 24000, 'ヘッドフォン'],
      ['sony', 'MDR-7506', 11000, 'ヘッドフォン'],
      ['audiotechnica', 'ATH-M50x', 12000, 'ヘッドフォン'],
      ['audiotechnica', 'ATH-AD900X', 13000, 'ヘッドフォン'],
      ['technics', 'EAH-A800', 26000, 'ヘッドフォン'],
    ],
  },
  {
    key: 'speaker',
    picture: 'speaker',
    word: 'オーディオ',
    share: 3,
    shippingYen: [1200, 3200],
    weightG: [2500, 18000],
    yahoo: path(`${AUDIO} > 23812 アンプ、スピーカー`),
    mercari: path('7 家電・スマホ・カメラ > 99 オーディオ機器 > 857 スピーカー'),
    extras: [
      'ペア',
      'プリメインアンプ',
      'ターンテーブル',
      'リモコン付き',
      '音出し確認済み',
      '整備済み',
    ],
    notes: [
      '音出しを確認しました。',
      'ツマミにわずかなガリがあります。',
      '大型のため梱包に日数をいただきます。',
      'エッジの張り替え済みです。',
    ],
    goods: [
      ['jbl', '4312B スピーカー', 62000],
      ['jbl', 'CONTROL 1 スピーカー', 14000],
      ['onkyo', 'D-202A スピーカー', 12000],
      ['yamaha', 'NS-10M スピーカー', 26000, 'テンモニ'],
      ['yamaha', 'A-S801 アンプ', 48000],
      ['sansui', 'AU-D907 アンプ', 52000],
      ['technics', 'SL-1200MK3 レコードプレーヤー', 46000, 'ターンテーブル'],
      ['sony', 'TC-D5M カセットデンスケ', 38000, 'カセットデッキ'],
      ['sony', 'WM-D6C ウォークマン', 42000, 'WALKMAN'],
    ],
  },
];
