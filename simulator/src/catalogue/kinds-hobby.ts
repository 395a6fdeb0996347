import { path } from './category-path.ts';
import type { Kind } from './kind.ts';

const HERO = [
  '月影のミナト',
  '蒼天のリィン',
  '機甲少女ヒバナ',
  '銀河鉄騎ゼオン',
  '桜庭ユキ',
  '星詠みルカ',
  '黒猫のノア',
  '竜騎士カイル',
  '歌姫セレナ',
  '雷鳴のタケル',
];
const figures = HERO.flatMap((hero, i) => [
  [
    ['bandai', 'megahouse', 'goodsmile', 'banpresto', 'kotobukiya'][i % 5] ?? 'bandai',
    `${hero} 1/7スケール`,
    9000 + i * 1700,
  ] as const,
  [
    ['banpresto', 'goodsmile', 'bandai', 'kotobukiya', 'megahouse'][i % 5] ?? 'bandai',
    `${hero} プライズ`,
    1500 + i * 220,
  ] as const,
]);
const CARDS = [
  '灼熱のドラゴ',
  '深海の賢者',
  '雷獣ボルト',
  '森の守護者',
  '鏡の魔術師',
  '白銀の騎士',
  '夢喰いモモ',
  '暁の海賊団',
  '氷結の女王',
  '砂漠の王',
];
const cards = CARDS.flatMap((card, i) => [
  [
    ['pokemon', 'yugioh', 'onepiece', 'duema'][i % 4] ?? 'pokemon',
    `${card} SR ${String(101 + i * 7).padStart(3, '0')}/190`,
    1200 + i * 900,
  ] as const,
  [
    ['yugioh', 'pokemon', 'duema', 'onepiece'][i % 4] ?? 'pokemon',
    `${card} プロモ ${String(i + 3).padStart(3, '0')}/P`,
    4800 + i * 2600,
  ] as const,
]);

export const hobbyKinds: readonly Kind[] = [
  {
    key: 'figure',
    picture: 'figure',
    word: 'フィギュア',
    share: 6,
    shippingYen: [600, 1400],
    weightG: [300, 1800],
    yahoo: path('25464 おもちゃ、ゲーム > 25888 フィギュア > 2084006712 コミック、アニメ'),
    mercari: path('1328 おもちゃ・ホビー・グッズ > 81 フィギュア > 733 コミック/アニメ'),
    extras: ['完成品', '限定版', '箱付き', '特典付き', '国内正規品', '2体セット'],
    notes: [
      '箱に少し傷みがあります。',
      '未開封のまま保管していました。',
      '付属品はすべて揃っています。',
      '飾っていたため、ほこりがあります。',
      '塗装のはがれは見当たりません。',
    ],
    goods: figures,
  },
  {
    key: 'card',
    picture: 'card',
    word: 'トレーディングカード',
    share: 6,
    shippingYen: [85, 370],
    weightG: [10, 120],
    yahoo: path(
      '25464 おもちゃ、ゲーム > 27727 ゲーム > 25826 トレーディングカードゲーム > 2084241343 ポケモンカードゲーム > 2084317608 シングルカード',
    ),
    mercari: path(
      '1328 おもちゃ・ホビー・グッズ > 82 トレーディングカード > 1289 ポケモンカードゲーム',
    ),
    extras: ['1枚', '2枚セット', '4枚セット', '鑑定品 10', '旧裏面', 'キラ', '日本語版'],
    notes: [
      'スリーブに入れて保管していました。',
      '裏面に白かけがあります。',
      '折れ、曲がりはありません。',
      '目視での確認ですので神経質な方はご遠慮ください。',
    ],
    goods: cards,
  },
  {
    key: 'game',
    picture: 'game',
    word: 'ゲーム機',
    share: 3,
    shippingYen: [700, 1500],
    weightG: [250, 3200],
    yahoo: path('25464 おもちゃ、ゲーム > 27727 ゲーム > 2084315796 テレビゲーム本体'),
    mercari: path('1328 おもちゃ・ホビー・グッズ > 76 テレビゲーム > 702 家庭用ゲーム本体'),
    extras: ['本体', '本体 ソフト2本付き', 'コントローラー付き', '箱説明書付き', 'ジャンク'],
    notes: [
      '電源が入り、ソフトの起動まで確認しました。',
      '画面に細かいキズがあります。',
      'ボタンの反応は良好です。',
    ],
    goods: [
      ['nintendo', 'スーパーファミコン SHVC-001', 6500],
      ['nintendo', 'ゲームボーイアドバンス AGB-001', 7800],
      ['nintendo', 'ニンテンドーDS Lite', 4800],
      ['nintendo', 'ゲームキューブ DOL-001', 6200],
      ['nintendo', 'NINTENDO 64', 7200],
      ['sega', 'メガドライブ2', 8200],
      ['sega', 'ドリームキャスト HKT-3000', 9800],
      ['sony', 'PSP-3000', 9500],
      ['sony', 'PlayStation2 SCPH-77000', 8400],
    ],
  },
];
