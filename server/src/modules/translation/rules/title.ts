import { isJapanese } from './fold.ts';
import type { Glossary, Term } from './glossary.ts';

export interface TitleReading {
  readonly text: string;
  /** Nothing Japanese is left. */
  readonly isWhole: boolean;
}

const KATAKANA_RUN = /^[\p{Script=Katakana}ー・]+/u;
const KANJI = /\p{Script=Han}/u;
const KANA_OR_KANJI = /[\p{Script=Hiragana}\p{Script=Han}]/u;

/** A Japanese title in Vietnamese, as far as the words of the trade go: the longest terms from left to right, the rest as it was. */
export function readTitle(title: string, glossary: Glossary): TitleReading {
  const text = countedFirst(title.normalize('NFKC'));
  const lower = text.toLowerCase();
  const parts: string[] = [];
  let kept = '';
  const put = (term: Term) => {
    parts.push(kept, ` ${term.vietnamese} `);
    kept = '';
  };
  for (let at = 0; at < text.length; ) {
    const run = isJapanese(lower[at] as string)
      ? KATAKANA_RUN.exec(lower.slice(at))?.[0]
      : undefined;
    const direct = longestAt(lower, at, glossary, run?.length);
    if (direct) {
      put(direct.term);
      at += direct.length;
      continue;
    }
    const split = run === undefined ? undefined : splitRun(run, glossary);
    if (split) for (const term of split) put(term);
    else kept += text.slice(at, at + (run?.length ?? 1));
    at += run?.length ?? 1;
  }
  const result = tidyTitle(parts.join('') + kept);
  return { text: result, isWhole: !isJapanese(result) };
}

const COUNTED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    枚: 'tờ',
    体: 'con',
    本: 'cái',
    個: 'cái',
    点: 'món',
    冊: 'quyển',
    巻: 'tập',
    台: 'máy',
    足: 'đôi',
  }),
);

/** Japanese puts the number before what it counts and the noun behind; Vietnamese reads these the other way round: 2枚セット is "bộ 2 tờ". */
const countedFirst = (text: string): string =>
  text
    .replace(
      /(?<!\d)(\d{1,3})([枚体本個点冊巻台足])セット/g,
      (_, count: string, kind: string) => ` bộ ${count} ${COUNTED.get(kind)} `,
    )
    .replace(/ポイント(\d{1,2})倍/g, ' điểm thưởng gấp $1 ')
    .replace(/(?<!\d)(1\/\d{1,3}) ?スケール/g, ' tỉ lệ $1 ')
    .replace(/(?<!\d)(\d{4})年製/g, ' sản xuất năm $1 ')
    .replace(/残量(?<tenths>\d)割/g, ' còn $<tenths>0% ')
    .replace(/(?<![A-Za-z])((?:\d?X)?[SL]|M|LL)サイズ/g, ' cỡ $1 ');

/** The longest term that begins here. One that would end inside a katakana word is no term: ボス is not in ボストン. */
function longestAt(
  lower: string,
  at: number,
  glossary: Glossary,
  runLength: number | undefined,
): { term: Term; length: number } | undefined {
  for (let length = Math.min(glossary.longestTerm, lower.length - at); length > 0; length -= 1) {
    if (runLength !== undefined && length < runLength) return undefined;
    const piece = lower.slice(at, at + length);
    const term = glossary.findJapanese(piece);
    if (term && isJapanese(piece) && !isInsideWord(lower, at, piece)) return { term, length };
  }
  return undefined;
}

/** A single kanji means something of its own only when it stands alone: 本 is a book, but not in 日本. */
function isInsideWord(lower: string, at: number, piece: string): boolean {
  if (piece.length > 1 || !KANJI.test(piece)) return false;
  return KANA_OR_KANJI.test(lower[at - 1] ?? '') || KANA_OR_KANJI.test(lower[at + 1] ?? '');
}

/** A katakana word made of known words only: デジタル一眼… no, フィルムカメラケース yes. */
function splitRun(run: string, glossary: Glossary): Term[] | undefined {
  if (run === '') return [];
  for (let length = run.length; length > 1; length -= 1) {
    const term = glossary.findJapanese(run.slice(0, length));
    const rest = term && splitRun(run.slice(length).replace(/^・/, ''), glossary);
    if (term && rest) return [term, ...rest];
  }
  return undefined;
}

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
