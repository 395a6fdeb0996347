import { foldKana, hasKanji, isJapanese, tidy } from './fold.ts';

export type TermKind = 'brand' | 'series' | 'title' | 'noun' | 'person' | QualityKind | 'filler';
type QualityKind = 'quality' | 'colour' | 'material' | 'condition' | 'extra' | 'sale';
const QUALITIES: readonly string[] = [
  'quality',
  'colour',
  'material',
  'condition',
  'extra',
  'sale',
] satisfies QualityKind[];
const KINDS: readonly string[] = [
  'brand',
  'series',
  'title',
  'noun',
  'person',
  ...QUALITIES,
  'filler',
];

/** Whether a word says what a thing is like, not what it is. */
export const isQuality = (kind: TermKind): boolean => QUALITIES.includes(kind);

/** One row of the data file. */
export interface GlossaryRow {
  /** From 1, as an editor counts. */
  readonly line: number;
  readonly kind: TermKind;
  /** What a search in Japan is made with; empty for a filler: a word that a search is better without. */
  readonly japanese: string;
  /** In hiragana; empty where the Japanese is written in kana, which is its own reading. */
  readonly reading: string;
  readonly vietnamese: string;
  /** Its Vietnamese is shown in titles and never searched by, because another row owns that spelling. */
  readonly isShownOnly: boolean;
  /** Further spellings, Vietnamese, Latin or Japanese. */
  readonly forms: readonly string[];
  /** Words nearby, without diacritics, that choose this row among those written alike without diacritics. */
  readonly hints: readonly string[];
}

export interface GlossaryFault {
  readonly line: number;
  readonly fault:
    | 'columns'
    | 'kind'
    | 'japanese'
    | 'reading'
    | 'vietnamese'
    | 'empty-form'
    | 'too-long'
    | 'double-japanese'
    | 'double-vietnamese';
  /** The piece that is wrong. */
  readonly text: string;
}

const MOST_LETTERS = 100;
const HIRAGANA = /^[ぁ-ゖゔー]+$/;

/** Reads the data file; `#` begins a remark. What is wrong with it is found by `findGlossaryFaults`. */
export function parseGlossary(tsv: string): GlossaryRow[] {
  return tsv.split(/\r?\n/).flatMap((text, index) => {
    if (text.trim() === '' || text.startsWith('#')) return [];
    const [kind = '', japanese = '', reading = '', vietnamese = '', forms = '', hints = ''] = text
      .split('\t')
      .map((cell) => cell.trim());
    const isShownOnly = vietnamese.startsWith('~');
    return [
      {
        line: index + 1,
        kind: kind as TermKind,
        japanese,
        reading,
        vietnamese: isShownOnly ? vietnamese.slice(1) : vietnamese,
        isShownOnly,
        forms: forms === '' ? [] : forms.split('|'),
        hints: hints === '' ? [] : hints.split('|'),
      },
    ];
  });
}

/** Everything that the owner must put right before the file can be used, row by row. */
export function findGlossaryFaults(tsv: string): GlossaryFault[] {
  const rows = parseGlossary(tsv);
  const faults: GlossaryFault[] = tsv
    .split(/\r?\n/)
    .flatMap((text, index) =>
      !text.startsWith('#') && text.split('\t').length > 6
        ? [{ line: index + 1, fault: 'columns' as const, text: text.slice(0, MOST_LETTERS) }]
        : [],
    );
  const japanese = new Map<string, number>();
  const spellings = new Map<string, number>();
  const claim = (
    claimed: Map<string, number>,
    key: string,
    row: GlossaryRow,
    fault: GlossaryFault['fault'],
    text: string,
  ) => {
    const owner = claimed.get(key);
    if (owner !== undefined && (owner !== row.line || fault === 'double-japanese'))
      faults.push({ line: row.line, fault, text });
    claimed.set(key, owner ?? row.line);
  };
  for (const row of rows) {
    faults.push(...faultsWithin(row));
    if (row.japanese !== '')
      claim(japanese, foldKana(row.japanese), row, 'double-japanese', row.japanese);
    for (const form of row.forms)
      if (isJapanese(form)) claim(japanese, foldKana(form), row, 'double-japanese', form);
    for (const spelling of spellingsOf(row))
      claim(spellings, tidy(spelling), row, 'double-vietnamese', spelling);
  }
  return faults.toSorted((a, b) => a.line - b.line);
}

/** What a customer may type for it, in Latin letters. */
export const spellingsOf = (row: GlossaryRow): string[] =>
  [...(row.isShownOnly ? [] : [row.vietnamese]), ...row.forms].filter(
    (spelling) => spelling.trim() !== '' && !isJapanese(spelling),
  );

function faultsWithin(row: GlossaryRow): GlossaryFault[] {
  const faults: GlossaryFault[] = [];
  const say = (fault: GlossaryFault['fault'], text: string) =>
    faults.push({ line: row.line, fault, text });
  if (!KINDS.includes(row.kind)) say('kind', row.kind);
  if ((row.japanese === '') !== (row.kind === 'filler')) say('japanese', row.japanese);
  if (row.vietnamese.trim() === '') say('vietnamese', row.vietnamese);
  if (
    hasKanji(row.japanese)
      ? !HIRAGANA.test(row.reading)
      : row.reading !== '' && !HIRAGANA.test(row.reading)
  )
    say('reading', row.reading);
  if (
    row.reading !== '' &&
    HIRAGANA.test(foldKana(row.japanese)) &&
    foldKana(row.japanese) !== foldKana(row.reading)
  )
    say('reading', row.reading);
  for (const form of [...row.forms, ...row.hints])
    if (form.trim() === '') say('empty-form', row.vietnamese);
  for (const text of [row.japanese, row.reading, row.vietnamese, ...row.forms])
    if (text.length > MOST_LETTERS) say('too-long', text);
  return faults;
}
