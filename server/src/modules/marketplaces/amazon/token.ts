import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import { type HeldToken, holdToken } from '../../../platform/outside/held-token.ts';
import { openSiteLine } from '../reading/site-line.ts';
import { readToken, SOURCE } from './shapes.ts';

export interface TokenSettings {
  /** The whole address: https://api.amazon.co.jp/auth/o2/token for credentials of version 3.3. */
  readonly url: string;
  readonly credentialId: string;
  readonly credentialSecret: string;
  readonly clock: Clock;
}

/** Our right to ask. */
export interface Tokens extends HeldToken {
  close(): Promise<void>;
}

/** OAuth 2 client credentials with the scope of this API; a token serves one hour. */
export function createTokens({
  url,
  credentialId,
  credentialSecret,
  clock,
}: TokenSettings): Tokens {
  const { origin, pathname } = new URL(url);
  const line = openSiteLine({ source: SOURCE, baseUrl: origin, clock, pacePerSecond: 1 });
  const ask = async () => {
    const body = {
      grant_type: 'client_credentials',
      client_id: credentialId,
      client_secret: credentialSecret,
      scope: 'creatorsapi::default',
    };
    const answer = await line.read({
      method: 'POST',
      path: pathname,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
    // 400 and 401 mean that the credentials are not valid: a person has to look.
    if (answer.status !== 200)
      throw new Outage(SOURCE, 'blocked', `no token: HTTP ${answer.status}`);
    const { access_token: token, expires_in: seconds } = readToken(answer.json());
    return { token, livesMs: seconds * 1_000 };
  };
  return { ...holdToken(clock, ask), close: () => line.close() };
}
