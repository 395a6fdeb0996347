import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Origin, ProvedOrigin } from './open-session.ts';
import type { Proofs } from './proofs.ts';

interface Deps {
  readonly proofs: Proofs;
}

/**
 * Where a sign-in comes from, its proof checked when it carries one. Refusals `access.proof-wrong`,
 * `access.nonce-needed`.
 */
export async function readOrigin(
  { proofs }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Origin> {
  const thumbprint = await proofs.check(request, reply);
  return { ip: request.ip, device: request.headers['user-agent'], thumbprint };
}

/** The same for what only a browser's own key may do. Refusal `access.proof-wrong` without a proof. */
export async function readProvedOrigin(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ProvedOrigin> {
  const { thumbprint, ...origin } = await readOrigin(deps, request, reply);
  refuseUnless(thumbprint, 'access.proof-wrong');
  return { ...origin, thumbprint };
}
