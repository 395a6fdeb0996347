import { constants } from 'node:zlib';
import type {
  Endpoint,
  EndpointInput,
  EndpointReply,
  RefusalReply,
} from '@hako/contract/kit/endpoint';
import { addressOf } from '@hako/contract/kit/endpoint';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type RouterContext } from 'react-router';
import type { Config } from '../../config.ts';
import { newToken } from '../../kernel/chance.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { ownCookie } from '../../kernel/own-cookies.ts';
import { builtWeb } from './built-web.ts';
import { liveWeb } from './live-web.ts';

interface PageApi {
  call<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>): Promise<EndpointReply<E>>;
}

/** What `web/src/entry.server.tsx` gives to the server besides the page renderer. */
interface WebEntry {
  readonly apiContext: RouterContext<PageApi>;
  readonly nonceContext: RouterContext<string | null>;
  readonly ApiRefusal: new (
    status: number,
    code: string,
    sentence: string,
    facts?: RefusalReply['facts'],
  ) => Error;
}

/**
 * Serves the web: its files, and every other address as a page rendered here. A server without a
 * built web serves calls only.
 */
export async function servePages(app: FastifyInstance, config: Config): Promise<void> {
  const web = config.isWebLive ? await liveWeb(app) : await builtWeb();
  if (!web) return;
  const render = createRequestHandler(
    web.build,
    config.environment === 'development' ? 'development' : 'production',
  );

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
    const page = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      // A call that nobody serves is no page: a page would read its own figures by such calls and draw itself without end.
      if (request.url.startsWith('/api/')) throw new Refusal('request.not-found');
      const nonce = newToken(16);
      const build = typeof web.build === 'function' ? await web.build() : web.build;
      const entry = build.entry.module as unknown as WebEntry;
      const context = new RouterContextProvider();
      context.set(entry.apiContext, pageApi(app, request, entry));
      context.set(entry.nonceContext, nonce);
      const answer = await render(webRequest(request, config), context);
      reply.code(answer.status);
      for (const [name, value] of answer.headers) reply.header(name, value);
      reply.header('content-security-policy', [...web.allowances, ...policy(nonce)].join('; '));
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
      return reply.send(answer.body ?? '');
    };
    pages.get('/*', page);
  });
}

/** Calls of page loaders go through the whole server, without the network, as the person whose cookies came with the page. */
function pageApi(app: FastifyInstance, request: FastifyRequest, entry: WebEntry): PageApi {
  const headers: Record<string, string> = { 'x-forwarded-for': request.ip };
  for (const name of ['cookie', 'user-agent', 'x-auto-translate-keyword']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  // A page request cannot carry the header; the browser's choice stands in a cookie of the web.
  const translate = ownCookie(request.cookies, 'hako_translate');
  if (translate === 'auto' || translate === 'off') headers['x-auto-translate-keyword'] = translate;
  return {
    async call(endpoint, input) {
      const { params, query, body } = (input ?? {}) as {
        params?: Record<string, unknown>;
        query?: Record<string, unknown>;
        body?: object;
      };
      const answer = await app.inject({
        method: endpoint.method as 'GET',
        url: addressOf(endpoint.path, params, query),
        headers,
        remoteAddress: request.ip,
        ...(body ? { payload: body } : {}),
      });
      if (answer.statusCode === 200) return answer.json();
      const refusal = answer.json<RefusalReply>();
      throw new entry.ApiRefusal(answer.statusCode, refusal.code, refusal.message, refusal.facts);
    },
  };
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
