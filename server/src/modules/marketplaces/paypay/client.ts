import { Outage } from '../../../kernel/outage.ts';
import type { SiteLine } from '../reading/site-line.ts';
import { SOURCE } from './shapes.ts';
import type { CallOptions } from '../listing-query.ts';

const HEADERS = {
  'accept-language': 'ja-JP,ja;q=0.9',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  referer: 'https://paypayfleamarket.yahoo.co.jp/',
};

/** The calls to the site, which asks neither cookie nor token; what stands in the answers is for others to read. */
export interface PaypayClient {
  /** Undefined when the site says 404. An error envelope is an outage, also with HTTP 200. */
  readJson(
    path: string,
    options?: CallOptions,
  ): Promise<{ json: unknown; readAt: Date } | undefined>;
  readPage(
    path: string,
    options?: CallOptions,
  ): Promise<{ html: string; readAt: Date } | undefined>;
}

export function createPaypayClient(line: SiteLine): PaypayClient {
  async function read(path: string, accept: string, options: CallOptions = {}) {
    // 401 is told in JSON and says that we are not wanted there; the line knows the other refusals.
    const answer = await line.read({ path, headers: { ...HEADERS, accept }, ...options });
    if (answer.status === 404) return undefined;
    if (answer.status === 401) throw new Outage(SOURCE, 'blocked', `HTTP 401 to ${path}`);
    if (answer.status !== 200)
      throw new Outage(SOURCE, 'broken', `HTTP ${answer.status} to ${path}`, 'status');
    return answer;
  }

  return {
    async readJson(path, options) {
      const answer = await read(path, 'application/json', options);
      if (!answer) return undefined;
      const json = answer.json();
      const error = errorOf(json);
      if (error !== undefined) throw new Outage(SOURCE, 'failing', error);
      return { json, readAt: answer.receivedAt };
    },
    async readPage(path, options) {
      const answer = await read(path, 'text/html', options);
      return answer && { html: answer.text(), readAt: answer.receivedAt };
    },
  };
}

/** `{error: {code, codeV2, message}}`, as one line. */
function errorOf(json: unknown): string | undefined {
  if (
    typeof json !== 'object' ||
    json === null ||
    !('error' in json) ||
    typeof json.error !== 'object' ||
    json.error === null
  )
    return undefined;
  const { code, message } = json.error as { code?: unknown; message?: unknown };
  return `${String(code)} ${String(message)}`;
}
