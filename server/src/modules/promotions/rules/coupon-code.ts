/**
 * A code as it is kept: whatever width, case or space somebody typed it in, it is one code. Undefined for what no code can be.
 * One writing for one coupon, or the same code named twice would be spent twice (reliability.md, T21).
 */
export function couponCodeOf(typed: string): string | undefined {
  const code = typed.normalize('NFKC').replaceAll(/\s/gu, '').toUpperCase();
  return /^[A-Z0-9-]{3,24}$/.test(code) ? code : undefined;
}
