import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import { createDiscovery, type ProviderAddresses } from './discover-provider.ts';
import { accountIn } from './openid-account.ts';
import type { ProvedAccount } from './proved-account.ts';
import { type AskProvider, createProviderLine, PROVIDER } from './provider-line.ts';
import { createProviderTokens, type ReadProviderToken } from './provider-tokens.ts';

export interface OpenIdSettings {
  /** `https://accounts.google.com`: what its tokens name as their issuer. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Our apps on phones, which tokens may be made for as well. */
  readonly mobileClientIds: readonly string[];
}

interface Question {
  readonly state: string;
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

interface Answer {
  readonly code: string;
  readonly verifier: string;
  readonly redirectUri: string;
  readonly nonce: string;
}

/** One OpenID provider: authorization code with PKCE, and its tokens read strictly. Throws `Outage` when it does not answer as documented. */
export interface OpenId {
  authorizationUrl(question: Question): Promise<string>;
  /** Exchanges the code; undefined when the provider does not take it or the token is not what it must be. */
  redeem(answer: Answer): Promise<ProvedAccount | undefined>;
  /** Reads a token that an app brought by itself. */
  readToken(token: string): Promise<ProvedAccount | undefined>;
}

export function createOpenId(settings: OpenIdSettings, clock: Clock): OpenId {
  const { issuer, clientId, mobileClientIds } = settings;
  const ask = createProviderLine(clock);
  const discover = createDiscovery(issuer, ask, clock);
  const readProviderToken = createProviderTokens({
    issuer,
    clientIds: [clientId, ...mobileClientIds],
    ask,
    keysUrl: async () => (await discover()).keysUrl,
    clock,
  });
  const provider: Provider = { settings, ask, discover, readProviderToken };
  return {
    authorizationUrl: async (question) =>
      questionUrl((await discover()).authorizationUrl, clientId, question),
    redeem: (answer) => redeem(provider, answer),
    async readToken(token) {
      const payload = await readProviderToken(token);
      // A token with a nonce was asked for by a page: it opens that page's sign-in and nothing else.
      return payload && payload['nonce'] === undefined && typeof payload.aud === 'string'
        ? accountIn(payload)
        : undefined;
    },
  };
}

interface Provider {
  readonly settings: OpenIdSettings;
  readonly ask: AskProvider;
  readonly discover: () => Promise<ProviderAddresses>;
  readonly readProviderToken: ReadProviderToken;
}

function questionUrl(
  address: string,
  clientId: string,
  { state, nonce, challenge, redirectUri }: Question,
): string {
  const url = new URL(address);
  const question = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    prompt: 'select_account',
  };
  for (const [name, value] of Object.entries(question)) url.searchParams.set(name, value);
  return url.href;
}

async function redeem(
  { settings: { clientId, clientSecret }, ask, discover, readProviderToken }: Provider,
  { code, verifier, redirectUri, nonce }: Answer,
): Promise<ProvedAccount | undefined> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: clientId,
    client_secret: clientSecret,
    code_verifier: verifier,
  });
  const answer = await ask((await discover()).tokenUrl, form);
  if (answer.status >= 500)
    throw new Outage(PROVIDER, 'failing', `token answered ${answer.status}`);
  const token =
    answer.status === 200 ? (answer.json() as Record<string, unknown>)['id_token'] : undefined;
  const payload = typeof token === 'string' ? await readProviderToken(token) : undefined;
  return payload?.['nonce'] === nonce && payload.aud === clientId ? accountIn(payload) : undefined;
}
