import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { Proofs } from './proofs.ts';
import { findOpenSession, noteUse, type OpenSession } from './session-store.ts';
import type { TokenClaims, Tokens } from './tokens.ts';

export const SESSION_COOKIE = 'auth_token';
/** A session that ended elsewhere may be believed this long at most (invariant I29). */
const BELIEVED_MS = 900;
const SESSIONS_KEPT = 20_000;

export interface Authenticator {
  /**
   * Who calls: by `Authorization: DPoP` with its proof, `Authorization: Bearer`, or - for reading only - the session cookie.
   * Undefined for a guest. Refusals `access.session-over`, `access.proof-wrong`, `access.nonce-needed`.
   */
  authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Caller | undefined>;
  /** Stops believing in a session at once in this process; the others notice within a second. */
  forget(sessionIds: readonly string[]): void;
}

interface AuthenticatorDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly proofs: Proofs;
}

export function createAuthenticator({
  db,
  clock,
  tokens,
  proofs,
}: AuthenticatorDeps): Authenticator {
  const believed = new LRUCache<string, Promise<OpenSession | undefined>>({
    max: SESSIONS_KEPT,
    ttl: BELIEVED_MS,
    ttlResolution: 0,
    perf: { now: () => clock.monotonicMs() },
  });

  async function useSession(sessionId: string): Promise<OpenSession | undefined> {
    const now = clock.now();
    const session = await findOpenSession(db, sessionId, now);
    if (session?.kind === 'staff') await inTransaction(db, (trx) => noteUse(trx, sessionId, now));
    return session;
  }

  function findSession(sessionId: string): Promise<OpenSession | undefined> {
    const known = believed.get(sessionId);
    if (known) return known;
    const asked = useSession(sessionId);
    believed.set(sessionId, asked);
    asked.catch(() => believed.delete(sessionId));
    return asked;
  }

  async function byToken(
    token: string,
    scheme: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Caller> {
    const claims = await tokens.readAccess(token, clock.now());
    if (!claims) throw over(reply);
    const isBound = claims.thumbprint !== undefined;
    // A bound token shown as a bearer is a stolen one; an unbound one with a proof claims a protection that it does not have.
    if (isBound !== (scheme === 'dpop')) throw proofWrong(reply);
    if (isBound && (await proofs.check(request, reply, token)) !== claims.thumbprint)
      throw proofWrong(reply);
    const caller = await callerOf(claims, true);
    if (!caller) throw over(reply);
    return caller;
  }

  async function callerOf(claims: TokenClaims, canWrite: boolean): Promise<Caller | undefined> {
    const session = await findSession(claims.sessionId);
    if (!session || session.userId !== claims.userId || session.thumbprint !== claims.thumbprint)
      return undefined;
    const { userId, sessionId, kind, roles } = session;
    return {
      userId,
      sessionId,
      kind,
      roles,
      canWrite,
      customerId: kind === 'customer' ? userId : undefined,
    };
  }

  return {
    async authenticate(request, reply) {
      const header = request.headers.authorization;
      if (header !== undefined) {
        const [, scheme = '', token = ''] = /^(bearer|dpop) +(\S+)$/i.exec(header) ?? [];
        if (!token) throw over(reply);
        return byToken(token, scheme.toLowerCase(), request, reply);
      }
      const cookie = request.cookies[SESSION_COOKIE];
      const claims = cookie ? await tokens.readCookie(cookie, clock.now()) : undefined;
      return claims && callerOf(claims, false);
    },
    forget(sessionIds) {
      for (const id of sessionIds) believed.delete(id);
    },
  };
}

function over(reply: FastifyReply): Refusal {
  reply.header(
    'www-authenticate',
    'DPoP error="invalid_token", algs="ES256", Bearer error="invalid_token"',
  );
  return new Refusal('access.session-over');
}

function proofWrong(reply: FastifyReply): Refusal {
  reply.header('www-authenticate', 'DPoP error="invalid_dpop_proof", algs="ES256"');
  return new Refusal('access.proof-wrong');
}
