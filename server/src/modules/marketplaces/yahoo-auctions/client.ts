import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { OutsideAnswer } from '../../../platform/outside/http-client.ts';
import { AccountShutOut } from '../account-shut-out.ts';
import type { SiteLine } from '../reading/site-line.ts';
import { createAnonymousCookies, HEADERS } from './anonymous-cookies.ts';
import { readError, SOURCE } from './shapes.ts';
import type { CallOptions } from '../listing-query.ts';

/** The calls to the site, undressed: what stands in the answers is for others to read. */
export interface YahooClient {
  /** The answer's JSON; undefined when the site says 404. An error envelope is an outage, also when it comes with HTTP 200. */
  readJson(
    path: string,
    options?: CallOptions & { account?: string | undefined },
  ): Promise<{ json: unknown; answer: OutsideAnswer } | undefined>;
  readPage(
    path: string,
    options?: CallOptions,
  ): Promise<{ html: string; answer: OutsideAnswer } | undefined>;
  /** Sends a write once. The envelope of a refusal comes back as `error`. */
  write(
    path: string,
    body: object,
    account: string,
    options?: CallOptions,
  ): Promise<{ json: unknown; error: YahooError | undefined }>;
}

export interface YahooError {
  readonly code: string;
  readonly message: string;
}

export function createYahooClient(line: SiteLine, clock: Clock): YahooClient {
  const cookies = createAnonymousCookies(line, clock);

  async function read(
    path: string,
    accept: string,
    options: CallOptions & { account?: string | undefined },
  ): Promise<OutsideAnswer | undefined> {
    const { account, ...limits } = options;
    const ask = async (tolerated: number[]) => {
      const cookie = withAccount(await cookies.read(limits), account);
      return line.read({
        path,
        headers: { ...HEADERS, accept, ...(cookie && { cookie }) },
        tolerated,
        account,
        ...limits,
      });
    };
    let answer = await ask([423]);
    if (answer.status === 423) {
      cookies.forget();
      answer = await ask([]);
    }
    return answer.status === 404 ? undefined : answer;
  }

  return {
    async readJson(path, options = {}) {
      const answer = await read(path, 'application/json', options);
      if (!answer) return undefined;
      const json = answer.json();
      const error = errorOf(json);
      if (error?.status === 404) return undefined;
      if (error) throw toldBy(error, options.account);
      expectOk(answer, path);
      return { json, answer };
    },

    async readPage(path, options = {}) {
      const answer = await read(path, 'text/html', options);
      if (!answer) return undefined;
      expectOk(answer, path);
      return { html: answer.text(), answer };
    },

    async write(path, body, account, options = {}) {
      const cookie = withAccount(await cookies.read({ ...options, isForWrite: true }), account);
      const answer = await line.write({
        method: 'POST',
        path,
        account,
        headers: { ...HEADERS, cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        ...options,
      });
      return writtenOf(answer);
    },
  };
}

function expectOk({ status }: OutsideAnswer, path: string): void {
  if (status !== 200) throw new Outage(SOURCE, 'broken', `HTTP ${status} to ${path}`, 'status');
}

/** What a write was answered with. A limit is an outage: nothing was done. */
function writtenOf(answer: OutsideAnswer): { json: unknown; error: YahooError | undefined } {
  const json = afterWrite(() => answer.json());
  const error = afterWrite(() => errorOf(json));
  if (error?.status === 423 || error?.status === 429)
    throw new Outage(SOURCE, 'limited', error.message);
  return { json, error: error && { code: error.code, message: error.message } };
}

/** Whatever cannot be read in the answer to a write leaves open whether it was applied. */
export function afterWrite<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (failure) {
    if (failure instanceof Outage)
      throw new Outage(failure.source, failure.kind, failure.message, failure.missing, true);
    throw failure;
  }
}

const kindOf = (status: number) =>
  status === 423 || status === 429
    ? 'limited'
    : status === 401 || status === 403
      ? 'blocked'
      : 'failing';

/** An error envelope as an outage; of the account that asked where it says that this one must sign in or is not let through. */
function toldBy(
  { status, code, message }: YahooError & { status: number },
  account: string | undefined,
): Outage {
  const isShutOut = account !== undefined && (status === 401 || status === 403);
  if (isShutOut)
    return new AccountShutOut(
      SOURCE,
      account,
      status === 401 ? 'signed-out' : 'robot-check',
      `${code} ${message}`,
    );
  return new Outage(SOURCE, kindOf(status), `${code} ${message}`);
}

const withAccount = (cookies: string, account: string | undefined): string =>
  [cookies, account === undefined ? '' : `HAKO_ACCOUNT=${encodeURIComponent(account)}`]
    .filter(Boolean)
    .join('; ');

function errorOf(json: unknown): { status: number; code: string; message: string } | undefined {
  if (typeof json !== 'object' || json === null || !('error' in json) || !json.error)
    return undefined;
  const { error } = readError(json);
  return { status: error.status, code: String(error.code), message: error.message };
}
