/** The rows of the kana table, by every kana that belongs to them. */
const ROWS = [
  'アイウエオヴ',
  'カキクケコヵヶ',
  'サシスセソ',
  'タチツテト',
  'ナニヌネノ',
  'ハヒフヘホ',
  'マミムメモ',
  'ヤユヨ',
  'ラリルレロ',
  'ワヰヱヲン',
] as const;
/** Everything whose reading is not known or not kana. */
const OTHER = '#';

/** The row that a reading stands under in a Japanese index: ア カ サ タ ナ ハ マ ヤ ラ ワ, or #. */
export function initialOf(reading: string | undefined): string {
  const [first = ''] = (reading ?? '').normalize('NFKC').trim();
  const kana = first.replace(/[ぁ-ゖ]/, (hiragana) =>
    String.fromCodePoint((hiragana.codePointAt(0) as number) + 0x60),
  );
  // Small and voiced kana stand under the plain ones.
  const plain = (kana.normalize('NFD')[0] ?? '').replace(/[ァィゥェォッャュョヮ]/, (small) =>
    String.fromCodePoint((small.codePointAt(0) as number) + 1),
  );
  return plain === '' ? OTHER : (ROWS.find((row) => row.includes(plain))?.[0] ?? OTHER);
}

/** Brands under their rows, in the order of the kana table, # last; the order within a row stays. */
export function byInitial<Row>(
  rows: readonly Row[],
  readingOf: (row: Row) => string | undefined,
): { character: string; children: Row[] }[] {
  const groups = Map.groupBy(rows, (row) => initialOf(readingOf(row)));
  return [...ROWS.map((row) => row[0] as string), OTHER].flatMap((character) => {
    const children = groups.get(character);
    return children ? [{ character, children }] : [];
  });
}
