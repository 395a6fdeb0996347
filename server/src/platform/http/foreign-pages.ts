import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** Refuses a request that comes from a page of somebody else. Refusal `access.foreign-page`. */
export type RefuseForeignPage = (request: FastifyRequest) => void;

/** What a browser says of a request that one of our own pages makes, or its person by hand. */
const OWN_SITES: ReadonlySet<unknown> = new Set([undefined, 'same-origin', 'none']);

/**
 * For writes: a page of somebody else could otherwise sign its visitor in as another person, whose wallet the visitor then fills.
 * Apps send neither `Origin` nor `Sec-Fetch-Site`.
 */
export function createForeignPageGuard(
  config: Pick<Config, 'environment' | 'publicUrl'>,
): RefuseForeignPage {
  const publicOrigin = new URL(config.publicUrl).origin;
  return (request) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    // On a developer's machine the same server answers as localhost, 127.0.0.1 and by its name in the house.
    const isOwn =
      origin === undefined ||
      origin === publicOrigin ||
      (config.environment !== 'production' && origin === `${request.protocol}://${request.host}`);
    if (!isOwn || !OWN_SITES.has(site)) throw new Refusal('access.foreign-page');
  };
}
