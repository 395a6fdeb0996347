import { isJapanese, tidy } from './fold.ts';
import type { Glossary } from './glossary.ts';
import { frameTitle, namesGoods } from './title-frame.ts';
import { readTitleWords, type TitleWord } from './title-words.ts';

export interface TitleReading {
  /** Vietnamese without a Japanese letter, or the original as it was. */
  readonly text: string;
  /** The glossary knew every word; otherwise a service may do better. */
  readonly isWhole: boolean;
}

/** Of a title's Japanese letters at most this part may be names that we only spell. */
const MOST_SPELT = 1 / 3;
/** Longer texts, and texts of sentences, keep their order. */
const LONGEST_TITLE = 200;

/**
 * A Japanese title in Vietnamese by the words of the trade: wholly or not at all, because half a
 * title reads worse than none.
 */
export function readTitle(title: string, glossary: Glossary): TitleReading {
  const text = title.normalize('NFKC');
  if (!isJapanese(text)) return { text: tidyTitle(text), isWhole: true };
  const term = glossary.findJapanese(tidy(text));
  if (term) return { text: tidyTitle(term.vietnamese), isWhole: true };
  const isProse = text.length > LONGEST_TITLE || /[。\n]/.test(text);
  const parts = isProse
    ? [readTitleWords(text, glossary)]
    : partsOf(text).map((part) => readTitleWords(part, glossary));
  const words = parts.flat();
  const original = { text: title, isWhole: false };
  if (words.some((word) => word.is === 'text' && isJapanese(word.text))) return original;
  const spelt = words.reduce((sum, word) => sum + (word.is === 'name' ? word.letters : 0), 0);
  const letters = [...text].filter((letter) => isJapanese(letter)).length;
  if (spelt > letters * MOST_SPELT) return original;
  const written = (isProse ? parts.map(inOrder) : goodsFirst(parts).map(frameTitle)).filter(
    Boolean,
  );
  // Terms of sale alone are no title, but are said.
  const result = tidyTitle(written.length > 0 ? written.join(', ') : inOrder(words));
  return isJapanese(result) ? original : { text: result, isWhole: spelt === 0 };
}

/** What sellers write about the sale and not about the thing. */
const SALE =
  /ポイント\d{1,2}倍|管理番号:?\s*[\w-]*|\d+円[〜~]?(?:スタート|即決)?|最大\d+%(?:OFF|オフ)|\d+%(?:OFF|オフ)(?:クーポン)?|クーポン(?:配布中|利用で)?|あす楽(?:対応)?|楽天ランキング\d*位?/gi;
const BRACKETS = /[【】〔〕[\]「」『』()<>《》≪≫]/g;

/** A title without its ornaments, in the parts that commas and dots make of it. */
const partsOf = (text: string): string[] =>
  text
    .replace(/ワンピース(?! ?ドレス)/g, isDress(text) ? ' ワンピース ドレス ' : '$&')
    .replace(SALE, ' ')
    .replace(ORNAMENTS, ' ')
    .replace(BRACKETS, ' ')
    .replace(/(?<!\d)(1\/\d{1,3}) ?スケール/g, ' tỷ lệ $1 ')
    .replace(/(?<!\d)(\d{4})年製?(?!\p{Script=Han})/gu, ' sản xuất $1 ')
    .replace(/(\d{1,2})\.?(\d)?合/g, (_, whole: string, part?: string) =>
      part ? ` ${whole},${part} gō ` : ` ${whole} gō `,
    )
    .replace(/バッテリー(?:最大容量)?(\d{2,3})%/g, ' pin $1% ')
    .replace(/残量(\d)割/g, ' còn $10% ')
    .replace(/(?<!\d)(\d{1,3})[-~〜](\d{1,3})巻/g, ' tập $1–$2 ')
    .replace(/第(\d{1,3})巻/g, ' tập $1 ')
    .replace(/(?<![A-Za-z])((?:\d?X)?[SL]|M|LL)サイズ/g, ' cỡ $1 ')
    .replace(/(\d)(cm|ml|kg)(?![a-z])/gi, '$1 $2')
    .split(/[、,|/](?!\d)|(?<![\p{Script=Katakana}ー])・|・(?![\p{Script=Katakana}])/u)
    .filter((part) => part.trim() !== '');

/** ワンピース is a dress among clothes, and pirates elsewhere. */
const isDress = (text: string): boolean =>
  /レディース|柄|丈|袖|ドレス|スカート|着丈|サイズ|コットン|リネン/.test(text) &&
  !/フィギュア|カード|漫画|コミック|ルフィ|ゾロ|一番くじ|ONE ?PIECE|巻|ポスター/i.test(text);

const goodsFirst = (parts: readonly TitleWord[][]): TitleWord[][] => [
  ...parts.filter(namesGoods),
  ...parts.filter((part) => !namesGoods(part)),
];

/** The words as they stand. */
const inOrder = (words: readonly TitleWord[]): string =>
  words
    .map((word) => {
      if (word.is === 'term') return word.term.vietnamese;
      return word.is === 'count' ? word.count : word.text;
    })
    .join(' ');

/** A Vietnamese font draws neither Japanese brackets nor the stars of sellers: brackets become our own, stars go. */
const ORNAMENTS = /[☆★◎○●◇◆□■△▲▽▼♪♥♡※]+/g;

/** A title as our fonts and readers want it, whoever translated it. */
export const tidyTitle = (text: string): string => {
  const joined = text
    .replace(ORNAMENTS, ' ')
    .replace(/、\s*/g, ', ')
    .replace(/\s*・\s*/g, ' · ')
    .replace(/[「『]/g, ' “')
    .replace(/[」』]/g, '” ')
    .replace(/[【〔[]/g, ' [')
    .replace(/[】〕\]]/g, '] ')
    .replace(/\s+/g, ' ')
    .replace(/([([“]) /g, '$1')
    .replace(/ ([)\]”。,!])/g, '$1')
    .replace(/(^|[\s\]])([A-Za-z0-9!&'.-]{2,})( \2)+(?=$|[\s[])/gi, '$1$2')
    .trim();
  return joined.charAt(0).toUpperCase() + joined.slice(1);
};
