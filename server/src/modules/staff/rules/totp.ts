import { createHmac } from 'node:crypto';

/** Six digits that change every 30 seconds (RFC 6238 with HMAC-SHA-1, what every authenticator app speaks). */
const STEP_MS = 30_000;
const DIGITS = 6;

/** The step that a moment lies in. */
export const stepAt = (ms: number): number => Math.floor(ms / STEP_MS);

export function totpAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code was typed: this one or a neighbour, for clocks that are up to half a minute off. Undefined: wrong. */
export function findStep(secret: Buffer, typed: string, nowMs: number): number | undefined {
  const code = typed.replace(/\s/g, '');
  const now = stepAt(nowMs);
  return [now, now - 1, now + 1].find((step) => totpAt(secret, step) === code);
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes of a secret written in base32 (RFC 4648), as authenticator apps take it. */
export function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/[\s=-]/g, '').toUpperCase()].map((letter) => {
    const value = BASE32.indexOf(letter);
    if (value < 0) throw new RangeError(`not base32: ${letter}`);
    return value.toString(2).padStart(5, '0');
  });
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Bytes as base32 without padding, as people type a secret into their app. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}
