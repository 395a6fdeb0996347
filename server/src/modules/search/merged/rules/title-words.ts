/**
 * Titles cut into words where the script changes, with everything folded that sellers write differently: width, case, hyphens inside a model's
 * name (`AE-1` and `ＡＥ１`), small kana (`キヤノン` and `キャノン`).
 */
const WORD =
  /[\p{Script=Latin}\p{Script=Greek}\d]+(?:[-‐‑–−./][\p{Script=Latin}\p{Script=Greek}\d]+)*|[\p{Script=Katakana}ー・]+|\p{Script=Han}+|\p{Script=Hiragana}+/gu;
const HYPHENS = /[-‐‑–−・]/g;
const SMALL = 'ァィゥェォッャュョヮ';
const LARGE = 'アイウエオツヤユヨワ';

/** One form of every letter; nothing is cut. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァィゥェォッャュョヮ]/g, (kana) => LARGE[SMALL.indexOf(kana)] as string);

/** One word as it stands in `wordsIn`. */
export const foldWord = (word: string): string =>
  foldText(word).replace(HYPHENS, '').replace(/^f\//, 'f');

/** The words of a text that `foldText` made. */
export const wordsIn = (folded: string): string[] =>
  (folded.match(WORD) ?? [])
    .map((word) => word.replace(HYPHENS, '').replace(/^f\//, 'f'))
    .filter((word) => word !== '' && word !== 'ー');
