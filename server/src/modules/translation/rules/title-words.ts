import { toRomaji } from 'wanakana';
import { isJapanese } from './fold.ts';
import type { Glossary, Term } from './glossary.ts';

/**
 * A piece of a title: a term of the trade, a number of things, or letters that stay as they are.
 */
export type TitleWord =
  | { readonly is: 'term'; readonly term: Term }
  | { readonly is: 'count'; readonly count: string; readonly kind: string; readonly isSet: boolean }
  | { readonly is: 'text'; readonly text: string }
  /** A name in katakana that no term knows, by its sound. */
  | { readonly is: 'name'; readonly text: string; readonly letters: number };

const KATAKANA_RUN = /^[\p{Script=Katakana}ー・]+/u;
const KANJI = /\p{Script=Han}/u;
const KANA_OR_KANJI = /[\p{Script=Hiragana}\p{Script=Han}]/u;
const COUNTED = /^(\d{1,3})(パック|[枚体本個点冊巻台足])(セット)?(?![\p{Script=Han}])/u;
/** Little words between two terms say nothing that the order of a Vietnamese line does not. */
const PARTICLE = /^(?:の|と|や|あり|など|用|付き)(?=$|[\s、,・]|[^\p{Script=Hiragana}])/u;

/**
 * The words of a title from left to right: the longest terms, numbers of things, names, and the
 * rest as it is.
 */
export function readTitleWords(title: string, glossary: Glossary): TitleWord[] {
  const lower = title.toLowerCase();
  const words: TitleWord[] = [];
  let kept = '';
  const put = (...more: TitleWord[]) => {
    if (kept.trim() !== '') words.push({ is: 'text', text: kept.trim() });
    kept = '';
    words.push(...more);
  };
  for (let at = 0; at < title.length; ) {
    const next = wordAt(lower, at, glossary, words.length > 0 && kept.trim() === '');
    if (next) put(...next.words);
    else kept += title.slice(at, at + 1);
    at += next?.length ?? 1;
  }
  put();
  return words;
}

function wordAt(
  lower: string,
  at: number,
  glossary: Glossary,
  isBehindTerm: boolean,
): { readonly words: readonly TitleWord[]; readonly length: number } | undefined {
  const rest = lower.slice(at);
  const counted = /\d/.test(lower[at - 1] ?? '') ? null : COUNTED.exec(rest);
  if (counted) {
    const [whole, count = '', kind = '', set] = counted;
    return {
      words: [{ is: 'count', count, kind, isSet: set !== undefined }],
      length: whole.length,
    };
  }
  const run = KATAKANA_RUN.exec(rest)?.[0];
  const direct = longestAt(lower, at, glossary, run?.length);
  if (direct) return { words: [termWord(direct.term)], length: direct.length };
  if (run !== undefined) {
    const split = splitRun(run, glossary);
    if (split) return { words: split.map(termWord), length: run.length };
    return { words: /[ァ-ヺ]/.test(run) ? [nameOf(run)] : [], length: run.length };
  }
  const particle = isBehindTerm ? PARTICLE.exec(rest)?.[0] : undefined;
  return particle === undefined ? undefined : { words: [], length: particle.length };
}

const termWord = (term: Term): TitleWord => ({ is: 'term', term });

/** マナフィ is Manafi: long vowels short, as names are written. */
function nameOf(run: string): TitleWord {
  const text = run
    .split('・')
    .filter(Boolean)
    .map((name) => toRomaji(name.replace(/ー/g, '')).replace(/([fv])y(?=[ieo])/g, '$1'))
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
    .join(' ');
  return { is: 'name', text, letters: run.length };
}

/**
 * The longest term that begins here. One that would end inside a katakana word is no term: ボス is
 * not in ボストン.
 */
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

/**
 * A single kanji means something of its own only when it stands alone: 本 is a book, but not in 日本.
 */
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
