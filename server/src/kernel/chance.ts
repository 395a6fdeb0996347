import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** The only place that chance and new identifiers come from. */

const COUNTED_BITS = 48;
const MOST_STEP = 256;
let counted = randomInt(0, 2 ** (COUNTED_BITS - 1));

/** A number above every one before it: it begins by chance and grows by steps of chance. */
function counting(): number {
  counted = (counted + randomInt(1, MOST_STEP + 1)) % 2 ** COUNTED_BITS;
  return counted;
}

/**
 * A version 7 UUID: unique without a central counter, and sorted by the time it was made. Those
 * that one process makes in a millisecond are in the order in which they were made (RFC 9562,
 * section 6.2): a counter of 48 bits stands behind the time.
 */
export function newId(nowMs: number = Date.now()): string {
  const bytes = randomBytes(16);
  const count = counting();
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | Math.floor(count / 2 ** 36), 6);
  bytes.writeUInt16BE(0x8000 | (Math.floor(count / 2 ** 22) & 0x3fff), 8);
  bytes.writeUIntBE(((count % 2 ** 22) * 2 ** 2) | ((bytes[12] as number) & 3), 10, 3);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A UUID that tells nothing about when it was made, for what must not be guessed. */
export const newSecretId = (): string => randomUUID();

/** A number from 0 to below 1. */
export const chance = (): number => randomInt(2 ** 32) / 2 ** 32;

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
