import { refuseUnless } from '../../../../kernel/refusal.ts';

/** Blanks, a newline, a hyphen, a dot, a slash or a low line; three of them at most. */
const BETWEEN = String.raw`[\s._/\-\u2010-\u2015\u2212]{1,3}`;
const FIRST = String.raw`[2-6]\d{3}`;
const FOUR = String.raw`\d{4}`;

/**
 * How cards print their digits: most by fours, American Express 4-6-5, Diners 4-6-4, any of them in
 * one run. Every scheme begins with 2 to 6. Shops group the numbers of orders otherwise: Rakuten
 * 6-8-10, Amazon 3-7-7.
 */
const SHAPES = [
  [String.raw`[2-6]\d{12,18}`],
  [FIRST, FOUR, FOUR, FOUR],
  [FIRST, FOUR, FOUR, FOUR, String.raw`\d{3}`],
  [String.raw`3\d{3}`, String.raw`\d{6}`, String.raw`\d{4,5}`],
].map((groups) => new RegExp(String.raw`(?<!\d)(?=(${groups.join(BETWEEN)})(?!\d))`, 'g'));

/**
 * Whether a text holds the number of a payment card: 13 to 19 digits, grouped as cards print them,
 * with their check digit (Luhn). Text beside it, such as its last month, does not hide it.
 */
export function hasCardNumber(text: string): boolean {
  const plain = text.normalize('NFKC');
  return SHAPES.some((shape) =>
    [...plain.matchAll(shape)].some(([, found = '']) => luhn(found.replaceAll(/\D/g, '')) === 0),
  );
}

/** Doubles each second digit from the right, adds the digits of all, and takes the rest by ten. */
const luhn = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const counted = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return sum + (counted > 9 ? counted - 9 : counted);
  }, 0) % 10;

/** Refusal `float.card-number` for what nobody may keep beside a card. */
export function refuseCardNumber(...texts: readonly string[]): void {
  refuseUnless(!texts.some(hasCardNumber), 'float.card-number');
}
