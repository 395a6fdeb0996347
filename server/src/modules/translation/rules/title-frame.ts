import type { Term } from './glossary.ts';
import type { TitleWord } from './title-words.ts';

/** Whether something of a title says what is sold, not only in which condition. */
export const namesGoods = (words: readonly TitleWord[]): boolean =>
  words.some(
    (word) =>
      word.is !== 'count' &&
      (word.is !== 'term' || ['noun', 'brand', 'series', 'title'].includes(word.term.kind)),
  );

/**
 * What belongs to a thing, in Japanese: behind its thing it goes first in Vietnamese, and it is no
 * thing of its own beside one.
 */
const PARTS: ReadonlySet<string> = new Set(
  'ボディ ケース キャップ レンズキャップ ボディキャップ ストラップ フード フィルター バッテリー 充電器 説明書 元箱 箱 カバー 部品 パーツ 替えスプール 本体 コントローラー リモコン ケーブル ベルト スタンド'.split(
    ' ',
  ),
);
/** Things that in a title only say how another thing works. */
const WORKS: ReadonlySet<string> = new Set(['自動巻き', '手巻き']);

/**
 * What Vietnamese counts with a word between the number and the thing; anything else has none: bộ 2
 * thẻ.
 */
const COUNTERS: Readonly<Record<string, string>> = {
  冊: ' quyển',
  巻: ' tập',
  足: ' đôi',
  パック: ' gói',
};

/** The groups of a Vietnamese title, each in the order in which it was written. */
interface Groups {
  readonly things: string[];
  readonly parts: string[];
  readonly extras: string[];
  readonly types: string[];
  readonly materials: string[];
  readonly people: string[];
  readonly brands: string[];
  readonly names: string[];
  readonly models: string[];
  readonly colours: string[];
  readonly sizes: string[];
  readonly conditions: string[];
  count: string;
}

/**
 * The words of a title as Vietnamese says them: how many, the thing, what it is like, for whom,
 * whose and which, its colour; what comes with it; its condition. Terms of sale are left out: the
 * page says them, and “miễn phí vận chuyển” would promise delivery to Vietnam.
 */
export function frameTitle(words: readonly TitleWord[]): string {
  const groups: Groups = {
    things: [],
    parts: [],
    extras: [],
    types: [],
    materials: [],
    people: [],
    brands: [],
    names: [],
    models: [],
    colours: [],
    sizes: [],
    conditions: [],
    count: '',
  };
  for (const [index, word] of words.entries())
    place(word, words[index - 1], words[index + 1], groups);
  return written(groups);
}

function place(
  word: TitleWord,
  before: TitleWord | undefined,
  next: TitleWord | undefined,
  groups: Groups,
): void {
  if (word.is === 'text') placeText(word.text, groups);
  else if (word.is === 'name') groups.names.push(word.text);
  else if (word.is === 'term') placeTerm(word.term, next, groups);
  else if (!word.isSet && isPart(before)) groups.parts.push(`${word.count} ${groups.parts.pop()}`);
  else groups.count = countOf(word);
}

const isPart = (word: TitleWord | undefined): boolean =>
  word?.is === 'term' && PARTS.has(word.term.japanese);

/** A size stands behind the colour; other letters are the model and its measures. */
function placeText(text: string, groups: Groups): void {
  const [size] = /cỡ \S+/.exec(text) ?? [];
  if (size) groups.sizes.push(size);
  groups.models.push(text.replace(size ?? '', '').trim());
}

function countOf({ count, kind, isSet }: Extract<TitleWord, { is: 'count' }>): string {
  if (!isSet && count === '1') return '';
  return `${isSet ? 'bộ ' : ''}${count}${COUNTERS[kind] ?? ''}`;
}

function placeTerm(term: Term, next: TitleWord | undefined, groups: Groups): void {
  const { kind, japanese, vietnamese } = term;
  if (japanese === 'セット' || japanese === 'ペア') {
    groups.count ||= japanese === 'ペア' ? 'cặp' : 'bộ';
    return;
  }
  if (kind === 'sale' || kind === 'filler' || japanese === '付き') return;
  if (WORKS.has(japanese)) groups.types.push(vietnamese);
  else if (kind === 'noun' && isWith(next)) groups.extras.push(vietnamese);
  else if (kind === 'noun' && PARTS.has(japanese)) groups.parts.push(vietnamese);
  else groups[GROUP_OF[kind]].push(vietnamese);
}

const isWith = (next: TitleWord | undefined): boolean =>
  next?.is === 'term' && next.term.japanese === '付き';

const GROUP_OF: Readonly<
  Record<Exclude<Term['kind'], 'sale' | 'filler'>, Exclude<keyof Groups, 'count'>>
> = {
  noun: 'things',
  quality: 'types',
  material: 'materials',
  person: 'people',
  brand: 'brands',
  series: 'names',
  title: 'names',
  colour: 'colours',
  condition: 'conditions',
  extra: 'extras',
};

function written(groups: Groups): string {
  const { head, further } = headOf(groups);
  const isNameless = head === '' && /\d$/.test(groups.count);
  const body = withoutRepeats([
    groups.count + (isNameless ? ' món' : ''),
    head,
    ...groups.types,
    ...groups.materials,
    ...groups.people,
    ...groups.brands,
    ...groups.names,
    ...groups.models,
    ...groups.colours.map((colour) => `màu ${colour.replace(/^màu /, '')}`),
  ]);
  const extras = [...new Set([...further, ...groups.extras])].map((extra) =>
    /^(?:kèm|có|còn|đầy đủ|đã|quà|phụ kiện) ?/.test(extra) ? extra : `kèm ${extra}`,
  );
  return [body, ...groups.sizes, ...extras, ...new Set(groups.conditions)]
    .filter(Boolean)
    .join(', ');
}

/**
 * The last thing is what is sold; what stood before it describes it. A part behind it goes first:
 * thân máy + máy ảnh phim.
 */
function headOf({ things, parts }: Groups): { head: string; further: readonly string[] } {
  const own = [...new Set(things)];
  const head = own.at(-1);
  const [part = '', ...further] = [...new Set(parts)];
  if (head === undefined) return { head: part, further };
  const around = own.slice(0, -1).filter((thing) => !head.includes(thing));
  return { head: [part, head, ...around].filter(Boolean).join(' '), further };
}

/** Each word once: Gundam is said in “mô hình Gundam”, Nikon in ニコン, máy of thân máy in máy ảnh. */
function withoutRepeats(pieces: readonly string[]): string {
  const said: string[] = [];
  for (const piece of pieces.flatMap(wordsOfText)) {
    const before = ` ${said.join(' ').toLowerCase()} `;
    if (piece !== '' && !(/\p{L}/u.test(piece) && before.includes(` ${piece.toLowerCase()} `)))
      said.push(piece);
  }
  return said.join(' ').replace(/(^| )(\S+)( \2)+(?= |$)/giu, '$1$2');
}

/** Letters that were kept are words each; a term is one. */
const wordsOfText = (piece: string): string[] =>
  /^[\x20-\x7e]+$/.test(piece) ? piece.split(' ') : [piece];
