import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { BelievedSessions } from './believed-sessions.ts';
import { proofWrong, type Proofs } from './proofs.ts';
import { SESSION_COOKIE } from './sign-in-answer.ts';
import { COOKIE_SECONDS, type TokenClaims, type Tokens } from './tokens.ts';

interface Deps {
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly proofs: Proofs;
  readonly sessions: BelievedSessions;
}

/**
 * Who calls: by `Authorization: DPoP` with its proof, `Authorization: Bearer`, or - for reading
 * only - the session cookie.
 * Undefined for a guest. Refusals `access.session-over`, `access.proof-wrong`, `access.nonce-needed`.
 */
export async function authenticate(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | undefined> {
  const header = request.headers.authorization;
  if (header !== undefined) {
    const [, scheme = '', token = ''] = /^(bearer|dpop) +(\S+)$/i.exec(header) ?? [];
    if (!token) throw sessionOver(reply);
    return byToken(deps, { token, scheme: scheme.toLowerCase() }, request, reply);
  }
  const cookie = request.cookies[SESSION_COOKIE];
  const claims = cookie ? await deps.tokens.readCookie(cookie, deps.clock.now()) : undefined;
  const caller = claims && (await callerOf(deps, claims, false));
  if (!caller) return undefined;
  // Whatever it says itself: one of an earlier release may say more.
  const ageMs = deps.clock.now().getTime() - claims.issuedAt.getTime();
  return ageMs < COOKIE_SECONDS[caller.kind] * 1_000 ? caller : undefined;
}

async function byToken(
  deps: Deps,
  { token, scheme }: { readonly token: string; readonly scheme: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const claims = await deps.tokens.readAccess(token, deps.clock.now());
  if (!claims) throw sessionOver(reply);
  const isBound = claims.thumbprint !== undefined;
  // A bound token shown as a bearer is a stolen one; an unbound one with a proof claims a
  // protection that it does not have.
  if (isBound !== (scheme === 'dpop')) throw proofWrong(reply);
  if (isBound && (await deps.proofs.check(request, reply, token)) !== claims.thumbprint)
    throw proofWrong(reply);
  const caller = await callerOf(deps, claims, true);
  if (!caller) throw sessionOver(reply);
  return caller;
}

async function callerOf(
  { sessions }: Deps,
  claims: TokenClaims,
  canWrite: boolean,
): Promise<Caller | undefined> {
  const session = await sessions.find(claims.sessionId);
  if (!session || session.userId !== claims.userId || session.thumbprint !== claims.thumbprint)
    return undefined;
  const { userId, sessionId, kind, roles, thumbprint } = session;
  // Whoever works at the desk holds the key of the session; without one there is none.
  if (kind === 'staff' && thumbprint === undefined) return undefined;
  const customerId = kind === 'customer' ? userId : undefined;
  return { userId, sessionId, kind, roles, canWrite, customerId };
}

function sessionOver(reply: FastifyReply): Refusal {
  reply.header(
    'www-authenticate',
    'DPoP error="invalid_token", algs="ES256", Bearer error="invalid_token"',
  );
  return new Refusal('access.session-over');
}
