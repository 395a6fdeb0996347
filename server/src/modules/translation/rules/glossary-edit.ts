import { foldDiacritics } from './fold.ts';
import { type GlossaryRow, parseGlossary } from './glossary-rows.ts';

export type WrittenTerm = Pick<
  GlossaryRow,
  'kind' | 'japanese' | 'reading' | 'vietnamese' | 'forms'
>;

/**
 * The file with the row of this Japanese replaced, or with a new row at its end. Its hints stay, and
 * a term that is only shown is not searched by because its words changed.
 */
export function withTerm(
  tsv: string,
  term: WrittenTerm,
): { readonly tsv: string; readonly before: string; readonly after: string } {
  const lines = tsv.split(/\r?\n/);
  const known = parseGlossary(tsv).find(({ japanese }) => japanese === term.japanese);
  const cells = [
    term.kind,
    term.japanese,
    term.reading,
    known?.isShownOnly ? `~${term.vietnamese.replace(/^~/, '')}` : term.vietnamese,
    term.forms.join('|'),
    (known?.hints ?? []).join('|'),
  ];
  const after = cells.join('\t').trimEnd();
  if (!known) return { tsv: `${tsv.trimEnd()}\n${after}\n`, before: '', after };
  const before = (lines[known.line - 1] as string).trimEnd();
  return { tsv: lines.with(known.line - 1, after).join('\n'), before, after };
}

/**
 * Terms with these letters in Vietnamese or Japanese, diacritics or not, from behind a line of the
 * file.
 */
export function findTerms(
  tsv: string,
  typed: string,
  afterLine: number,
  size: number,
): { readonly rows: readonly GlossaryRow[]; readonly next: string | undefined } {
  const wanted = foldDiacritics(typed);
  const found = parseGlossary(tsv).filter(
    ({ line, kind, japanese, vietnamese, forms }) =>
      line > afterLine &&
      kind !== 'filler' &&
      (wanted === '' ||
        [japanese, vietnamese, ...forms].some((text) => foldDiacritics(text).includes(wanted))),
  );
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last ? String(last.line) : undefined };
}
