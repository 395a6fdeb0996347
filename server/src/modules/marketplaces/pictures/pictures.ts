import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { createTurns } from '../../../platform/http/turns.ts';
import {
  createHttpClient,
  type HttpClient,
  type OutsideAnswer,
} from '../../../platform/outside/http-client.ts';
import { type AllowedPictures, pictureSource } from './rules/picture-hosts.ts';
import { pictureType } from './rules/picture-type.ts';
import { upTo } from '../../../kernel/up-to.ts';

/** A picture as it is handed on. */
export interface Picture {
  readonly type: string;
  readonly bytes: Buffer;
}

export interface Pictures {
  /**
   * The picture at a marketplace's address; of one asker (a network) a dozen are fetched at once
   * and the rest waits. Refusals `marketplaces.no-picture` (not allowed, not there, not a picture,
   * too large, too slow) and `marketplaces.pictures-busy`.
   */
  read(address: string, asker: string): Promise<Picture>;
}

export interface PicturesDeps {
  readonly clock: Clock;
  readonly log: Logger;
  readonly allowed: AllowedPictures;
}

const MOST_BYTES = 6_000_000;
const PATIENCE_MS = 8_000;
/** Fetched together; more are refused at once, so that pictures never hold up anything else. */
const MOST_AT_ONCE = 100;
const MOST_OF_ONE_ASKER = 12;
/** Connections to one host. */
const CONNECTIONS = 6;
/** What could not be had is not asked for again so soon. */
const FAILURE_MS = 60_000;
const MOST_FAILURES = 5_000;
const KEPT_BYTES = 32_000_000;
const KEPT_MS = 86_400_000;
/** Hosts with a line of their own; each site uses a few. */
const MOST_LINES = 40;
const TYPES = 'image/avif,image/webp,image/png,image/jpeg,image/gif,image/svg+xml';

/** Fetches pictures for browsers, so that no site sees who looks; the newest are kept in memory. */
export function createPictures({ clock, log, allowed }: PicturesDeps): Pictures {
  const ask = followingOneMove(createLines(clock, allowed), allowed);
  const kept = new LRUCache<string, Picture>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  const failed = new LRUCache<string, true>({ ...upTo(MOST_FAILURES), ttl: FAILURE_MS });
  const underWay = new Map<string, Promise<Picture>>();
  const turns = createTurns();
  let fetching = 0;

  async function fetchPicture(source: URL): Promise<Picture> {
    if (fetching >= MOST_AT_ONCE) throw new Refusal('marketplaces.pictures-busy');
    fetching++;
    try {
      return await fetchNow(source);
    } finally {
      fetching--;
    }
  }

  async function fetchNow(source: URL): Promise<Picture> {
    const answer = await ask(source);
    const type = pictureType(answer.body, String(answer.headers['content-type'] ?? ''));
    if (answer.status !== 200 || type === undefined) throw new Refusal('marketplaces.no-picture');
    const picture = { type, bytes: answer.body };
    kept.set(source.href, picture);
    return picture;
  }

  return {
    async read(address, asker) {
      const source = pictureSource(address, allowed);
      if (!source) {
        log.info({ address: address.slice(0, 200) }, 'picture of an unknown host refused');
        throw new Refusal('marketplaces.no-picture');
      }
      const known = kept.get(source.href);
      if (known) return known;
      const asked = underWay.get(source.href);
      if (asked) return asked;
      if (failed.has(source.href)) throw new Refusal('marketplaces.no-picture');
      const picture = turns(asker, MOST_OF_ONE_ASKER, () => fetchPicture(source))
        .catch((failure: unknown) => {
          const isNone = failure instanceof Refusal && failure.code === 'marketplaces.no-picture';
          if (!isNone && !(failure instanceof Outage)) throw failure;
          failed.set(source.href, true);
          throw new Refusal('marketplaces.no-picture');
        })
        .finally(() => underWay.delete(source.href));
      underWay.set(source.href, picture);
      return picture;
    },
  };
}

/** Asks for a picture, and once more where the answer says that it is. */
function followingOneMove(lineTo: (source: URL) => HttpClient, allowed: AllowedPictures) {
  const ask = (source: URL): Promise<OutsideAnswer> =>
    lineTo(source).send({ path: source.pathname + source.search, headers: { accept: TYPES } });
  return async (source: URL): Promise<OutsideAnswer> => {
    const first = await ask(source);
    const moved = movedTo(source, first, allowed);
    return moved ? ask(moved) : first;
  };
}

/**
 * Where an answer says that its picture is, if we may fetch from there. Suruga-ya's `photo.php` names
 * the picture of a number so.
 */
function movedTo(
  source: URL,
  { status, headers }: OutsideAnswer,
  allowed: AllowedPictures,
): URL | undefined {
  const { location } = headers;
  if (status < 300 || status > 399 || typeof location !== 'string') return undefined;
  return URL.canParse(location, source.href)
    ? pictureSource(new URL(location, source.href).href, allowed)
    : undefined;
}

/** A line to each host that is asked; the least used one is closed when there are too many. */
function createLines(clock: Clock, { sites }: AllowedPictures): (source: URL) => HttpClient {
  const lines = new LRUCache<string, HttpClient>({
    ...upTo(MOST_LINES),
    dispose: (line) => void line.close(),
  });
  return ({ origin, hostname }) => {
    const known = lines.get(origin);
    if (known) return known;
    const line = createHttpClient({
      source: `pictures of ${hostname}`,
      baseUrl: origin,
      clock,
      timeoutMs: PATIENCE_MS,
      maxBytes: MOST_BYTES,
      connections: CONNECTIONS,
      isPublicOnly: !sites.some((site) => site.origin === origin),
    });
    lines.set(origin, line);
    return line;
  };
}
