import { refuseUnless } from '../../../../kernel/refusal.ts';

const LEAST_DIGITS = 13;
const MOST_DIGITS = 19;
/** Digits as a card prints them: in one, or in groups with blanks, hyphens or dots between. */
const GROUPS = /\d+(?:[ .\-\u2010-\u2015]{1,2}\d+)*/g;
/** How Amazon numbers its orders; no card is written like this. */
const AMAZON_ORDER = /(?<!\d)\d{3}-\d{7}-\d{7}(?!\d)/g;
/** Every scheme of cards begins so. */
const BEGINS = /^[2-6]/;

/**
 * Whether a text holds the number of a payment card: 13 to 19 digits in one or in groups, with
 * their check digit (Luhn). What stands beside it, such as its last month, hides it not.
 */
export function hasCardNumber(text: string): boolean {
  const plain = text.normalize('NFKC').replace(AMAZON_ORDER, ' ');
  return (plain.match(GROUPS) ?? []).some((run) => {
    const groups = run.match(/\d+/g) ?? [];
    return groups.some((_, first) =>
      groups.slice(first).some((__, count) => isCard(groups.slice(first, first + count + 1))),
    );
  });
}

const isCard = (groups: readonly string[]): boolean => {
  const digits = groups.join('');
  if (digits.length < LEAST_DIGITS || digits.length > MOST_DIGITS) return false;
  return BEGINS.test(digits) && luhn(digits) === 0;
};

/** From the right, each second digit twice; the digits of it all, by ten. */
const luhn = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const counted = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return sum + (counted > 9 ? counted - 9 : counted);
  }, 0) % 10;

/** Refusal `float.card-number` for what must not be kept beside a card. */
export function refuseCardNumber(...texts: readonly string[]): void {
  refuseUnless(!texts.some(hasCardNumber), 'float.card-number');
}
