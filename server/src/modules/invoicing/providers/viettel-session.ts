import type { EinvoiceConfig } from '../../../config/einvoice.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import { fieldsOf, wordOf } from '../../../platform/outside/fields.ts';
import { holdToken } from '../../../platform/outside/held-token.ts';
import type { HttpClient, OutsideAnswer } from '../../../platform/outside/http-client.ts';

export const VIETTEL = 'viettel-sinvoice';
const API = '/services/einvoiceapplication/api/InvoiceAPI';
const LOGIN = '/auth/login';
/** Its document asks for patience: signing and the tax authority are behind an answer. */
const PATIENCE_MS = 45_000;
/** A PDF as base64 inside JSON. */
const MOST_BYTES = 12_000_000;

type Fields = Readonly<Record<string, unknown>>;

/** What it answered, or the error that it named with its words. */
export type ViettelAnswer =
  | { readonly isOk: true; readonly body: Fields }
  | { readonly isOk: false; readonly code: string; readonly words: string };

interface Asked {
  /** Below `/InvoiceAPI`. */
  readonly path: string;
  /** An object goes as JSON, parameters as a form: two of its calls take nothing else. */
  readonly body: object | URLSearchParams;
  readonly isWrite?: boolean;
}

export interface ViettelSession {
  /** One call, signed in. Throws an `Outage`; an error that Viettel named is an answer. */
  ask(asked: Asked): Promise<ViettelAnswer>;
}

/**
 * Viettel SInvoice, web service 2.x ("Tài liệu mô tả webservice hóa đơn điện tử", HDSD v2.44 to
 * v2.50). `POST /auth/login` with `username` and `password` gives `access_token` and `expires_in`
 * (seconds); each call shows it as `Cookie: access_token=…`. An ended token is told by 401, 403 or
 * by 500 with `message: "GENERAL"` (table of errors, section 8).
 */
export function openViettelSession(
  http: HttpClient,
  config: EinvoiceConfig,
  clock: Pick<Clock, 'monotonicMs'>,
): ViettelSession {
  const tokens = holdToken(clock, () => signIn(http, config));
  return {
    async ask(asked) {
      const token = await tokens.current();
      const first = await send(http, asked, token);
      if (!isTurnedAway(first)) return answerOf(first, asked.isWrite === true);
      // The provider refused the token before it read the body: sending again under the same key is
      // safe.
      tokens.drop(token);
      const second = await send(http, asked, await tokens.current());
      if (isTurnedAway(second))
        throw new Outage(VIETTEL, 'blocked', `HTTP ${second.status} with a new token`);
      return answerOf(second, asked.isWrite === true);
    },
  };
}

async function signIn(http: HttpClient, { username, password }: EinvoiceConfig) {
  const answer = await http.send({
    method: 'POST',
    path: LOGIN,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  refuseFailing(answer, false);
  // Neither the password nor what was said about it goes into a message.
  if (answer.status !== 200) throw new Outage(VIETTEL, 'blocked', `sign-in: HTTP ${answer.status}`);
  const { access_token: token, expires_in: seconds } = fieldsOf(answer.json()) ?? {};
  if (typeof token !== 'string' || !/^[\w.~+/=-]+$/.test(token))
    throw new Outage(VIETTEL, 'broken', '', 'access_token');
  const livesMs = Number(seconds) * 1_000;
  return { token, livesMs: Number.isFinite(livesMs) ? livesMs : 0 };
}

function send(http: HttpClient, { path, body, isWrite }: Asked, token: string) {
  const isForm = body instanceof URLSearchParams;
  return http.send({
    method: 'POST',
    path: `${API}${path}`,
    headers: {
      accept: 'application/json',
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      cookie: `access_token=${token}`,
    },
    body: isForm ? body.toString() : JSON.stringify(body),
    timeoutMs: PATIENCE_MS,
    maxBytes: MOST_BYTES,
    ...(isWrite && { isWrite }),
  });
}

function isTurnedAway(answer: OutsideAnswer): boolean {
  if (answer.status === 401 || answer.status === 403) return true;
  return answer.status === 500 && messageOf(answer) === 'GENERAL';
}

function messageOf(answer: OutsideAnswer): unknown {
  try {
    return fieldsOf(answer.json())?.['message'];
  } catch {
    // A page of a proxy instead of its JSON.
    return undefined;
  }
}

function refuseFailing({ status }: OutsideAnswer, isWrite: boolean): void {
  if (status === 429) throw new Outage(VIETTEL, 'limited');
  if (status >= 500) throw new Outage(VIETTEL, 'failing', `HTTP ${status}`, undefined, isWrite);
}

/** Of `errorCode`: empty and 200 are none. */
const NO_ERROR: ReadonlySet<string> = new Set(['', '0', '200']);
/** How it writes the name of an error. */
const NAME = /^[A-Z][A-Z0-9_]+$/;

/**
 * Errors come in two shapes: `{ errorCode, description }` with status 200, and status 400 with
 * `{ code: 400, message: "NAME", data: "words" }`.
 */
function answerOf(answer: OutsideAnswer, isWrite: boolean): ViettelAnswer {
  refuseFailing(answer, isWrite);
  const body = fieldsOf(readJson(answer, isWrite)) ?? {};
  const { message, data, description, errorCode } = body;
  const said = wordOf(errorCode) ?? '';
  if (answer.status < 400 && NO_ERROR.has(said)) return { isOk: true, body };
  const name = wordOf(message) ?? '';
  const code = (NO_ERROR.has(said) ? '' : said) || (NAME.test(name) ? name : '');
  if (code === '')
    throw new Outage(VIETTEL, 'broken', `HTTP ${answer.status}`, 'errorCode', isWrite);
  const words = wordOf(description) ?? wordOf(data) ?? (name || code);
  return { isOk: false, code: code.slice(0, 100), words: words.slice(0, 1_000) };
}

function readJson(answer: OutsideAnswer, isWrite: boolean): unknown {
  try {
    return answer.json();
  } catch {
    throw new Outage(VIETTEL, 'broken', `not JSON (HTTP ${answer.status})`, 'body', isWrite);
  }
}
