import type { NamedWord } from './word-index.ts';

/** What follows a word of which the thing is not one itself. */
const COMES_WITH = `(?:${[
  '付[きけ属]?(?!近)|つき|あり(?!がとう)|有り|有(?![名線田機効料])|なし|無し',
  '無(?![線印料地垢双段香])|欠品|同梱|込み|内蔵|不要|保管',
].join('|')})`;
const IS_FOR = '(?:用(?![品途意具紙])|専用|対応|向け|互換)';
const LOOKS_LIKE = '(?:風(?![車呂景船味])|柄|モチーフ|プリント|型(?![番式取]))';
const BESIDE = new RegExp(`^ ?(?:${COMES_WITH}|${IS_FOR}|${LOOKS_LIKE})`, 'u');
/** `元箱・予備バッテリー付き`: what stands before the end of such a list comes with it too. */
const LISTED = new RegExp(`^[^\\s用]{0,12}?${COMES_WITH}`, 'u');
const ACCESSORIES =
  'バッテリー|充電器|説明書|取説|元箱|箱|ケーブル|付属品|リモコン|ストラップ|ケース';
/** `バッテリー 充電器付き`: the same with blanks, of what nobody sells with a strap of its own. */
const CHAINED = new RegExp(`^(?:[ 、・,+/&]+(?:予備)?(?:${ACCESSORIES})){1,3}${COMES_WITH}`, 'u');
const CHAINS = /^(?:バッテリー|充電器|説明書|取説|ケーブル|リモコン|ストラップ)$/u;
/** `ニコンZ用`, `フジX用`: a maker whose name is followed by that of a mount. */
const MADE_FOR = /^[a-z\d]{0,4}(?:マウント)?(?:用(?![品途意具紙])|専用|対応)/iu;
/** A battery's health, the size of a watch's case: said of the thing, not sold beside it. */
const SAID_OF =
  /^ ?(?:\d+ ?[%％]|良好|状態|最大|容量|劣化|持ち|交換済|傷|割れ|径|サイズ|新品交換|ヘタリ|取り|OK)/iu;
const ENDS_OPEN = /[a-z\d]$|[ァ-ヺー]$/iu;
const KATAKANA = /^[ァ-ヺ]/u;
const JOINS = /^[ァ-ヺー]$/u;
const KANJI = /^\p{Script=Han}/u;
/** Letters of a noun that stands at the end of many others by chance. */
const SHORT = 3;
/** What may follow a word without making it another thing. */
const FOLLOWERS = startsWithOne([
  'セット キット ペア ボディ シリーズ コレクション タイプ モデル サイズ カラー',
  'ブラック ホワイト ブルー レッド ピンク グレー シルバー ゴールド レディース',
  'メンズ キッズ ジュニア コラボ ジャンク ソフト アルバム シングル ボックス',
  'コンプリート ブック パック プレゼント ギフト ノイズ ワイヤレス デッキ$',
  'マシン ユニット システム コンボ',
]);
/** `靴下`, `時計台`: a sign that makes another thing of the word before it. */
const TURNED = /^[下箱紐棚台袋店券型掛油剤盤像帽]/u;
/** `コスメ収納`: the same after katakana. */
const KEPT_IN = /^(?:収納|入れ(?!替)|立て|掛け|置き|台(?!数)|袋|棚|箱)/u;

/** Any of these words at the beginning; `$` after one where nothing may follow it. */
function startsWithOne(lines: readonly string[]): RegExp {
  return new RegExp(`^(?:${lines.join(' ').replaceAll(' ', '|')})`, 'u');
}

/** The words that the text says of the thing itself, not of what comes with it or what it is for. */
export const saidOfIt = (text: string, named: readonly NamedWord[]): readonly NamedWord[] =>
  named.filter(
    (one) => one.role !== 'voids' && !isTail(one, text) && !isBeside(one.word, text.slice(one.end)),
  );

/**
 * `ローランド` in トゥモローランド, `レンチ` in トレンチ, `帯` in 携帯: the end of another word. Longer nouns
 * of katakana may be the head of one that is made of two: ショアジギングロッド.
 */
function isTail({ role, word, start }: NamedWord, text: string): boolean {
  const before = text[start - 1] ?? '';
  if (KANJI.test(word)) return word.length === 1 && KANJI.test(before);
  return JOINS.test(before) && KATAKANA.test(word) && (role === 'hints' || word.length <= SHORT);
}

/**
 * The kinds that the text shows not to be meant; not by what only comes with the thing, nor by a
 * part of the kind's own name.
 */
export function voidKinds(text: string, named: readonly NamedWord[]): ReadonlySet<string> {
  const voids = named.filter(({ role, word, end }) => {
    const after = text.slice(end);
    return role === 'voids' && !comesAlong(word, after) && !isJoined(word, after);
  });
  return new Set(
    voids
      .filter(
        ({ code, start, end }) =>
          !named.some(
            (own) =>
              own.role === 'words' && own.code === code && own.start <= start && end <= own.end,
          ),
      )
      .map(({ code }) => code),
  );
}

function isBeside(word: string, after: string): boolean {
  if (BESIDE.test(after)) return true;
  if (ENDS_OPEN.test(word))
    return MADE_FOR.test(after) || KEPT_IN.test(after) || isJoined(word, after);
  return TURNED.test(after);
}

const comesAlong = (word: string, after: string): boolean =>
  LISTED.test(after) || SAID_OF.test(after) || (CHAINS.test(word) && CHAINED.test(after));

/** Whether it is only the first part of a longer word of katakana. */
const isJoined = (word: string, after: string): boolean =>
  ENDS_OPEN.test(word) && KATAKANA.test(after) && !FOLLOWERS.test(after);
