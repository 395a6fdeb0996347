import { isJapanese, tidy } from './fold.ts';
import type { Glossary, Surroundings } from './glossary.ts';
import type { Part } from './keyword-part.ts';

export function longestAt(
  words: readonly string[],
  at: number,
  glossary: Glossary,
  around: Surroundings,
): { part: Part; length: number } {
  const word = words[at] as string;
  if (isJapanese(word)) return { part: readJapanese(word, glossary), length: 1 };
  for (let length = Math.min(glossary.longestPhrase, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length);
    const term = phrase.some(isJapanese) ? undefined : glossary.find(phrase.join(' '), around);
    if (term) return { part: term, length };
  }
  return { part: word, length: 1 };
}
/** Japanese stays as it is, but a word in hiragana or in half width that the trade writes otherwise is written as the trade does. */
function readJapanese(word: string, glossary: Glossary): Part {
  const wide = /[\uff66-\uff9f]/.test(word) ? word.normalize('NFKC') : word;
  if (!/^[ぁ-ゖー]{3,}$/.test(wide) || glossary.findJapanese(tidy(wide))) return wide;
  return glossary.findReading(wide)?.japanese ?? wide;
}
