const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const VIETNAMESE =
  /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/;

/**
 * The language of a name that stands translated where a translation is known and as the marketplace wrote it otherwise. It chooses the typeface and
 * the voice that reads it, so a translated name with one word left in Japanese is Vietnamese, and a Latin one is left to the page.
 */
export const languageOf = (name: string): 'ja' | undefined =>
  JAPANESE.test(name) && !VIETNAMESE.test(name) ? 'ja' : undefined;

/** Goods by their name at the marketplace and, where there is one, the translated one. */
export interface Named {
  readonly title: string;
  readonly title_vi?: string | null;
}

/** What goods are called for people: translated where a translation is known and wanted. */
export const titleOf = ({ title, title_vi }: Named, isTranslating = true): string =>
  (isTranslating && title_vi) || title;
