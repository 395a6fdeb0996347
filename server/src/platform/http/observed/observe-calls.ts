import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isInnerCall, noteInnerCall } from './inner-calls.ts';
import { callerOf } from '../../refused-calls.ts';
import { currentCall, requestIdOf, withinCall } from '../../telemetry/call-context.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';

interface Begun {
  /** What the connection had sent before. */
  readonly bytesBefore: number;
}

/** The number of a request: its page's, its caller's, or a new one. */
export const numberOf = (headers: FastifyRequest['headers']): string =>
  currentCall()?.requestId ?? requestIdOf(headers['x-request-id']);

/**
 * Each request gets a number, which stands in its answer and in all that is logged for it; each
 * that ended is counted and written in one line of the log. To be called before any other hook is
 * added.
 */
export function observeCalls(app: FastifyInstance, log: Logger, telemetry: Telemetry): void {
  const lines = log.child({ log: 'access' });
  const begun = new Map<FastifyReply, Begun>();
  telemetry.watch(() => ({
    hako_http_requests_in_flight: [
      { labels: {}, value: [...begun.keys()].filter((reply) => !isStream(reply)).length },
    ],
  }));
  const end = (request: FastifyRequest, reply: FastifyReply, text: string): void => {
    const found = begun.get(reply);
    if (!found || !begun.delete(reply)) return;
    const answered = answeredOf(request, reply);
    count(telemetry, answered);
    if (isInnerCall(request)) return;
    const bytes = Math.max(0, (request.raw.socket?.bytesWritten ?? 0) - found.bytesBefore);
    const role = callerOf(request)?.kind ?? 'guest';
    withinCall({ requestId: request.id }, () =>
      lines.info({ ...answered, ms: Math.round(answered.ms), bytes, role }, text),
    );
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (currentCall()) noteInnerCall(request);
    begun.set(reply, {
      bytesBefore: request.raw.socket?.bytesWritten ?? 0,
    });
    // A browser that leaves is told of by this alone.
    reply.raw.once('close', () => end(request, reply, 'the caller left'));
    reply.header('x-request-id', request.id);
    withinCall({ requestId: request.id }, done);
  });
  // The body comes by events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) =>
    withinCall({ requestId: request.id }, done),
  );
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply, 'answered');
    done();
  });
}

/** A route writes it by itself for as long as somebody listens. */
const isStream = ({ sent, raw }: FastifyReply): boolean => sent && !raw.writableEnded;

/** The caller left before the answer began; the number that proxies write for it. */
const LEFT = 499;

interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

const answeredOf = (request: FastifyRequest, reply: FastifyReply): Answered => ({
  method: request.method,
  route: patternOf(request.routeOptions.url),
  status: reply.raw.headersSent ? reply.statusCode : LEFT,
  ms: reply.elapsedTime,
});

/** Never an address itself. Each file of the web has a route of its own, which tells nothing. */
function patternOf(url: string | undefined): string {
  if (url === undefined) return 'none';
  if (url === '/*') return 'page';
  return /^\/(?:api\/|connect\/|healthz$|livez$|readyz$|version$|pictures$)/.test(url)
    ? url
    : 'file';
}

function count(telemetry: Telemetry, { method, route, status, ms }: Answered): void {
  telemetry.count('hako_http_requests_total', { method, route, status: `${status}` });
  telemetry.record('hako_http_request_seconds', { route }, ms / 1_000);
}
