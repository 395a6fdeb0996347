import {
  addressOf,
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
} from '@hako/contract/kit/endpoint';
import { accessToken, dropAccess, heldToken } from './access.ts';
import { textLines } from './text-lines.ts';
import { refusalIn, send } from './wire.ts';

export interface CallOptions {
  /** Names one action of a person: the same key is sent again when the same action is retried. Made up when missing. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Proves possession of this browser's key although nobody is signed in: sign-in calls that spend messages ask for it. */
  readonly isProven?: boolean;
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Calls our API from the browser. Throws `ApiRefusal`, whose message may be shown as it is. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: keyof EndpointInput<E> extends never
    ? [input?: EndpointInput<E>, options?: CallOptions]
    : [input: EndpointInput<E>, options?: CallOptions]
): Promise<EndpointReply<E>> {
  const answer = await exchange(endpoint, (input ?? {}) as Parts, options ?? {});
  return (answer.status === 204 ? undefined : await answer.json()) as EndpointReply<E>;
}

/** The lines of JSON of a stream, each as it arrives; leaving the loop closes it. */
export async function* lines<Line>(
  endpoint: Endpoint,
  input: { readonly query?: Record<string, unknown> },
  options: Pick<CallOptions, 'signal'> = {},
): AsyncGenerator<Line> {
  const answer = await exchange(endpoint, input, options, undefined, 'application/x-ndjson');
  for await (const line of textLines(answer)) yield JSON.parse(line) as Line;
}

/** A file of ours with the name that it should be kept under. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): Promise<{ blob: Blob; name: string }> {
  const answer = await exchange(endpoint, input as Parts, {}, undefined, '*/*');
  return { blob: await answer.blob(), name: answer.headers.get('content-name') ?? 'hako' };
}

/** Sends files: the fields of `form` as multipart. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  form: FormData,
  options: CallOptions = {},
  params: Readonly<Record<string, string>> = {},
): Promise<EndpointReply<E>> {
  const answer = await exchange(endpoint, { params, body: form }, options);
  return (await answer.json()) as EndpointReply<E>;
}

/** A stream of the server, open until `signal` closes it. */
export function openStream(
  address: string,
  access: 'anyone' | 'session',
  signal: AbortSignal,
): Promise<Response> {
  return exchange({ method: 'GET', access }, {}, { signal }, address, 'text/event-stream');
}

async function exchange(
  endpoint: Pick<Endpoint, 'method' | 'access'> & { readonly path?: string },
  parts: Parts,
  options: CallOptions,
  address = addressOf(endpoint.path ?? '', parts.params, parts.query),
  accept?: string,
): Promise<Response> {
  const isWrite = endpoint.method !== 'GET';
  const isOpen = endpoint.access === 'anyone' || endpoint.access === 'system';
  const request = {
    method: endpoint.method,
    address,
    accept,
    body:
      parts.body === undefined || parts.body instanceof FormData
        ? parts.body
        : JSON.stringify(parts.body),
    idempotencyKey: isWrite ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined,
    signal: options.signal,
  };
  const attempt = async (token: string | undefined) =>
    send({
      ...request,
      accessToken: token,
      isProven: isWrite || options.isProven === true || token !== undefined,
    });
  // Reads are also known by the session cookie, so only a write needs a fresh token before it leaves.
  const token = isWrite && !isOpen ? await accessToken() : heldToken();
  let answer = await attempt(token);
  if (answer.status === 401 && !isOpen) {
    if (token !== undefined) dropAccess();
    const renewed = await accessToken();
    if (renewed !== undefined) answer = await attempt(renewed);
  }
  if (!answer.ok) throw await refusalIn(answer);
  return answer;
}
