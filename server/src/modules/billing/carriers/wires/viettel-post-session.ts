import type { ViettelPostSettings } from '../../../../config/carriers.ts';
import { Outage } from '../../../../kernel/outage.ts';
import { fieldsOf, wordOf } from '../../../../platform/outside/fields.ts';
import type { HttpClient } from '../../../../platform/outside/http-client.ts';

export const VIETTEL_POST = 'viettel-post';

/** What Viettel Post answers to every call. `data` is empty when it sends none. */
export interface ViettelPostAnswer {
  readonly isError: boolean;
  readonly message: string;
  readonly data: Record<string, unknown>;
  readonly receivedAt: Date;
}

interface Post {
  readonly path: string;
  readonly body: unknown;
  readonly token?: string;
  /** What may have been applied although its answer was lost. */
  readonly isWrite: boolean;
}

export interface ViettelPostSession {
  /** One write, signed in. Throws an `Outage`; what Viettel Post declined is an answer. */
  write(path: string, body: unknown): Promise<ViettelPostAnswer>;
}

/** A line to Viettel Post that signs in when it must and keeps its token until that is turned away. */
export function openViettelPostSession(
  http: HttpClient,
  settings: ViettelPostSettings,
): ViettelPostSession {
  let token: Promise<string> | undefined;
  const tokenNow = (): Promise<string> => {
    token ??= signIn(http, settings).catch((failure: unknown) => {
      token = undefined;
      throw failure;
    });
    return token;
  };
  return {
    async write(path, body) {
      const first = await post(http, { path, body, token: await tokenNow(), isWrite: true });
      if (!first.isError || !/token/i.test(first.message)) return first;
      // Turned away at the door: nothing was taken, so it may be shown again with a new token.
      token = undefined;
      return post(http, { path, body, token: await tokenNow(), isWrite: true });
    },
  };
}

/** A token for a moment buys one for a year (its document, section 2). */
async function signIn(http: HttpClient, settings: ViettelPostSettings): Promise<string> {
  const body = { USERNAME: settings.username, PASSWORD: settings.password };
  const short = await askToken(http, { path: '/user/Login', body, isWrite: false });
  return askToken(http, { path: '/user/ownerconnect', body, token: short, isWrite: false });
}

async function askToken(http: HttpClient, asked: Post): Promise<string> {
  const { isError, message, data } = await post(http, asked);
  const given = wordOf(data['token']);
  if (isError || given === undefined) throw new Outage(VIETTEL_POST, 'blocked', message);
  return given;
}

async function post(
  http: HttpClient,
  { path, body, token, isWrite }: Post,
): Promise<ViettelPostAnswer> {
  const answer = await http.send({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { token }) },
    body: JSON.stringify(body),
    isWrite,
  });
  if (answer.status >= 500)
    throw new Outage(VIETTEL_POST, 'failing', `HTTP ${answer.status}`, undefined, isWrite);
  if (answer.status === 429) throw new Outage(VIETTEL_POST, 'limited');
  const told = fieldsOf(answer.json());
  if (typeof told?.['error'] !== 'boolean')
    throw new Outage(VIETTEL_POST, 'broken', '', 'error', isWrite);
  return {
    isError: told['error'],
    message: wordOf(told['message']) ?? '',
    data: fieldsOf(told['data']) ?? {},
    receivedAt: answer.receivedAt,
  };
}
