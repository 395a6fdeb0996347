import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Config } from '../../config.ts';
import { newToken } from '../../kernel/chance.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { builtWeb } from './built-web.ts';
import { guestKeyOf } from './guests/guest-key.ts';
import type { GuestPage } from './guests/guest-page.ts';
import { createGuestPages, type GuestPages, type PagesSeen } from './guests/guest-pages.ts';
import { type PageNotes, sentAndKept } from './guests/keep-page.ts';
import { newPlaceholder, withNonce } from './guests/nonce-places.ts';
import { gzipWithNonce, takesGzip } from './guests/packed-page.ts';
import { liveWeb } from './live-web.ts';
import { drawingPage } from './page-memory.ts';
import { pageApi, type WebEntry } from './page-api.ts';
import type { Web } from './web.ts';

/**
 * Serves the web: its files, and every other address as a page rendered here. A server without a
 * built web serves calls only.
 */
export async function servePages(
  app: FastifyInstance,
  config: Config,
  seen: PagesSeen,
): Promise<void> {
  const web = config.isWebLive ? await liveWeb(app) : await builtWeb();
  if (!web) return;
  const guests = config.guestPageMs > 0 ? createGuestPages(seen, config.guestPageMs) : undefined;
  const draw = drawer(app, config, web, guests);
  await app.register(async (pages) => {
    // Flushed at each piece: a page comes in parts, and without it nothing would leave before the slowest marketplace has answered.
    await pages.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: 1_024,
      brotliOptions: {
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
      },
      zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    });
    await web.serveFiles(pages);
    pages.get('/*', draw);
  });
}

/**
 * Answers each address with a page: as it was drawn moments ago for another guest, or drawn now.
 */
function drawer(
  app: FastifyInstance,
  config: Config,
  web: Web,
  guests: GuestPages | undefined,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  const render = createRequestHandler(
    web.build,
    config.environment === 'development' ? 'development' : 'production',
  );
  return async (request, reply) => {
    // A call that nobody serves is no page: a page would read its own figures by such calls and
    // draw itself without end.
    if (request.url.startsWith('/api/')) throw new Refusal('request.not-found');
    const nonce = newToken(16);
    const build = typeof web.build === 'function' ? await web.build() : web.build;
    const entry = build.entry.module as unknown as WebEntry;
    const { pages, key } = sharedBy(request, entry, guests, build.assets.version);
    const known = await pages?.find(key);
    guard(reply, web, nonce);
    if (known) return sendKept(request, reply, known, nonce);
    const notes: PageNotes = { isSameForGuests: false, hasFailed: false, hasGap: false };
    const placeholder = newPlaceholder();
    const context = new RouterContextProvider();
    context.set(entry.apiContext, pageApi(app, request, entry, notes));
    context.set(entry.nonceContext, pages ? placeholder : nonce);
    context.set(entry.notesContext, notes);
    const answer = await drawingPage(() => render(webRequest(request, config), context));
    reply.code(answer.status);
    setHeaders(reply, answer.headers);
    const body = pages
      ? sentAndKept(answer, { placeholder, nonce }, notes, (page) => pages.keep(key, page, notes))
      : answer.body;
    return reply.send(body ?? '');
  };
}

/**
 * Under which name this page is shared with other guests, of this release; no pages where it is
 * not.
 */
function sharedBy(
  request: FastifyRequest,
  entry: WebEntry,
  guests: GuestPages | undefined,
  release: string,
): { readonly pages: GuestPages | undefined; readonly key: string } {
  const key = guests && guestKeyOf(request);
  if (key === undefined) return { pages: undefined, key: '' };
  const isRobot = entry.isRobot(request.headers['user-agent'] ?? null);
  return { pages: guests, key: [release, isRobot ? 'robot' : 'person', key].join(' ') };
}

function guard(reply: FastifyReply, web: Web, nonce: string): void {
  reply.header('content-security-policy', [...web.allowances, ...policy(nonce)].join('; '));
}

function sendKept(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: GuestPage,
  nonce: string,
): unknown {
  setHeaders(reply, page.headers);
  if (!takesGzip(headers['accept-encoding'])) return reply.send(withNonce(page.pieces, nonce));
  // Packed anew for each nonce it would cost more than all the rest.
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
  return reply.send(gzipWithNonce(page, nonce));
}

function setHeaders(reply: FastifyReply, headers: Iterable<readonly [string, string]>): void {
  for (const [name, value] of headers) reply.header(name, value);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
}

function webRequest(request: FastifyRequest, config: Config): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string') headers.set(name, value);
  // Joined as text: as a relative address `//elsewhere/x` would name another host.
  return new Request(new URL(new URL(config.publicUrl).origin + request.url), {
    method: request.method,
    headers,
  });
}

/**
 * Scripts only from ourselves with this page's nonce, and nothing at all from elsewhere: pictures
 * of marketplaces come through `/pictures`.
 */
function policy(nonce: string): string[] {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ];
}
