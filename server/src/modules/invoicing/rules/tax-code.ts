const WEIGHTS = [31, 29, 23, 19, 17, 13, 7, 5, 3];

/**
 * Whether a Vietnamese tax code can be one: ten digits with their check digit, a branch with three more behind them, or the twelve digits of a
 * person's identity number, which is their tax code since July 2025. Blanks and the dash of a branch do not count.
 */
export function isTaxCode(text: string): boolean {
  if (/^\d{12}$/.test(text.replace(/\s/g, ''))) return true;
  const digits = plainTaxCode(text);
  if (!/^\d{10}(\d{3})?$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return 10 - (sum % 11) === Number(digits[9]);
}

/** Only its digits. */
export const plainTaxCode = (text: string): string => text.replace(/[\s-]/g, '');
