import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PaceKeeper } from '../yahoo-auctions/pace.ts';

/** The pretend account with the interface. */
export const CREDENTIALS = {
  id: 'hako-amazon',
  secret: 'pretend-amazon-secret',
  partnerTag: 'hako-22',
} as const;
const SERVES_S = 3_600;

export interface Gate {
  issue(nowMs: number): { access_token: string; expires_in: number; token_type: string };
  /** Forgets all tokens: the next call of everybody is refused. */
  revoke(): void;
  /** Answers what is not allowed; true when the call may go on. */
  mayPass(request: FastifyRequest, reply: FastifyReply, nowMs: number): boolean;
}

export function createGate(pace: PaceKeeper): Gate {
  const tokens = new Map<string, number>();
  return {
    issue(nowMs) {
      const token = `Atc|${randomUUID()}`;
      tokens.set(token, nowMs + SERVES_S * 1000);
      return { access_token: token, expires_in: SERVES_S, token_type: 'bearer' };
    },
    revoke: () => tokens.clear(),
    mayPass(request, reply, nowMs) {
      const token = /^Bearer ([^,\s]+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (token === undefined || (tokens.get(token) ?? 0) <= nowMs) {
        void reply.code(401).send({
          type: 'UnauthorizedException',
          message: 'The token is invalid or expired.',
          reason: 'TokenExpired',
        });
        return false;
      }
      if (pace.isTooFast(request.ip)) {
        const body = {
          type: 'ThrottleException',
          message: 'Rate exceeded',
          serviceCode: 'creatorsapi',
          quotaCode: 'L-REQUESTS',
        };
        void reply.code(429).send(body);
        return false;
      }
      if (request.headers['x-marketplace'] !== 'www.amazon.co.jp') {
        void invalid(reply, 'InvalidMarketplace', 'The marketplace is invalid.', 'x-marketplace');
        return false;
      }
      return true;
    },
  };
}

/** The body of a refused question. */
export const invalid = (reply: FastifyReply, reason: string, message: string, field: string) =>
  reply
    .code(400)
    .send({ type: 'ValidationException', message, reason, fieldList: [{ name: field, message }] });

/** `https://api.amazon.co.jp/auth/o2/token`. */
export function tokenRoute(app: FastifyInstance, gate: Gate, now: () => number): void {
  app.post<{ Body: Record<string, string> | null }>('/auth/o2/token', async (request, reply) => {
    const { grant_type: grant, client_id: id, client_secret: secret, scope } = request.body ?? {};
    if (grant !== 'client_credentials')
      return reply.code(400).send({ error: 'unsupported_grant_type' });
    if (id !== CREDENTIALS.id || secret !== CREDENTIALS.secret)
      return reply.code(401).send({ error: 'invalid_client' });
    if (scope !== 'creatorsapi::default') return reply.code(400).send({ error: 'invalid_scope' });
    return gate.issue(now());
  });
}
