import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ProofKey } from './rules/proof.ts';
import { upTo } from '../../../kernel/up-to.ts';

const KEYS_KEPT = 10_000;

export interface ProofSignatures {
  /** Whether this key signed the token, a compact JWS with ES256. */
  isGood(token: string, key: ProofKey, thumbprint: string): boolean;
}

/** Keys that have signed before are kept, because reading one costs more than checking with it. */
export function createProofSignatures(): ProofSignatures {
  const keys = new LRUCache<string, KeyObject>(upTo(KEYS_KEPT));
  return {
    isGood(token, key, thumbprint) {
      try {
        const publicKey =
          keys.get(thumbprint) ?? createPublicKey({ key: { ...key }, format: 'jwk' });
        if (!isSignedBy(publicKey, token)) return false;
        // Kept only once it has signed something: a stranger cannot push out the keys that are in use.
        keys.set(thumbprint, publicKey);
        return true;
      } catch {
        // A point that is not on the curve is no key.
        return false;
      }
    },
  };
}

function isSignedBy(key: KeyObject, token: string): boolean {
  const end = token.lastIndexOf('.');
  const signed = Buffer.from(token.slice(0, end));
  const signature = Buffer.from(token.slice(end + 1), 'base64url');
  return verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, signature);
}
