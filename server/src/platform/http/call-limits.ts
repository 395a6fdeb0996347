import rateLimit from '@fastify/rate-limit';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { networkOf } from '../../kernel/network.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { SharedStore } from '../shared/shared-store.ts';
import { sharedLimits } from '../shared/shared-limits.ts';
import { isInnerCall } from './observed/inner-calls.ts';
import { isOfPages } from './observed/page-calls.ts';

const MINUTE_MS = 60_000;
/** Calls a minute of one browser. */
const OF_BROWSER = 1_200;
/**
 * As many browsers of one network may each use up their limits, those of single calls too. Carriers
 * put thousands of phones behind one address (RFC 6888), so it only keeps one network, and whoever
 * shows another browser each time, from taking everything.
 */
const BROWSERS_OF_NETWORK = 10;
const BROWSERS_KNOWN = 50_000;

/**
 * With the pretend world everybody calls from one machine, so one address stands for many people.
 */
export const limitScaleOf = ({ isDemo }: Pick<Config, 'isDemo'>): number => (isDemo ? 20 : 1);

/** Counts calls by browser and by network; refuses with `request.too-many`. */
export async function limitCalls(
  app: FastifyInstance,
  config: Config,
  others?: { readonly shared: SharedStore; readonly clock: Pick<Clock, 'monotonicMs'> },
): Promise<void> {
  const scale = config.environment === 'test' ? 1_000 : limitScaleOf(config);
  await app.register(rateLimit, {
    max: OF_BROWSER * scale,
    timeWindow: MINUTE_MS,
    cache: BROWSERS_KNOWN,
    ...(others && !others.shared.isAlone
      ? { store: sharedLimits(others.shared, others.clock, BROWSERS_KNOWN) }
      : {}),
    keyGenerator: browserOf,
    allowList: isUncounted,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const ofNetwork = app.createRateLimit({
    max: OF_BROWSER * BROWSERS_OF_NETWORK * scale,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: isUncounted,
  });
  const ofNetworkAndCall = app.createRateLimit({
    max: ({ routeOptions }) => ownLimitOf(routeOptions) * BROWSERS_OF_NETWORK,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip, routeOptions }) => `${networkOf(ip)} ${routeOptions.url}`,
    allowList: ({ routeOptions }) => ownLimitOf(routeOptions) === 0,
  });
  app.addHook('onRequest', async (request) => {
    for (const count of [ofNetwork, ofNetworkAndCall]) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
    }
  });
}

/** Calls a minute of the one call that is asked; 0 when it has no limit of its own. */
function ownLimitOf({ config: { rateLimit } }: FastifyRequest['routeOptions']): number {
  const max = rateLimit ? rateLimit.max : undefined;
  return typeof max === 'number' ? max : 0;
}

const tooMany = (ms: number): Refusal =>
  new Refusal('request.too-many', { seconds: Math.ceil(ms / 1_000) });

/**
 * A browser within its network: by how it signs in, else by what it says of itself. Whoever lies
 * about that meets the limit of the network.
 */
function browserOf({ ip, headers, cookies }: FastifyRequest): string {
  const shown =
    tokenOf(headers.authorization) ??
    cookies['auth_token'] ??
    `${headers['user-agent']} ${headers['accept-language']}`;
  return `${networkOf(ip)} ${createHash('sha256').update(shown).digest('base64url')}`;
}

/** The same token counts as one however its header is spaced and its scheme is written. */
const tokenOf = (authorization: string | undefined): string | undefined =>
  authorization?.trim().split(/\s+/).at(-1);

/**
 * A page brings dozens of small files and makes a dozen calls of its own while it is drawn: only
 * what somebody asked for is counted. A call with a limit of its own is counted by that limit,
 * wherever it comes from.
 */
const isUncounted = (request: FastifyRequest): boolean => {
  if (request.routeOptions.config.rateLimit) return false;
  const isWork = isOfPages(request) || /^\/(?:api\/|connect\/|pictures\?)/.test(request.url);
  return isInnerCall(request) || !isWork;
};
