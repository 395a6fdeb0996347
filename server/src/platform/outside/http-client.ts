import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { Agent, type Dispatcher } from 'undici';
import type { Clock } from '../../kernel/clock.ts';
import { Outage } from '../../kernel/outage.ts';
import { textOf } from './charset.ts';
import { publicLookup } from './checked-lookup.ts';

/** One call to one other program. Paths only: an address that came from outside can never choose the host. */
export interface OutsideRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query below the base address, beginning with `/`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The whole call, connection and body included. */
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** Something changes over there when it arrives: a lost answer is then an outage with `isMaybeApplied`. */
  readonly isWrite?: boolean;
  readonly signal?: AbortSignal;
}

/** Any HTTP answer, 3xx, 4xx and 5xx included: what they mean is the caller's matter. Redirects are not followed. */
export interface OutsideAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  /** The body by its declared charset (header, then `<meta>`, then UTF-8). */
  text(): string;
  /** The body as JSON; `Outage` `broken` when it is none. */
  json(): unknown;
  /** The duration of the call. */
  readonly roundTripMs: number;
  readonly receivedAt: Date;
}

export interface HttpClient {
  readonly baseUrl: string;
  send(request: OutsideRequest): Promise<OutsideAnswer>;
  close(): Promise<void>;
}

export interface HttpClientSettings {
  /** Who is called, in our words; the `source` of its outages. */
  readonly source: string;
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** Connections kept to the host at most. */
  readonly connections?: number;
  /** Never connects to an inner address, whatever the name of the host points to. */
  readonly isPublicOnly?: boolean;
}

const unpack: Readonly<
  Record<string, (packed: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>
> = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/** A keep-alive client for one base address. It never retries: who may ask twice is for the caller to know. */
export function createHttpClient(settings: HttpClientSettings): HttpClient {
  const { source, clock } = settings;
  const base = new URL(settings.baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  const agent = new Agent({
    connections: settings.connections ?? 16,
    keepAliveTimeout: 20_000,
    connect: { timeout: 5_000, ...(settings.isPublicOnly ? { lookup: publicLookup } : {}) },
    pipelining: 1,
  });

  async function send(request: OutsideRequest): Promise<OutsideAnswer> {
    if (!request.path.startsWith('/')) throw new Error(`not a path: ${request.path}`);
    const method = request.method ?? 'GET';
    const timeoutMs = request.timeoutMs ?? settings.timeoutMs ?? 10_000;
    const maxBytes = request.maxBytes ?? settings.maxBytes ?? 4_000_000;
    const deadline = AbortSignal.timeout(Math.max(1, timeoutMs));
    const progress = { isSent: false };
    const startedMs = clock.monotonicMs();
    const lost = (kind: 'timeout' | 'unreachable' | 'broken', detail: string) =>
      new Outage(source, kind, detail, undefined, request.isWrite === true && progress.isSent);
    try {
      const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline;
      const asked = agent.compose(noteWhenSent(progress, signal)).request({
        origin: base.origin,
        path: prefix + request.path,
        method,
        headers: { 'accept-encoding': 'gzip, deflate, br', ...request.headers },
        body: request.body ?? null,
        signal,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
      const answer = await unlessAborted(asked, signal);
      const received = { receivedAt: clock.now(), roundTripMs: clock.monotonicMs() - startedMs };
      const packed = await readBody(answer.body, maxBytes);
      if (packed === undefined) throw lost('broken', `answer over ${maxBytes} bytes`);
      const body = await unpacked(packed, answer.headers['content-encoding'], maxBytes);
      if (body === undefined) throw lost('broken', 'answer cannot be unpacked');
      return toAnswer(source, answer.statusCode, answer.headers, body, received);
    } catch (failure) {
      if (failure instanceof Outage) throw failure;
      if (deadline.aborted)
        throw lost('timeout', `${method} ${request.path.split('?', 1)[0]} after ${timeoutMs} ms`);
      throw lost(
        isTimeout(failure) ? 'timeout' : 'unreachable',
        failure instanceof Error ? failure.message : 'unknown failure',
      );
    }
  }

  return { baseUrl: settings.baseUrl, send, close: () => agent.close() };
}

/** Turns `isSent` when the request is about to be written to a connection; until then it surely did not leave. */
const noteWhenSent =
  (progress: { isSent: boolean }, signal: AbortSignal): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) =>
    dispatch(options, {
      onRequestStart(controller, context) {
        // A call that was given up while it waited for a connection is dropped here, before a byte is written.
        progress.isSent = !signal.aborted;
        handler.onRequestStart?.(controller, context);
      },
      onResponseStart: (...told) => handler.onResponseStart?.(...told),
      onResponseData: (...told) => handler.onResponseData?.(...told),
      onResponseEnd: (...told) => handler.onResponseEnd?.(...told),
      onResponseError: (...told) => handler.onResponseError?.(...told),
    });

/** undici notices an aborted signal only when the call gets its connection; the caller's deadline does not wait for that. */
function unlessAborted<Answer>(asked: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    asked.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

async function readBody(
  body: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return parts.length === 1 ? parts[0] : Buffer.concat(parts, size);
}

async function unpacked(
  packed: Buffer,
  encoding: string | string[] | undefined,
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (encoding === undefined || encoding === 'identity' || packed.length === 0) return packed;
  const by = unpack[String(encoding).toLowerCase()];
  return by?.(packed, { maxOutputLength: maxBytes }).catch(() => undefined);
}

function toAnswer(
  source: string,
  status: number,
  headers: OutsideAnswer['headers'],
  body: Buffer,
  received: { receivedAt: Date; roundTripMs: number },
): OutsideAnswer {
  const text = () => textOf(body, headers['content-type']);
  return {
    status,
    headers,
    body,
    text,
    json() {
      try {
        return JSON.parse(text());
      } catch {
        throw new Outage(source, 'broken', `not JSON (HTTP ${status})`, 'body');
      }
    },
    ...received,
  };
}

function isTimeout(failure: unknown): boolean {
  const code = (failure as { code?: unknown } | null)?.code;
  return (
    code === 'UND_ERR_HEADERS_TIMEOUT' ||
    code === 'UND_ERR_BODY_TIMEOUT' ||
    code === 'UND_ERR_CONNECT_TIMEOUT'
  );
}
