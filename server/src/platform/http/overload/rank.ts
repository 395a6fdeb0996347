import type { Endpoint } from '@hako/contract/kit/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Rank } from './shedding.ts';

/** Whoever asks how this process is must hear it, above all when it is busy. */
const OPERATOR_CALLS = /^\/(?:healthz|livez|readyz)$/;

/** What a call of the contract is refused after; `never` for what operators ask. */
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

/** Pages give way, but for whoever is in the middle of something; their files are cheap. */
export function rankOfPage({ routeOptions, cookies }: FastifyRequest): Rank {
  const isPage = routeOptions.url === '/*';
  return isPage && cookies['auth_token'] === undefined ? 'first' : 'usual';
}
