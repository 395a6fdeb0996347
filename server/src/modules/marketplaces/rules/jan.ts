/** Whether these are the digits of a bar code (JAN, EAN; 8 or 13) with a right check digit: weights 3 and 1 in turn, from the right. */
export function isJan(code: string): boolean {
  if (!/^(?:\d{8}|\d{13})$/.test(code)) return false;
  const sum = [...code.slice(0, -1)]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(code.at(-1));
}
