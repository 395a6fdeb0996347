import { timingSafeEqual } from 'node:crypto';

/** Compares what was shown with what was agreed, in a time that tells nothing. */
export function isSecret(shown: unknown, agreed: string): boolean {
  if (typeof shown !== 'string' || shown === '') return false;
  const [a, b] = [Buffer.from(shown), Buffer.from(agreed)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** `+84912…` as people in Vietnam dial it. */
export const localPhone = (e164: string): string => e164.replace(/^\+84/, '0');

/** The longest beginning of a text within so many bytes of UTF-8; no letter is cut in two. */
export function withinBytes(text: string, most: number): string {
  let size = 0;
  let end = 0;
  for (const letter of text) {
    size += Buffer.byteLength(letter);
    if (size > most) break;
    end += letter.length;
  }
  return text.slice(0, end);
}
