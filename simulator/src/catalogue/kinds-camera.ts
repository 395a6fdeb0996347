import { path } from './category-path.ts';
import type { Kind } from './kinds.ts';

const CAMERA = '23632 家電、AV、カメラ > 2084044777 カメラ、光学機器';
const NOTES = [
  'シャッターは全速切れます。', '露出計の動作を確認しました。', 'モルトは劣化がありますので交換をおすすめします。', 'ファインダーに小さなチリがありますが撮影には影響ありません。',
  'レンズに薄いクモリがあります。', '長期保管品のため、細かい動作は未確認です。', '外観にスレ、小キズがあります。', '電池室に液漏れの跡はありません。',
];

export const cameraKinds: readonly Kind[] = [
  {
    key: 'film-camera', picture: 'camera', word: 'フィルムカメラ', share: 7, shippingYen: [850, 1350], weightG: [600, 1400],
    yahoo: path(`${CAMERA} > 2084261685 フィルムカメラ > 2084261686 一眼レフ`),
    mercari: path('7 家電・スマホ・カメラ > 97 カメラ > 844 フィルムカメラ'),
    extras: ['ボディ', 'ブラック ボディ', 'シルバー ボディ', '50mm F1.8 レンズ付き', '50mm F1.4 レンズセット', '35-70mm レンズ付き', 'ケース付き', 'ストラップ付き', '説明書付き'],
    notes: NOTES,
    goods: [
      ['nikon', 'FM2', 32000], ['nikon', 'New FM2', 42000, 'FM2N FM2'], ['nikon', 'F3 HP', 48000, 'F3'], ['nikon', 'FE2', 26000], ['nikon', 'FM3A', 95000], ['nikon', 'F100', 24000],
      ['nikon', 'F5', 36000], ['nikon', 'EM', 9000], ['nikon', '28Ti', 88000], ['canon', 'AE-1', 14000, 'AE1'], ['canon', 'AE-1 PROGRAM', 19000, 'AE1 AE-1'], ['canon', 'A-1', 16000, 'A1'],
      ['canon', 'New F-1', 45000, 'F1'], ['canon', 'EOS 5', 6000], ['canon', 'Canonet QL17 G-III', 15000, 'キャノネット'], ['canon', 'Autoboy', 7000, 'オートボーイ'],
      ['olympus', 'OM-1', 18000, 'OM1'], ['olympus', 'OM-2N', 21000, 'OM2'], ['olympus', 'PEN-FT', 26000, 'ペン'], ['olympus', 'μ-II', 24000, 'ミュー mju'], ['olympus', 'TRIP 35', 9500],
      ['pentax', 'SP', 7000, 'SPOTMATIC'], ['pentax', 'K1000', 15000], ['pentax', 'LX', 42000], ['pentax', '67', 98000, '中判'], ['minolta', 'X-700', 12000, 'X700'], ['minolta', 'SR-T101', 8000],
      ['minolta', 'α-7', 13000], ['minolta', 'CLE', 78000, 'レンジファインダー'], ['contax', 'T2', 128000], ['contax', 'G1', 46000], ['contax', 'Aria', 42000], ['leica', 'M6', 420000, 'レンジファインダー'],
      ['leica', 'M3', 210000, 'レンジファインダー'], ['fujifilm', 'GA645', 92000, '中判'], ['fujifilm', 'KLASSE', 76000, 'クラッセ'], ['ricoh', 'GR1s', 68000], ['ricoh', 'XR500', 5200],
    ],
  },
  {
    key: 'digital-camera', picture: 'camera', word: 'デジタルカメラ', share: 5, shippingYen: [750, 1200], weightG: [200, 1100],
    yahoo: path(`${CAMERA} > 2084261642 デジタルカメラ > 2084261643 コンパクトデジタルカメラ`),
    mercari: path('7 家電・スマホ・カメラ > 97 カメラ > 843 デジタルカメラ'),
    extras: ['ブラック', 'シルバー', 'ピンク', 'バッテリー 充電器付き', '元箱付き', 'SDカード付き', '本体のみ'],
    notes: ['液晶にキズはありません。', 'バッテリーは使用できますが消耗品とお考えください。', '撮影、再生、フラッシュの動作を確認しました。', '充電器は社外品です。', 'ズームの動きは滑らかです。'],
    goods: [
      ['nikon', 'COOLPIX P900', 32000, 'クールピクス'], ['nikon', 'D750', 62000, '一眼レフ'], ['nikon', 'D90', 14000, '一眼レフ'], ['nikon', 'Z 50', 78000, 'ミラーレス Z50'], ['canon', 'IXY 200F', 16000, 'イクシー'],
      ['canon', 'PowerShot G7 X Mark II', 58000, 'パワーショット G7X'], ['canon', 'EOS Kiss X9', 46000, 'イオス 一眼レフ'], ['canon', 'EOS R6', 185000, 'ミラーレス'], ['sony', 'Cyber-shot DSC-W830', 12000, 'サイバーショット'],
      ['sony', 'α7 III', 142000, 'ミラーレス ILCE-7M3'], ['sony', 'RX100M3', 48000, 'サイバーショット'], ['fujifilm', 'FinePix F550EXR', 9800], ['fujifilm', 'X100V', 188000], ['fujifilm', 'X-T3', 88000, 'ミラーレス XT3'],
      ['olympus', 'PEN E-PL8', 42000, 'ミラーレス ペン'], ['olympus', 'Tough TG-5', 34000, '防水'], ['panasonic', 'LUMIX DMC-GM1', 28000, 'ルミックス ミラーレス'], ['panasonic', 'LUMIX LX9', 36000, 'ルミックス'], ['ricoh', 'GR III', 118000, 'GR3'], ['casio', 'EXILIM EX-ZR1100', 15000, 'エクシリム'],
    ],
  },
  {
    key: 'lens', picture: 'lens', word: 'レンズ', share: 4, shippingYen: [700, 1100], weightG: [200, 1500],
    yahoo: path(`${CAMERA} > 2084261697 レンズ > 2084261698 一眼カメラ用（マニュアルフォーカス）`),
    mercari: path('7 家電・スマホ・カメラ > 97 カメラ > 846 レンズ(単焦点)'),
    extras: ['フード付き', '前後キャップ付き', 'フィルター付き', '元箱付き', '単焦点', 'カメラ用'],
    notes: ['カビ、クモリはありません。', '絞り羽根に油染みはありません。', 'ピントリングは適度な重さです。', '後玉に拭きキズがあります。', '光学はきれいな状態です。'],
    goods: [
      ['nikon', 'AI-S NIKKOR 50mm F1.4', 16000, 'ニッコール'], ['nikon', 'AI NIKKOR 105mm F2.5', 19000, 'ニッコール'], ['nikon', 'AF-S 24-70mm F2.8G', 72000], ['canon', 'FD 50mm F1.4 S.S.C.', 11000], ['canon', 'EF 50mm F1.8 STM', 12000],
      ['canon', 'EF 70-200mm F2.8L', 88000], ['pentax', 'Super-Takumar 55mm F1.8', 6800, 'タクマー'], ['pentax', 'FA 43mm F1.9 Limited', 42000], ['olympus', 'ZUIKO 50mm F1.8', 5800, 'ズイコー'], ['minolta', 'MC ROKKOR-PG 50mm F1.4', 9800, 'ロッコール'],
      ['sony', 'FE 85mm F1.8', 46000], ['fujifilm', 'XF35mm F1.4 R', 48000, 'フジノン'], ['sigma', '30mm F1.4 DC DN', 28000], ['tamron', 'SP AF 90mm F2.8 MACRO', 16000, 'マクロ'], ['leica', 'Summicron 50mm F2', 168000, 'ズミクロン'], ['contax', 'Planar 50mm F1.4', 38000, 'プラナー'],
    ],
  },
];
