import { Outage } from '../../../kernel/outage.ts';
import type { OutsideAnswer } from '../../../platform/outside/http-client.ts';
import type { SiteLine } from '../reading/site-line.ts';
import type { Prover } from './dpop.ts';
import { SOURCE } from './shapes.ts';
import type { CallOptions } from '../listing-query.ts';

/** The calls to the private web API, undressed. Undefined: the site says that there is no such thing. */
export interface MercariClient {
  get(
    path: string,
    options?: CallOptions & { readonly accept?: string },
  ): Promise<{ json: unknown; answer: OutsideAnswer } | undefined>;
  /** Searching is a POST that changes nothing. */
  ask(
    path: string,
    body: object,
    options?: CallOptions,
  ): Promise<{ json: unknown; answer: OutsideAnswer }>;
}

const HEADERS = { 'x-platform': 'web', 'accept-language': 'ja' };
const ACCEPT = 'application/json, text/plain, */*';

export function createMercariClient(line: SiteLine, prove: Prover): MercariClient {
  const proofOf = (method: 'GET' | 'POST', path: string) =>
    prove(method, line.baseUrl.replace(/\/$/, '') + (path.split('?', 1)[0] as string));

  return {
    async get(path, { accept = ACCEPT, ...options } = {}) {
      const answer = await line.read({
        path,
        headers: { ...HEADERS, accept, dpop: proofOf('GET', path) },
        ...options,
      });
      // 400 is said to ids of another kind or form: there is nothing under that id either.
      if (
        answer.status === 404 ||
        (answer.status === 400 && /Invalid(Argument|Request)/.test(answer.text()))
      )
        return undefined;
      return { json: jsonOf(answer, path), answer };
    },

    async ask(path, body, options = {}) {
      const headers = {
        ...HEADERS,
        accept: ACCEPT,
        'content-type': 'application/json',
        dpop: proofOf('POST', path),
      };
      const answer = await line.read({
        method: 'POST',
        path,
        headers,
        body: JSON.stringify(body),
        ...options,
      });
      return { json: jsonOf(answer, path), answer };
    },
  };
}

function jsonOf(answer: OutsideAnswer, path: string): unknown {
  if (answer.status === 401)
    throw new Outage(SOURCE, 'broken', `our proof was refused at ${path}`, 'dpop');
  if (answer.status !== 200)
    throw new Outage(SOURCE, 'broken', `HTTP ${answer.status} to ${path}`, 'status');
  return answer.json();
}
