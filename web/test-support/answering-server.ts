import type { Endpoint, EndpointInput, EndpointReply } from '@hako/contract/kit/endpoint';
import { renewSessionEndpoint } from '@hako/contract/identity/identity';
import { REFUSALS, type RefusalCode } from '@hako/contract/refusals';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { allowed } from './allowed.ts';
import { type LiveStream, liveStream } from './live-stream.ts';

type Facts = Readonly<Record<string, string | number>>;
type Input<E extends Endpoint> = EndpointInput<E> & { readonly body?: unknown };

/** One call that the page sent. */
interface Asked {
  readonly endpoint: Endpoint;
  readonly input: { readonly params: unknown; readonly query: unknown; readonly body: unknown };
  readonly idempotencyKey: string | null;
}

interface Answer {
  readonly endpoint: Endpoint;
  readonly give: (input: Asked['input']) => Response | Promise<Response>;
}

/** The server as a component test sees it: it stands where the browser calls `fetch`. */
export interface AnsweringServer {
  /** Answers a call from now on. The reply must be exactly what the endpoint promises. */
  answer<E extends Endpoint>(
    endpoint: E,
    reply: EndpointReply<E> | ((input: Input<E>) => EndpointReply<E>),
  ): void;
  /** Refuses a call from now on, with one of the refusals that the endpoint declares. */
  refuse(endpoint: Endpoint, code: RefusalCode, facts?: Facts): void;
  /** A call never reaches the server: the network is down. */
  cutOff(endpoint: Endpoint): void;
  /** A call stays without an answer until the returned function is called. */
  hold<E extends Endpoint>(endpoint: E, reply: EndpointReply<E>): () => void;
  /** What the page sent to an endpoint, oldest first. */
  asked<E extends Endpoint>(endpoint: E): readonly Input<E>[];
  /** The idempotency keys that the page sent with a call, oldest first. */
  keys(endpoint: Endpoint): readonly (string | null)[];
  /** Sends a message over the live stream. */
  tell(topic: string, kind: string, facts?: Facts): void;
}

/** What one test answers and what its page sent. */
interface Book {
  answers: Answer[];
  sent: Asked[];
  unanswered: string[];
  live: LiveStream;
  isOver: boolean;
}

const emptyBook = (): Book => ({
  answers: [],
  sent: [],
  unanswered: [],
  live: liveStream(),
  isOver: false,
});

/**
 * Answers the calls of the components under test. Every answer is checked against the endpoint's
 * own reply schema and every body
 * against its body schema. A call that no test answered fails the test.
 */
export function answeringServer(): AnsweringServer {
  const book = emptyBook();
  const server = serverOf(book);
  beforeEach(() => {
    Object.assign(book, emptyBook());
    server.answer(renewSessionEndpoint, RENEWED);
    vi.stubGlobal('fetch', (address: string, request: RequestInit) =>
      serve(book, address, request),
    );
  });
  afterEach(() => {
    // `fetch` stays replaced: what a page that is gone still sends must not reach the network.
    book.live.close();
    book.isOver = true;
    expect(book.unanswered, 'calls that the test does not answer').toEqual([]);
  });
  return server;
}

function serverOf(book: Book): AnsweringServer {
  /** The newest answer of an endpoint counts. */
  const put = (endpoint: Endpoint, give: Answer['give']): void => {
    book.answers = [...book.answers.filter((one) => one.endpoint !== endpoint), { endpoint, give }];
  };
  const sentTo = (endpoint: Endpoint) => book.sent.filter((one) => one.endpoint === endpoint);
  return {
    answer(endpoint, reply) {
      const replyTo = typeof reply === 'function' ? (reply as (input: unknown) => unknown) : null;
      if (!replyTo) allowed(endpoint.reply, reply);
      put(endpoint, (input) => json(200, allowed(endpoint.reply, replyTo?.(input) ?? reply)));
    },
    refuse(endpoint, code, facts = {}) {
      const isOfEveryCall = /^(request|outside|generic)\./.test(code);
      if (!isOfEveryCall) expect(endpoint.refusals, endpoint.path).toContain(code);
      const message = sentence(code, facts);
      put(endpoint, () =>
        json(REFUSALS[code].status, { status: false, success: false, code, message, facts }),
      );
    },
    cutOff: (endpoint) => put(endpoint, () => Promise.reject(new TypeError('the line is cut'))),
    hold(endpoint, reply) {
      const { promise, resolve } = Promise.withResolvers<Response>();
      put(endpoint, () => promise);
      return () => resolve(json(200, allowed(endpoint.reply, reply)));
    },
    asked: <E extends Endpoint>(endpoint: E) =>
      sentTo(endpoint).map(({ input }) => input as Input<E>),
    keys: (endpoint) => sentTo(endpoint).map(({ idempotencyKey }) => idempotencyKey),
    tell: (topic, kind, facts) => book.live.tell({ topic, kind, ...facts }),
  };
}

async function serve(book: Book, address: string, request: RequestInit): Promise<Response> {
  if (book.isOver) throw new TypeError('the test is over');
  const url = new URL(address, location.origin);
  if (url.pathname === '/api/live') return book.live.open(request.signal ?? undefined);
  const method = request.method ?? 'GET';
  const found = book.answers
    .filter(({ endpoint }) => endpoint.method === method && matches(endpoint, url.pathname))
    // `/api/bid/snipe` before `/api/bid/{mode}`.
    .toSorted((one, other) => openParts(one.endpoint) - openParts(other.endpoint))[0];
  if (!found) {
    book.unanswered.push(`${method} ${url.pathname}`);
    throw new TypeError('nobody answers');
  }
  const { endpoint } = found;
  const input = {
    params: matches(endpoint, url.pathname)?.groups ?? {},
    query: Object.fromEntries(url.searchParams),
    body: bodyOf(endpoint, request.body),
  };
  const idempotencyKey = new Headers(request.headers).get('idempotency-key');
  book.sent.push({ endpoint, input, idempotencyKey });
  return found.give(input);
}

const RENEWED = {
  status: true,
  success: true,
  access_token: 'a-token',
  expires_in: 900,
  refresh_token: '',
  token_type: 'DPoP',
} as const;

const json = (status: number, value: unknown): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json' },
  });

const matches = ({ path }: Endpoint, pathname: string): RegExpExecArray | null =>
  new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(pathname);

const openParts = ({ path }: Endpoint): number => path.split('{').length;

function bodyOf(endpoint: Endpoint, body: unknown): unknown {
  if (typeof body !== 'string') return body ?? undefined;
  const value = JSON.parse(body) as unknown;
  return endpoint.body ? allowed(endpoint.body, value) : value;
}

/** The sentence of the catalogue with its facts; a fact that is missing fails the test. */
function sentence(code: RefusalCode, facts: Facts): string {
  const text = REFUSALS[code].sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(facts[name] ?? whole),
  );
  expect(text, `${code} needs more facts`).not.toMatch(/\{\w+\}/);
  return text;
}
