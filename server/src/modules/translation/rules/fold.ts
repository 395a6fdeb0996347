import { withoutAccents } from '../../../kernel/wording.ts';

/** Old and new places of a tone mark at the end of a word are one spelling: hoà and hòa, thuý and thúy. */
const TONE_PLACES: readonly (readonly [RegExp, string])[] = ['oa', 'oe', 'uy'].flatMap(
  ([first, last]) =>
    [...'\u0300\u0301\u0309\u0303\u0323'].map(
      (tone) =>
        [
          new RegExp(`(?<!q)${first}${`${last}${tone}`.normalize('NFC')}(?!\\p{L})`, 'gu'),
          `${`${first}${tone}`.normalize('NFC')}${last}`,
        ] as const,
    ),
);

/** Nothing to fold but capitals and spaces. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Lower case, one form of every letter, single spaces, tone marks where they are taught today; diacritics stay. */
export const tidy = (text: string): string => {
  if (PLAIN.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim();
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return /[oeuy][àáảãạèéẻẽẹỳýỷỹỵ]/.test(plain)
    ? TONE_PLACES.reduce((done, [old, now]) => done.replace(old, now), plain)
    : plain;
};

/** Vietnamese as typed without a Vietnamese keyboard: `Máy Ảnh Đẹp` and `may anh dep` become the same. */
export const foldDiacritics = (text: string): string => {
  const spelt = tidy(text);
  if (PLAIN.test(spelt)) return spelt;
  return (
    withoutAccents(spelt)
      // A mark of its own, as `¨`, is written with a space before it, and leaves that behind.
      .replace(/ {2,}/g, ' ')
      .trim()
  );
};

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Whether something of it must be written in Japanese. */
export const isJapanese = (text: string): boolean => JAPANESE.test(text);
const KANJI = /\p{Script=Han}/u;
export const hasKanji = (text: string): boolean => KANJI.test(text);
/** Letters that only Vietnamese has: such a word is no brand and no model. */
export const hasVietnameseLetters = (text: string): boolean => tidy(text) !== foldDiacritics(text);

/** One form of Japanese whatever the alphabet: hiragana, full width, without spaces and middle dots. */
export const foldKana = (text: string): string =>
  tidy(text)
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(/[\s・]/g, '')
    // What stood apart now stands together, and takes its one form again.
    .normalize('NFC');

/** Romaji as people spell by ear: long vowels short, Kunrei as Hepburn, n before b, p, m. `toukyou`, `tōkyō` and `tokyo` become the same. */
export const foldRomaji = (text: string): string =>
  foldDiacritics(text)
    .replace(/[\s'’-]/g, '')
    .replace(/sy([auo])/g, 'sh$1')
    .replace(/ty([auo])/g, 'ch$1')
    .replace(/(zy|jy)([auo])/g, 'j$2')
    .replace(/si/g, 'shi')
    .replace(/ti/g, 'chi')
    .replace(/zi/g, 'ji')
    .replace(/(^|[^s])hu/g, '$1fu')
    .replace(/tu/g, 'tsu')
    .replace(/m(?=[bpm])/g, 'n')
    .replace(/ou/g, 'o')
    .replace(/([aiueo])\1+/g, '$1');
