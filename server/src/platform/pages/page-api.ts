import type {
  Endpoint,
  EndpointInput,
  EndpointReply,
  RefusalReply,
} from '@hako/contract/kit/endpoint';
import { addressOf } from '@hako/contract/kit/endpoint';
import type { RefusalCode } from '@hako/contract/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouterContext } from 'react-router';
import { ownCookie } from '../../kernel/own-cookies.ts';
import type { PageNotes } from './guests/keep-page.ts';

interface PageApi {
  call<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>): Promise<EndpointReply<E>>;
}

/** What `web/src/entry.server.tsx` gives to the server besides the page renderer. */
export interface WebEntry {
  readonly apiContext: RouterContext<PageApi>;
  readonly nonceContext: RouterContext<string | null>;
  readonly notesContext: RouterContext<PageNotes>;
  /** Robots get pages that are drawn in another way. */
  readonly isRobot: (userAgent: string | null) => boolean;
  readonly ApiRefusal: new (
    status: number,
    code: string,
    sentence: string,
    facts?: RefusalReply['facts'],
  ) => Error;
}

/** Failures that may be over in a moment; what else is refused is refused to every guest. */
const PASSING: ReadonlySet<string> = new Set<RefusalCode>([
  'outside.unavailable',
  'request.busy',
  'generic.failed',
]);

/**
 * Calls of page loaders go through the whole server, without the network, as the person whose
 * cookies came with the page. A page may stand without what was refused, so the notes tell of it.
 */
export function pageApi(
  app: FastifyInstance,
  request: FastifyRequest,
  entry: WebEntry,
  notes: PageNotes,
): PageApi {
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
      // Too many calls of this guest alone are nothing that others should see.
      if (answer.statusCode === 429) notes.hasFailed = true;
      if (PASSING.has(refusal.code)) notes.hasGap = true;
      throw new entry.ApiRefusal(answer.statusCode, refusal.code, refusal.message, refusal.facts);
    },
  };
}
