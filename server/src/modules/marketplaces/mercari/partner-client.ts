import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { OutsideAnswer } from '../../../platform/outside/http-client.ts';
import type { CallOptions } from '../listing-query.ts';
import type { SiteLine } from '../reading/site-line.ts';
import { readToken, SOURCE } from './partner-shapes.ts';

interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The calls of the partner API, with our authorisation. */
export function createPartnerClient(line: SiteLine, credentials: Credentials, clock: Clock) {
  const authorise = createAuthoriser(line, credentials, clock);
  return {
    /** The answer's JSON; undefined when the item is not available. */
    async readJson(path: string, options?: CallOptions): Promise<unknown> {
      const answer = await line.read({
        path,
        headers: { authorization: await authorise(options), accept: 'application/json' },
        tolerated: [403],
        ...options,
      });
      // Documented: 404, 400, 403 and 412 all mean "not available".
      if ([400, 403, 404, 412].includes(answer.status)) return undefined;
      if (answer.status !== 200)
        throw new Outage(SOURCE, 'broken', `HTTP ${answer.status} to ${path}`, 'status');
      return answer.json();
    },
    /** Sends a write once. Whoever calls reads what was answered. */
    async write(path: string, body: object, options: CallOptions): Promise<OutsideAnswer> {
      const headers = {
        authorization: await authorise(options),
        'content-type': 'application/json',
        accept: 'application/json',
      };
      return line.write({ method: 'POST', path, headers, body: JSON.stringify(body), ...options });
    },
  };
}

/** Client credentials for `openapi:buy`, kept until a minute before they end. */
function createAuthoriser(
  line: SiteLine,
  { clientId, clientSecret }: Credentials,
  clock: Clock,
): (options?: CallOptions) => Promise<string> {
  let token: { readonly text: string; readonly untilMs: number } | undefined;
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  return async (options) => {
    if (token && clock.monotonicMs() < token.untilMs) return token.text;
    const answer = await line.read({
      method: 'POST',
      path: '/jp/v1/token',
      headers: {
        authorization: basic,
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: 'grant_type=client_credentials&scope=openapi%3Abuy',
      ...options,
    });
    if (answer.status !== 200)
      throw new Outage(SOURCE, 'blocked', `our client was refused: HTTP ${answer.status}`);
    const { access_token, expires_in } = readToken(answer.json());
    token = {
      text: `Bearer ${access_token}`,
      untilMs: clock.monotonicMs() + Math.max(0, (expires_in ?? 3600) - 60) * 1000,
    };
    return token.text;
  };
}
