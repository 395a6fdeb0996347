import { isOneOf, type Secrets } from './secrets.ts';

/** How often the nonce of a key changes, in ms. */
export const NONCE_PERIOD_MS = 300_000;

/** How long a proof can be accepted at most after its nonce was given, in ms: used proofs are remembered that long. */
export const NONCE_LIFE_MS = 2 * NONCE_PERIOD_MS;

/**
 * The nonce that a key has to sign now. Freshness of a proof is measured by our clock through it, so a phone whose clock is
 * days off can still sign in. It belongs to the key, needs no storage, and is the same in every process.
 */
export function nonceFor(secrets: Secrets, thumbprint: string, nowMs: number): string {
  return secrets.seal('nonce', wordsOf(thumbprint, nowMs)).slice(0, LENGTH);
}

const LENGTH = 24;
const wordsOf = (thumbprint: string, nowMs: number): string =>
  `${Math.floor(nowMs / NONCE_PERIOD_MS)}:${thumbprint}`;

/**
 * True for the nonce of this period and of the one before: between 5 and 10 minutes old. Those of
 * the former secret are good as well.
 */
export function isNonceGood(
  secrets: Secrets,
  thumbprint: string,
  nonce: string,
  nowMs: number,
): boolean {
  const wanted = [nowMs, nowMs - NONCE_PERIOD_MS].flatMap((ms) =>
    secrets.seals('nonce', wordsOf(thumbprint, ms)),
  );
  return isOneOf(
    nonce,
    wanted.map((seal) => seal.slice(0, LENGTH)),
  );
}
