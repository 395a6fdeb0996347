import { path } from './category-path.ts';
import type { Kind } from './kinds.ts';

const FISHING = '24698 スポーツ、レジャー > 25180 フィッシング';

export const otherKinds: readonly Kind[] = [
  {
    key: 'reel', picture: 'reel', word: 'リール', share: 3, shippingYen: [520, 1000], weightG: [180, 750],
    yahoo: path(`${FISHING} > 25182 リール`), mercari: path('8 スポーツ・レジャー > 1172 フィッシング > 1174 リール'),
    extras: ['スピニングリール', 'ベイトリール', '替えスプール付き', '箱付き', '右巻き', '左巻き', '釣り具'],
    notes: ['ゴロ感、シャリ感はありません。', '淡水のみの使用です。', 'ハンドルにガタつきはありません。', '注油済みです。'],
    goods: [['shimano', 'STELLA 3000MHG', 42000, 'ステラ'], ['shimano', 'TWINPOWER C3000XG', 26000, 'ツインパワー'], ['shimano', 'CALCUTTA CONQUEST 100', 24000, 'カルカッタ'], ['daiwa', 'EXIST LT2500', 46000, 'イグジスト'], ['daiwa', 'CERTATE 3012H', 22000, 'セルテート'], ['daiwa', 'TATULA SV TW', 14000, 'タトゥーラ']],
  },
  {
    key: 'rod', picture: 'rod', word: 'ロッド', share: 2, shippingYen: [1400, 2600], weightG: [150, 900],
    yahoo: path(`${FISHING} > 25184 ロッド`), mercari: path('8 スポーツ・レジャー > 1172 フィッシング > 1173 ロッド'),
    extras: ['2ピース', '1ピース', '竿袋付き', 'バスロッド', 'シーバス', '釣竿', '釣り具'],
    notes: ['ガイドの抜け、割れはありません。', 'グリップに汚れがあります。', '長尺のため送料にご注意ください。'],
    goods: [['shimano', 'POISON ADRENA 1610M', 22000, 'ポイズン'], ['daiwa', 'BLACK LABEL 6101MRB', 15000, 'ブラックレーベル'], ['megabass', 'DESTROYER F5-66X', 28000, 'デストロイヤー'], ['gamakatsu', 'がま磯 アテンダー 1.25-53', 38000, '磯竿']],
  },
  {
    key: 'tool', picture: 'tool', word: '工具', share: 3, shippingYen: [750, 1600], weightG: [400, 4200],
    yahoo: path('24242 住まい、インテリア > 24244 工具、DIY用品 > 2084061709 電動工具'), mercari: path('5000 DIY・工具 > 5010 工具 > 5011 電動工具'),
    extras: ['本体のみ', 'バッテリー2個付き', '充電器付き', 'ケース付き', '18V', '14.4V', '10.8V'],
    notes: ['動作を確認しました。', '現場で使用していたため汚れがあります。', 'バッテリーの残量は保証できません。', '回転にブレはありません。'],
    goods: [['makita', 'TD172D インパクトドライバー', 18000], ['makita', 'HS631D 丸ノコ', 22000], ['makita', 'CL107FD クリーナー', 8800, '掃除機'], ['hikoki', 'WH36DC インパクトドライバー', 21000], ['bosch', 'GBH 2-28 ハンマードリル', 16000], ['ktc', 'ネプロス ラチェットハンドル', 12000, 'nepros'], ['ktc', 'ツールセット SK3560', 34000]],
  },
  {
    key: 'cosmetic', picture: 'bottle', word: '化粧品', share: 3, shippingYen: [210, 700], weightG: [60, 500],
    yahoo: path('42177 ビューティー、ヘルスケア > 2084005389 コスメ、スキンケア'), mercari: path('6 コスメ・香水・美容 > 1263 スキンケア/基礎化粧品 > 1264 化粧水/ローション'),
    extras: ['未使用', '新品', '残量9割', 'サンプル付き', 'コスメ', '2本セット', '国内正規品'],
    notes: ['未開封です。', '数回使用しました。', '使用期限に余裕があります。', '箱はありません。'],
    goods: [['shiseido', 'アルティミューン 美容液', 7800], ['shiseido', 'エリクシール 化粧水', 2400], ['sk2', 'フェイシャル トリートメント エッセンス', 11000, 'SK2'], ['kose', 'コスメデコルテ リポソーム', 6200, 'DECORTE'], ['albion', '薬用スキンコンディショナー', 4200, 'スキコン']],
  },
  {
    key: 'appliance', picture: 'kettle', word: '家電', share: 2, shippingYen: [900, 2200], weightG: [900, 6500],
    yahoo: path('23632 家電、AV、カメラ > 2084008364 家庭用電化製品 > 2084008412 キッチン家電'), mercari: path('7 家電・スマホ・カメラ > 98 生活家電 > 848 炊飯器'),
    extras: ['動作確認済み', '取扱説明書付き', 'ホワイト', '2021年製', '2019年製', '箱なし'],
    notes: ['通電と動作を確認しました。', '内釜に小さなキズがあります。', '簡易清掃済みです。', '100V専用です。'],
    goods: [['zojirushi', '圧力IH炊飯ジャー NW-JX10', 16000, '炊飯器'], ['zojirushi', 'ステンレスポット CV-GA30', 6800], ['panasonic', 'ナノケア ヘアドライヤー EH-NA0G', 14000, 'ドライヤー'], ['dyson', 'V8 Slim コードレスクリーナー', 18000, '掃除機']],
  },
];
