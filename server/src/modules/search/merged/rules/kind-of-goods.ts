/**
 * What kind of goods a title speaks of, and whether it is an accessory of something else. Sellers name the camera in the title of its strap, so an
 * accessory is known by its own word, by 用 ("for") behind the camera's name, or by のみ ("only").
 */
export interface KindOfGoods {
  /** `camera`, `watch` …; the accessory's own word; undefined where no word tells. */
  readonly kind: string | undefined;
  readonly isAccessory: boolean;
  /** The title names both a thing and an accessory, and does not say that one comes with the other. */
  readonly isAmbiguous: boolean;
  /** Comes with a lens, or as a set: other goods than without. */
  readonly extras: readonly string[];
}

// All words in the form that `foldText` makes: キャップ is キヤツプ.
const ACCESSORIES =
  'ケース カバー ストラツプ 取扱説明書 説明書 取説 マニユアル 充電器 チヤージヤー バツテリー 電池 フイルター キヤツプ レンズフード フード 空箱 元箱 外箱 箱 パーツ 部品 ' +
  '替えベルト 革ベルト レザーベルト ラバーベルト 純正ベルト ブレスレツト コマ 駒 ステツカー カタログ ポスター リモコン アダプター アダプタ マウントアダプター ケーブル イヤーパツド イヤーピース ' +
  '保護フイルム ガラスフイルム フオーカシングスクリーン アイカツプ モータードライブ ワインダー 三脚座 スタンド 替刃 替え刃 スプール ハンドル ネジ 基板 交換針 レンタル ソフトケース ハードケース 収納袋 保存袋 ダストバツグ';
const KINDS: Readonly<Record<string, string>> = {
  camera:
    'フイルムカメラ デジタルカメラ デジカメ ミラーレス 一眼レフ レンジフアインダー コンパクトカメラ カメラ ボデイ',
  lens: 'レンズ',
  watch: '腕時計 時計 ウオツチ',
  headphones: 'ヘツドホン ヘツドフオン イヤホン イヤフオン',
  audio:
    'スピーカー アンプ レコードプレーヤー カセツトデツキ カセツトデンスケ ウオークマン ターンテーブル オーデイオ ラジカセ',
  tool: '工具 インパクトドライバー ドライバードリル 丸ノコ グラインダー',
  reel: 'リール',
  rod: 'ロツド 釣竿',
  appliance: '家電 掃除機 炊飯器 空気清浄機 ドライヤー 電子レンジ',
  phone: 'スマートフオン スマホ',
  console: 'ゲーム機',
  figure: 'フイギユア プラモデル ガンプラ',
  card: 'トレーデイングカード カード',
  shoes: 'スニーカー シユーズ',
  bag: 'バツグ リユツク 財布',
  clothes: 'ジヤケツト コート シヤツ パーカー',
  software: 'ソフト',
  cosmetics: '化粧品 美容液 化粧水',
};
/** Goods that maker and model number name wholly; of the others the model says what is printed on the box, not what is inside. */
const NAMED_BY_MODEL: ReadonlySet<string> = new Set([
  'camera',
  'lens',
  'watch',
  'headphones',
  'audio',
  'tool',
  'reel',
  'rod',
  'appliance',
  'phone',
]);

const byLength = (words: string): string =>
  words
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .join('|');
const ACCESSORY = new RegExp(byLength(ACCESSORIES), 'g');
const KIND = new RegExp(byLength(Object.values(KINDS).join(' ')), 'g');
const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind] as const),
  ),
);
/** ケース付き、ストラップと説明書あり: they come with it. */
const INCLUDED = /^[^用]{0,14}?(?:付|つき|あり|有り|同梱|込み)/;
const FOR = /[a-z\d\p{Script=Katakana}ー] ?用(?!品|途|意)/u;
const ONLY = /^[^ ]{0,3}のみ/;
/** It comes with another thing that costs money. */
const EXTRAS: readonly (readonly [RegExp, string])[] = [
  [/レンズ ?(?:付|つき|セツト|キツト)/, 'with-lens'],
  [/セツト|キツト|\bset\b|\bkit\b/, 'set'],
];

/** Of a title that `foldText` made; the names of its categories, folded as well, help where the title names no kind. */
export function kindOfGoods(folded: string, categories = ''): KindOfGoods {
  const extras = EXTRAS.filter(([pattern]) => pattern.test(folded)).map(([, name]) => name);
  let accessory: string | undefined;
  let isOnly = false;
  for (const found of folded.matchAll(ACCESSORY)) {
    const after = folded.slice(found.index + found[0].length);
    if (ONLY.test(after)) isOnly = true;
    else if (INCLUDED.test(after)) continue;
    accessory ??= found[0];
  }
  const kind =
    kindIn(folded, extras) ??
    kindIn(categories, []) ??
    (extras.includes('with-lens') ? 'camera' : undefined);
  if (accessory === undefined)
    return { kind, isAccessory: FOR.test(folded), isAmbiguous: FOR.test(folded), extras };
  const isFor = isOnly || FOR.test(folded);
  const hasMainWord = kindIn(folded, extras) !== undefined;
  return {
    kind: accessory,
    isAccessory: isFor || !hasMainWord,
    isAmbiguous: !isFor && hasMainWord,
    extras,
  };
}

/** Whether maker, model and kind are enough to say that two titles are one product. */
export const isNamedByModel = (kind: string | undefined): boolean =>
  kind !== undefined && NAMED_BY_MODEL.has(kind);

/** The kind of the last word that names one: "camera lens" is a lens; a lens that comes with the camera is none. */
function kindIn(folded: string, extras: readonly string[]): string | undefined {
  let kind: string | undefined;
  for (const [word] of folded.matchAll(KIND)) {
    const found = KIND_OF.get(word);
    if (found === 'lens' && extras.includes('with-lens')) continue;
    kind = found;
  }
  return kind;
}
