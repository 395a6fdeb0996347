/** A Vietnamese number as people there write it: `0912345678` for `+84912345678`. */
export const toLocalPhone = (e164: string): string => e164.replace(/^\+84/, '0');
