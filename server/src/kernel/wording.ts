/** Whole yen as Japanese prices are written, in messages to customers: `¥12,800`. */
export const yenText = (amount: number): string => `¥${yenFigure(amount)}`;

/** The same without the sign. */
export const yenFigure = (amount: number): string =>
  String(amount).replace(/\B(?=(\d{3})+$)/g, ',');

/** Whole đồng as Vietnamese write them, without the sign: `1.234.567`. */
export const dongText = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, '.');

/** Đồng for one yen, from đồng for a hundred: 17635 is `176,35`. */
export const rateText = (sellX100: number): string =>
  `${dongText(Math.floor(sellX100 / 100))},${String(sellX100 % 100).padStart(2, '0')}`;

/** Whole grams as people say them: `850 g`, `1,3 kg`. */
export const weightText = (grams: number): string =>
  grams < 1_000
    ? `${grams} g`
    : `${Math.floor(grams / 1_000)}${`,${String(grams % 1_000).padStart(3, '0')}`.replace(/,?0+$/, '')} kg`;

const LONGEST_NAME = 60;
/** A name of goods inside a sentence: sixty characters at most, never half a letter. */
export const shortName = (name: string): string =>
  name.length > LONGEST_NAME
    ? `${name
        .slice(0, LONGEST_NAME - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`
    : name;

/**
 * Vietnamese in plain letters: `Đỗ Ánh` is `Do Anh`. Japanese stays as it is, with the marks of its
 * kana. `đ` has no decomposition of its own.
 */
export const withoutAccents = (text: string): string =>
  text
    .replace(/\u0111/g, 'd')
    .replace(/\u0110/g, 'D')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
