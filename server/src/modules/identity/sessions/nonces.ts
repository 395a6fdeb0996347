import { LRUCache } from 'lru-cache';
import { isNonceGood, NONCE_PERIOD_MS, nonceFor } from './rules/nonce.ts';
import { isSame, type Secrets } from './rules/secrets.ts';
import { upTo } from '../../../kernel/up-to.ts';

const NONCES_KEPT = 10_000;

/** The nonces that proofs are made over; each belongs to one key. */
export interface Nonces {
  /** The one of this moment. */
  wanted(thumbprint: string, nowMs: number): string;
  /** Also one of shortly before. */
  isGood(thumbprint: string, nonce: string, nowMs: number): boolean;
}

/** Each nonce is computed once and kept for its period. */
export function createNonces(secrets: Secrets): Nonces {
  const kept = new LRUCache<string, { nonce: string; untilMs: number }>(upTo(NONCES_KEPT));
  const wanted = (thumbprint: string, nowMs: number): string => {
    const known = kept.get(thumbprint);
    if (known && known.untilMs > nowMs && known.untilMs - NONCE_PERIOD_MS <= nowMs)
      return known.nonce;
    const nonce = nonceFor(secrets, thumbprint, nowMs);
    const untilMs = (Math.floor(nowMs / NONCE_PERIOD_MS) + 1) * NONCE_PERIOD_MS;
    kept.set(thumbprint, { nonce, untilMs });
    return nonce;
  };
  return {
    wanted,
    isGood: (thumbprint, nonce, nowMs) =>
      isSame(nonce, wanted(thumbprint, nowMs)) || isNonceGood(secrets, thumbprint, nonce, nowMs),
  };
}
