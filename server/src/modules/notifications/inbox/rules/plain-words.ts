/**
 * Words of other people (titles of goods, names) as they may stand in a mail with our name above it: one line, without control or
 * direction marks, and without anything that a mail program would turn into a link of its own.
 */
export function plainWords(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/:\/\//g, ': //')
    .replace(/\bwww\./gi, 'www ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
