import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { createNonces, type Nonces } from './nonces.ts';
import { createProofSignatures, type ProofSignatures } from './proof-signatures.ts';
import { NONCE_LIFE_MS } from './rules/nonce.ts';
import { type ProofClaims, proofAddress, readProof, tokenHashOf } from './rules/proof.ts';
import type { Secrets } from './rules/secrets.ts';
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

export function createProofs(deps: ProofDeps): Proofs {
  const checked = new WeakMap<FastifyRequest, string>();
  const checkDeps = {
    ...deps,
    nonces: createNonces(deps.secrets),
    signatures: createProofSignatures(),
  };
  return {
    async check(request, reply, accessToken) {
      const known = checked.get(request);
      if (known) return known;
      const thumbprint = await checkProof(checkDeps, request, reply, accessToken);
      if (thumbprint) checked.set(request, thumbprint);
      return thumbprint;
    },
  };
}

interface CheckDeps extends ProofDeps {
  readonly nonces: Nonces;
  readonly signatures: ProofSignatures;
}

async function checkProof(
  deps: CheckDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  accessToken: string | undefined,
): Promise<string | undefined> {
  const header = request.headers['dpop'];
  if (header === undefined) return undefined;
  // Several headers arrive joined by a comma and fail the shape check.
  const token = String(header);
  const proof = readProof(token);
  const isFitting =
    proof !== undefined &&
    proof.method === request.method &&
    proof.address === proofAddress(deps.originOf(request) + request.url) &&
    (accessToken === undefined || proof.tokenHash === tokenHashOf(accessToken));
  if (!isFitting || !deps.signatures.isGood(token, proof.key, proof.thumbprint))
    throw proofWrong(reply);
  const nowMs = deps.clock.now().getTime();
  refuseStaleNonce(deps.nonces, proof, nowMs, reply);
  const untilAt = new Date(nowMs + NONCE_LIFE_MS);
  if (!(await deps.usedProofs.claim(proof.thumbprint, proof.id, untilAt))) throw proofWrong(reply);
  return proof.thumbprint;
}

/** Tells the next nonce whenever another one was used. */
function refuseStaleNonce(
  nonces: Nonces,
  { thumbprint, nonce }: ProofClaims,
  nowMs: number,
  reply: FastifyReply,
): void {
  const wanted = nonces.wanted(thumbprint, nowMs);
  if (nonce === undefined || !nonces.isGood(thumbprint, nonce, nowMs)) {
    reply.header('dpop-nonce', wanted);
    reply.header('www-authenticate', 'DPoP error="use_dpop_nonce", algs="ES256"');
    throw new Refusal('access.nonce-needed');
  }
  if (nonce !== wanted) reply.header('dpop-nonce', wanted);
}

/** The refusal of a proof, with the header that names it. */
export function proofWrong(reply: FastifyReply): Refusal {
  reply.header('www-authenticate', 'DPoP error="invalid_dpop_proof", algs="ES256"');
  return new Refusal('access.proof-wrong');
}
