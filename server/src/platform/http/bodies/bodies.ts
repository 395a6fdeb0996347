import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../../kernel/refusal.ts';
import { isTooDeep, MOST_LEVELS } from './depth.ts';
import { storable } from './storable.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it arrived, for signatures over bytes. */
    rawBody: string | undefined;
  }
  interface FastifyContextConfig {
    /** The endpoint declares `acceptsForm`. */
    readonly acceptsForm?: boolean;
  }
}

type Done = (error: Error | null, body?: unknown) => void;

/**
 * Which bodies are read: JSON everywhere, forms where the endpoint declares them. An empty one is no
 * body (mobile-client.md, section 1).
 */
export function acceptBodies(app: FastifyInstance): void {
  app.decorateRequest('rawBody', undefined);
  // Two reading calls of the mobile client carry a JSON body (mobile-client.md, section 1).
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true } as { hasBody: boolean });
  acceptJson(app);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readForm);
}

/** JSON that refuses poisoned keys; its texts are whole. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body, done) => {
      const text = body as string;
      request.rawBody = text;
      if (text.trim() === '') return done(null, undefined);
      if (isTooDeep(text)) return done(new Refusal('request.too-deep', { most: MOST_LEVELS }));
      return parse(request, text, (error: Error | null, value?: unknown) => {
        if (error) done(error);
        else done(null, storable(value, text));
      });
    },
  );
}

/**
 * A page of somebody else can send a form without asking, so forms are read where an outside client
 * sends them only, and never as JSON.
 */
function readForm(request: FastifyRequest, body: unknown, done: Done): void {
  const text = (body as string).trim();
  if (text === '') done(null, undefined);
  else if (!request.routeOptions.config.acceptsForm || /^["[{]/.test(text))
    done(new Refusal('request.invalid', { field: 'Content-Type' }));
  else done(null, Object.fromEntries(new URLSearchParams(text)));
}
