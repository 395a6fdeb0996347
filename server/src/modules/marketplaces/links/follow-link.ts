import { lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { checkedLookup } from '../../../platform/outside/checked-lookup.ts';
import { isGlobalAddress } from '../../../platform/outside/global-address.ts';
import { isPlain, type Link, linkOf } from './link.ts';

/** The sites' own short addresses, and the only hosts that are ever asked because of what somebody pasted. */
export const SHORT_HOSTS: readonly string[] = [
  'amzn.asia',
  'amzn.to',
  'a.co',
  'a.r10.to',
  'r10.to',
  'merc.li',
  'yahoo.jp',
  'y.jp',
];

/** For tests: which addresses may be connected to, how names are looked up, and at which origin a host listens. */
export interface FollowerSettings {
  readonly isAllowedAddress?: (address: string) => boolean;
  readonly lookup?: LookupFunction;
  readonly originOf?: (url: URL) => string;
}

const MOST_HOPS = 3;
const DEADLINE_MS = 2_000;
const MOST_BYTES = 64 * 1024;
const USER_AGENT =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15';

/**
 * Follows short links hop by hop: only to a host of the list, over https, connected to a global
 * address only (checked where the socket looks the
 * name up, so a name that changes its answer gains nothing), without cookies, three hops and two
 * seconds at most. Where a hop leads is
 * read, never fetched.
 */
export function createLinkFollower({
  isAllowedAddress = isGlobalAddress,
  lookup = lookUp as LookupFunction,
  originOf,
}: FollowerSettings) {
  const agent = new Agent({
    connections: 4,
    connect: { timeout: DEADLINE_MS, lookup: checkedLookup(lookup, isAllowedAddress) },
    maxResponseSize: MOST_BYTES,
    maxHeaderSize: 16 * 1024,
  });

  async function targetOf(url: URL, signal: AbortSignal): Promise<URL | undefined> {
    const { statusCode, headers, body } = await agent.request({
      origin: originOf?.(url) ?? `https://${url.hostname}`,
      path: `${url.pathname}${url.search}`,
      method: 'GET',
      headers: { 'user-agent': USER_AGENT, accept: 'text/html' },
      signal,
      headersTimeout: DEADLINE_MS,
      bodyTimeout: DEADLINE_MS,
    });
    // Only where it leads is of interest.
    body.on('error', () => undefined).destroy();
    const { location } = headers;
    const isRedirect = statusCode >= 300 && statusCode <= 399;
    if (!isRedirect || typeof location !== 'string' || !URL.canParse(location, url.href))
      return undefined;
    return new URL(location, url);
  }

  return {
    /** The page of ours that a short link leads to; undefined when it leads nowhere that we can show. */
    async follow(first: URL): Promise<Link | undefined> {
      const signal = AbortSignal.timeout(DEADLINE_MS);
      let url: URL | undefined = first;
      for (let hops = 0; url && hops < MOST_HOPS; hops += 1) {
        if (!isShort(url)) return undefined;
        url = await targetOf(url, signal).catch(() => undefined);
        const link = url && linkOf(url.href);
        if (link) return link;
      }
      return undefined;
    },
    close: () => agent.close(),
  };
}

/** Whether an address is a short one of a site that we know. */
export const isShort = (url: URL): boolean =>
  isPlain(url) &&
  SHORT_HOSTS.includes(url.hostname) &&
  url.pathname.length > 1 &&
  url.href.length <= 300;
