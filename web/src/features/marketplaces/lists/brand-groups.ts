/** Rows of the Japanese syllabary by their first letters, as indexes of names are made there. */
const ROWS = [
  ['ア', 'アイウエオヴ'],
  ['カ', 'カキクケコガギグゲゴ'],
  ['サ', 'サシスセソザジズゼゾ'],
  ['タ', 'タチツテトダヂヅデド'],
  ['ナ', 'ナニヌネノ'],
  ['ハ', 'ハヒフヘホバビブベボパピプペポ'],
  ['マ', 'マミムメモ'],
  ['ヤ', 'ヤユヨ'],
  ['ラ', 'ラリルレロ'],
  ['ワ', 'ワヲン'],
] as const;
const OTHERS = '#';

interface Named {
  readonly name: string;
  readonly reading: string | null;
}

/** Brands under the row that their reading begins with, in the order they came; those without a reading last. */
export function brandGroups<B extends Named>(
  brands: readonly B[],
): { letter: string; brands: B[] }[] {
  const groups = new Map<string, B[]>(
    [...ROWS.map(([letter]) => letter), OTHERS].map((letter) => [letter, []]),
  );
  for (const brand of brands) groups.get(rowOf(brand.reading ?? brand.name))?.push(brand);
  return [...groups].flatMap(([letter, under]) =>
    under.length > 0 ? [{ letter, brands: under }] : [],
  );
}

/** Hiragana are read as katakana, which stand 96 places further. */
function rowOf(reading: string): string {
  const [first = ''] = reading;
  const code = first.charCodeAt(0);
  const katakana = code >= 0x3041 && code <= 0x3096 ? String.fromCharCode(code + 0x60) : first;
  return ROWS.find(([, letters]) => katakana !== '' && letters.includes(katakana))?.[0] ?? OTHERS;
}
