import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isNonceGood, NONCE_LIFE_MS, NONCE_PERIOD_MS, nonceFor } from './rules/nonce.ts';
import { type ProofKey, proofAddress, readProof, tokenHashOf } from './rules/proof.ts';
import { isSame, type Secrets } from './rules/secrets.ts';
import type { UsedProofs } from './used-proof-store.ts';

export interface Proofs {
  /**
   * Checks the proof of possession of this request (RFC 9449, 4.3) and gives the thumbprint of its key; undefined when the
   * request carries none. With `accessToken` the proof must be made for that token. A proof is spent by being checked, and
   * checked once per request. Refusals `access.proof-wrong`, `access.nonce-needed` (with the nonce in the header `DPoP-Nonce`).
   */
  check(
    request: FastifyRequest,
    reply: FastifyReply,
    accessToken?: string,
  ): Promise<string | undefined>;
}

interface ProofDeps {
  readonly secrets: Secrets;
  readonly usedProofs: UsedProofs;
  readonly clock: Clock;
  /** The origin that proofs are made for; the request's own where nobody could have forged its host. */
  readonly originOf: (request: FastifyRequest) => string;
}

const KEYS_KEPT = 10_000;

export function createProofs({ secrets, usedProofs, clock, originOf }: ProofDeps): Proofs {
  const keys = new LRUCache<string, KeyObject>({ max: KEYS_KEPT });
  const nonces = new LRUCache<string, { nonce: string; untilMs: number }>({ max: KEYS_KEPT });
  const checked = new WeakMap<FastifyRequest, string>();

  async function check(
    request: FastifyRequest,
    reply: FastifyReply,
    accessToken?: string,
  ): Promise<string | undefined> {
    const header = request.headers['dpop'];
    if (header === undefined) return undefined;
    // Several headers arrive joined by a comma and fail the shape check.
    const token = String(header);
    const proof = readProof(token);
    const isFitting =
      proof !== undefined &&
      proof.method === request.method &&
      proof.address === proofAddress(originOf(request) + request.url) &&
      (accessToken === undefined || proof.tokenHash === tokenHashOf(accessToken));
    if (!isFitting || !isSigned(token, proof.key, proof.thumbprint)) throw wrong(reply);

    const nowMs = clock.now().getTime();
    const { thumbprint, nonce } = proof;
    const wanted = wantedNonce(thumbprint, nowMs);
    const isFresh =
      nonce !== undefined &&
      (isSame(nonce, wanted) || isNonceGood(secrets, thumbprint, nonce, nowMs));
    if (!isFresh) {
      reply.header('dpop-nonce', wanted);
      reply.header('www-authenticate', 'DPoP error="use_dpop_nonce", algs="ES256"');
      throw new Refusal('access.nonce-needed');
    }
    if (nonce !== wanted) reply.header('dpop-nonce', wanted);
    if (!(await usedProofs.claim(thumbprint, proof.id, new Date(nowMs + NONCE_LIFE_MS))))
      throw wrong(reply);
    return thumbprint;
  }

  function wantedNonce(thumbprint: string, nowMs: number): string {
    const known = nonces.get(thumbprint);
    if (known && known.untilMs > nowMs && known.untilMs - NONCE_PERIOD_MS <= nowMs)
      return known.nonce;
    const nonce = nonceFor(secrets, thumbprint, nowMs);
    nonces.set(thumbprint, {
      nonce,
      untilMs: (Math.floor(nowMs / NONCE_PERIOD_MS) + 1) * NONCE_PERIOD_MS,
    });
    return nonce;
  }

  function isSigned(token: string, key: ProofKey, thumbprint: string): boolean {
    try {
      const publicKey = keys.get(thumbprint) ?? createPublicKey({ key: { ...key }, format: 'jwk' });
      const end = token.lastIndexOf('.');
      const signature = Buffer.from(token.slice(end + 1), 'base64url');
      if (
        !verify(
          'sha256',
          Buffer.from(token.slice(0, end)),
          { key: publicKey, dsaEncoding: 'ieee-p1363' },
          signature,
        )
      )
        return false;
      // Kept only once it has signed something: a stranger cannot push out the keys that are in use.
      keys.set(thumbprint, publicKey);
      return true;
    } catch {
      // A point that is not on the curve is no key.
      return false;
    }
  }

  return {
    async check(request, reply, accessToken) {
      const known = checked.get(request);
      if (known) return known;
      const thumbprint = await check(request, reply, accessToken);
      if (thumbprint) checked.set(request, thumbprint);
      return thumbprint;
    },
  };
}

function wrong(reply: FastifyReply): Refusal {
  reply.header('www-authenticate', 'DPoP error="invalid_dpop_proof", algs="ES256"');
  return new Refusal('access.proof-wrong');
}
