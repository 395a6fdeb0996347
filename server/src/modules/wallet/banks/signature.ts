import { createHmac, timingSafeEqual } from 'node:crypto';
import { refuseUnless } from '../../../kernel/refusal.ts';

const WINDOW_MS = 300_000;

/** Refuses a delivery that was signed more than five minutes ago, or will be. */
export function refuseStale(signedAtMs: number, now: Date): void {
  refuseUnless(
    Number.isSafeInteger(signedAtMs) && Math.abs(now.getTime() - signedAtMs) <= WINDOW_MS,
    'wallet.webhook-stale',
  );
}

/** Whether the hex digits are the HMAC of the text, compared in constant time. */
export function isSigned(
  algorithm: 'sha256' | 'sha512',
  secret: string,
  text: string,
  hex: string,
): boolean {
  const expected = createHmac(algorithm, secret).update(text).digest();
  if (hex.length !== expected.length * 2 || !/^[0-9a-f]+$/i.test(hex)) return false;
  return timingSafeEqual(expected, Buffer.from(hex, 'hex'));
}

/** A header that was sent exactly once. */
export function singleHeader(value: string | string[] | undefined): string {
  refuseUnless(typeof value === 'string', 'wallet.webhook-signature');
  return value;
}
