import type { FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../world/world.ts';

/** Our application as this world knows it: of the web type, so its website must be named in Origin and Referer. */
export const APPLICATION = {
  id: '7c1f2a90-5b7d-4f0e-9d57-0f6c2f1ab001',
  accessKey: 'pk_PretendRakutenKey01',
  website: 'https://hako.test',
};

/** The gateway's errors; the services behind it have another shape. */
export const gatewayError = (errorCode: number, errorMessage: string) => ({
  errors: { errorCode, errorMessage },
});
export const serviceError = (error: string, description: string) => ({
  error,
  error_description: description,
});

export interface Quota {
  /** Calls that an application may make in one second. The real one is 1; tests and demos set what they are about. */
  perSecond: number;
}

type Query = Record<string, string | undefined>;

/** Who may pass: a known application with its key, from its website, not too often. */
export function createGate(world: World, quota: Quota) {
  let second = Number.NaN;
  let calls = 0;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const query = request.query as Query;
    const key = query['accessKey'] ?? request.headers['accesskey'];
    if (!query['applicationId'] || !key)
      return reply.code(400).send(gatewayError(400, 'applicationId and accessKey are required'));
    if (query['applicationId'] !== APPLICATION.id || key !== APPLICATION.accessKey)
      return reply.code(400).send(gatewayError(400, 'applicationId or accessKey is invalid'));
    if (!isOurWebsite(request.headers.origin) || !isOurWebsite(request.headers.referer))
      return reply.code(403).send(gatewayError(403, 'REQUEST_CONTEXT_BODY_HTTP_REFERRER_MISSING'));
    const now = Math.floor(world.clock.now() / 1000);
    calls = now === second ? calls + 1 : 1;
    second = now;
    if (calls > quota.perSecond)
      return reply
        .code(429)
        .header('retry-after', '1')
        .send(gatewayError(429, 'Too many requests'));
    return undefined;
  };
}

const isOurWebsite = (address: string | undefined): boolean =>
  address !== undefined && URL.canParse(address) && new URL(address).origin === APPLICATION.website;
