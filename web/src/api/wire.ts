import type { RefusalReply } from '@hako/contract';
import { vi } from '../text/vi.ts';
import { remembered } from '../device/remembered.ts';
import { isAutoTranslating } from '../device/settings.ts';
import { ApiRefusal } from './refusal.ts';

/** Nobody waits longer than this for an answer, in milliseconds. */
const patienceMs = 300_000;

/** The newest nonce the server gave; it goes into the next proof. Remembered, so that a page need not be refused once before it may speak. */
const nonce = remembered('proof-nonce', '', (value) => typeof value === 'string');

export interface WireRequest {
  readonly method: string;
  readonly address: string;
  /** JSON text, a form with files, or nothing. */
  readonly body?: string | FormData;
  readonly accessToken?: string;
  readonly isProven: boolean;
  readonly idempotencyKey?: string;
  readonly accept?: string;
  readonly signal?: AbortSignal;
}

/** Sends one request with the headers that every call carries and gives the answer, whatever its status. Throws `network.down`. */
export async function send(request: WireRequest): Promise<Response> {
  const answer = await sendOnce(request);
  if (answer.status === 401 && request.isProven && wantsNonce(answer)) return sendOnce(request);
  return answer;
}

async function sendOnce(request: WireRequest): Promise<Response> {
  const { method, address, body, accessToken } = request;
  const headers = new Headers({
    accept: request.accept ?? 'application/json',
    'x-platform': 'desktop',
    'x-auto-translate-keyword': isAutoTranslating() ? 'auto' : 'off',
  });
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  if (request.idempotencyKey) headers.set('idempotency-key', request.idempotencyKey);
  if (accessToken) headers.set('authorization', `DPoP ${accessToken}`);
  if (request.isProven) {
    const { proofFor } = await import('./proof.ts');
    headers.set('dpop', await proofFor(method, address, nonce.read() || undefined, accessToken));
  }
  const timeout = AbortSignal.timeout(patienceMs);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    const answer = await fetch(address, {
      method,
      headers,
      body,
      signal,
      credentials: 'same-origin',
    });
    const given = answer.headers.get('dpop-nonce');
    if (given) nonce.write(given);
    return answer;
  } catch (error) {
    if (request.signal?.aborted) throw error;
    // A write that left may have been done: say so instead of "nothing happened".
    const mayBeDone = method !== 'GET' && navigator.onLine;
    throw new ApiRefusal(0, 'network.down', mayBeDone ? vi.answerLost : vi.networkDown);
  }
}

function wantsNonce(answer: Response): boolean {
  return answer.headers.get('www-authenticate')?.includes('use_dpop_nonce') === true;
}

/** The refusal in an unsuccessful answer. */
export async function refusalIn(answer: Response): Promise<ApiRefusal> {
  try {
    const said = (await answer.json()) as Partial<RefusalReply>;
    if (said.code && said.message)
      return new ApiRefusal(answer.status, said.code, said.message, said.facts);
  } catch {
    // Not ours: a proxy's page or a cut connection. The general sentence below says what to do.
  }
  return new ApiRefusal(answer.status, 'answer.unreadable', vi.answerUnreadable);
}
