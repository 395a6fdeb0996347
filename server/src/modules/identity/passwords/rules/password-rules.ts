import { COMMON_PASSWORDS } from './common-passwords.ts';

export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

export type PasswordFault = 'too-short' | 'too-common';

/** Length in characters and no guess that everybody tries first; no rules about kinds of characters (NIST 800-63B-4). */
export function findPasswordFault(
  password: string,
  ownWords: readonly string[] = [],
): PasswordFault | undefined {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.least) return 'too-short';
  const plain = password.normalize('NFKC').toLowerCase();
  if (
    isMonotonous(plain) ||
    COMMON_PASSWORDS.has(plain) ||
    COMMON_PASSWORDS.has(plain.replace(/[\d\W_]+$/, ''))
  )
    return 'too-common';
  return ownWords.some((word) => word.length >= 4 && plain === word.toLowerCase())
    ? 'too-common'
    : undefined;
}

/** `aaaaaaaa`, `12345678`, `87654321`, `abcdefgh`: one step repeated, also over 9-0 and z-a. */
function isMonotonous(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  const isDigits = /^\d+$/.test(text);
  return (
    Math.abs(step) <= 1 &&
    codes.every((code, i) => i === 0 || sameStep(codes[i - 1] ?? 0, code, step, isDigits))
  );
}

const sameStep = (from: number, to: number, step: number, isDigits: boolean): boolean =>
  to - from === step || (isDigits && (to - from - step) % 10 === 0);
