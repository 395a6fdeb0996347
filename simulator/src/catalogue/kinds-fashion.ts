import { path } from './category-path.ts';
import type { Kind } from './kinds.ts';

const FASHION = '23000 ファッション';

export const fashionKinds: readonly Kind[] = [
  {
    key: 'watch', picture: 'watch', word: '腕時計', share: 5, shippingYen: [520, 1000], weightG: [60, 320],
    yahoo: path('23140 アクセサリー、時計 > 23260 ブランド腕時計 > 2084223427 メンズ'),
    mercari: path('2 メンズ > 39 時計 > 414 腕時計(アナログ)'),
    extras: ['自動巻き', 'クォーツ', '手巻き', 'デイデイト', 'クロノグラフ', '純正ベルト', '箱付き', '稼働品'],
    notes: ['日差はおおよそ20秒以内です。', '風防に細かいキズがあります。', '電池交換済みです。', '防水の保証はありません。', 'ベルトは腕周り約17cmです。'],
    goods: [
      ['seiko', '5 SPORTS SBSA001', 22000, 'ファイブ'], ['seiko', 'KING SEIKO 45-7001', 58000, 'キングセイコー'], ['seiko', 'GRAND SEIKO SBGX061', 168000, 'グランドセイコー'], ['seiko', 'PROSPEX SBDC101', 88000, 'ダイバー'], ['seiko', 'LORD MATIC 5606-7000', 9800, 'ロードマチック'],
      ['citizen', 'PROMASTER BN0156', 24000, 'プロマスター'], ['citizen', 'ATTESA CB0210', 36000, 'アテッサ'], ['orient', 'BAMBINO RA-AC0005', 14000, 'バンビーノ'], ['casio', 'OCEANUS OCW-S100', 42000, 'オシアナス'], ['casio', 'A168WA チープカシオ', 3200, 'デジタル'],
      ['gshock', 'DW-5600E', 7200, 'スピード'], ['gshock', 'GMW-B5000D', 48000, 'フルメタル'], ['gshock', 'FROGMAN GWF-1000', 52000, 'フロッグマン'], ['omega', 'Speedmaster 3510.50', 285000, 'スピードマスター'], ['omega', 'Seamaster De Ville', 78000, 'シーマスター デビル'],
    ],
  },
  {
    key: 'bag', picture: 'bag', word: 'バッグ', share: 4, shippingYen: [700, 1300], weightG: [300, 1600],
    yahoo: path(`${FASHION} > 2084005069 ブランドバッグ > 2084008191 ハンドバッグ`),
    mercari: path('1 レディース > 20 バッグ > 208 ハンドバッグ'),
    extras: ['ハンドバッグ', 'ショルダーバッグ', 'トートバッグ', '2WAY', 'レザー', '保存袋付き', 'ブラウン', 'ブラック'],
    notes: ['角スレがあります。', '内側にペン跡があります。', '持ち手に使用感があります。', '鑑定済みの品です。', '内ポケットにベタつきはありません。'],
    goods: [
      ['vuitton', 'モノグラム スピーディ30', 62000, 'M41526'], ['vuitton', 'ダミエ アルマ', 84000], ['vuitton', 'エピ ノエ', 38000], ['gucci', 'GGキャンバス トート', 32000], ['gucci', 'バンブー ハンド', 58000],
      ['coach', 'シグネチャー ショルダー', 9800], ['coach', 'スウィンガー', 21000], ['hermes', 'エールライン トートPM', 24000], ['chanel', 'マトラッセ チェーンショルダー', 320000], ['porter', 'タンカー 2WAYブリーフ', 26000], ['porter', 'ヒート ヘルメットバッグ', 19000],
    ],
  },
  {
    key: 'shirt', picture: 'shirt', word: 'ジャケット', share: 4, shippingYen: [520, 1000], weightG: [250, 1400],
    yahoo: path(`${FASHION} > 23176 メンズファッション > 2084051301 ジャケット、上着`),
    mercari: path('2 メンズ > 31 ジャケット/アウター > 330 ブルゾン'),
    extras: ['Lサイズ', 'Mサイズ', 'Sサイズ', 'ネイビー', 'ブラック', 'ベージュ', '古着', 'ヴィンテージ', '日本製'],
    notes: ['着丈約68cm、身幅約56cm（平置き実寸）。', '自宅で洗濯済みです。', '袖口に小さなほつれがあります。', 'タグは切れています。'],
    goods: [
      ['uniqlo', 'ウルトラライトダウン ジャケット', 2600], ['levis', '70505 デニムジャケット', 12000, 'Gジャン'], ['levis', '557 3rd トラッカー', 38000, 'Gジャン'], ['northface', 'マウンテンライト ジャケット', 22000, 'マウンテンパーカー'], ['northface', 'ヌプシ ダウンジャケット', 26000],
      ['garcons', 'HOMME ウール ジャケット', 19000, 'オム'], ['yohji', 'POUR HOMME ギャバ ジャケット', 42000, 'プールオム'], ['nike', 'ナイロン ジャケット 風車', 6800],
    ],
  },
  {
    key: 'shoe', picture: 'shoe', word: 'スニーカー', share: 3, shippingYen: [750, 1200], weightG: [600, 1400],
    yahoo: path(`${FASHION} > 23176 メンズファッション > 2084053078 男性用靴 > 2084053080 スニーカー`),
    mercari: path('2 メンズ > 33 靴 > 345 スニーカー'),
    extras: ['26.5cm', '27cm', '28cm', 'ホワイト', 'ブラック', '箱付き', '新品'],
    notes: ['ソールの減りは少なめです。', '加水分解はありません。', '国内の店舗で購入しました。', '試し履きのみです。'],
    goods: [['nike', 'AIR FORCE 1 LOW', 9800, 'エアフォース'], ['nike', 'AIR JORDAN 1 HIGH', 28000, 'エアジョーダン'], ['nike', 'DUNK LOW', 14000, 'ダンク'], ['nike', 'AIR MAX 95', 19000, 'エアマックス'], ['garcons', 'PLAY チャックテイラー', 11000, 'プレイ']],
  },
];
