/** Lower case, one form of every letter, single spaces; diacritics stay. */
export const tidy = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Vietnamese as typed without a Vietnamese keyboard: `Máy Ảnh Đẹp` and `may anh dep` become the same. */
export const foldDiacritics = (text: string): string =>
  tidy(text)
    .replace(/đ/g, 'd')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Whether something of it must be written in Japanese. */
export const isJapanese = (text: string): boolean => JAPANESE.test(text);
/** Letters that only Vietnamese has: such a word is no brand and no model. */
export const hasVietnameseLetters = (text: string): boolean => tidy(text) !== foldDiacritics(text);
