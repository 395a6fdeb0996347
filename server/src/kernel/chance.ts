import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** The only place that chance and new identifiers come from. */

/** A version 7 UUID: unique without a central counter, and sorted by the time it was made. */
export function newId(nowMs: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] as number) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] as number) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A UUID that tells nothing about when it was made, for what must not be guessed. */
export const newSecretId = (): string => randomUUID();

/** Letters and digits that cannot be mistaken for one another when read aloud. */
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code that people can read out, e.g. order codes: `prefix` + `length` characters of 5 bits each. */
export function newCode(prefix: string, length = 8): string {
  let code = prefix;
  for (const byte of randomBytes(length)) code += CODE_ALPHABET[byte % 32];
  return code;
}

/** A code of decimal digits for one-time passwords. */
export const newDigits = (length: number): string =>
  String(randomInt(0, 10 ** length)).padStart(length, '0');

/** Opaque bytes as base64url, for tokens. */
export const newToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');
