import type { Endpoint } from '@hako/contract/kit/endpoint';
import type { FastifyRequest } from 'fastify';
import { isOfPages } from '../observed/page-calls.ts';
import type { Rank } from './shedding.ts';

/** Health checks are answered always, above all when the process is busy. */
const OPERATOR_CALLS = /^\/(?:healthz|livez|readyz)$/;

/** How early a call of the contract is refused; `never` for health checks. */
export function rankOfEndpoint({
  method,
  path,
  replyKind,
  whileViewing,
}: Endpoint): Rank | 'never' {
  if (OPERATOR_CALLS.test(path)) return 'never';
  if (replyKind === 'stream' || replyKind === 'file') return 'first';
  return method === 'GET' || whileViewing === 'asks' ? 'usual' : 'last';
}

/** Pages of people who are not signed in are refused first: they are not in the middle of anything. */
export const rankOfPage = (request: FastifyRequest): Rank =>
  isOfPages(request) && request.cookies['auth_token'] === undefined ? 'first' : 'usual';
