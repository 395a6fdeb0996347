import {
  createLocalJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import { createHttpClient, type HttpClient } from '../../../platform/outside/http-client.ts';
import { isStrictToken } from '../sessions/rules/compact-token.ts';
import { accountIn, refuse } from './openid-account.ts';
import type { ProvedAccount } from './proved-account.ts';

export interface OpenIdSettings {
  /** `https://accounts.google.com`: what its tokens name as their issuer. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Our apps on phones, which tokens may be made for as well. */
  readonly mobileClientIds: readonly string[];
}
/** One OpenID provider: authorization code with PKCE, and its tokens read strictly. Throws `Outage` when it does not answer as documented. */
export interface OpenId {
  authorizationUrl(question: {
    state: string;
    nonce: string;
    challenge: string;
    redirectUri: string;
  }): Promise<string>;
  /** Exchanges the code; undefined when the provider does not take it or the token is not what it must be. */
  redeem(answer: {
    code: string;
    verifier: string;
    redirectUri: string;
    nonce: string;
  }): Promise<ProvedAccount | undefined>;
  /** Reads a token that an app brought by itself. */
  readToken(token: string): Promise<ProvedAccount | undefined>;
}
interface Discovered {
  readonly authorizationUrl: string;
  readonly tokenUrl: URL;
  readonly keysUrl: URL;
  readonly untilMs: number;
}
const SOURCE = 'google';
const KEPT_MS = 3_600_000;
/** A token with an unknown key asks for the keys anew, but strangers cannot make us ask all the time. */
const KEYS_PAUSE_MS = 1_000;
const TOKEN_AGE = '10 minutes';
const CLOCKS_DIFFER = '30 seconds';
export function createOpenId(settings: OpenIdSettings, clock: Clock): OpenId {
  const { issuer, clientId, clientSecret } = settings;
  const clients = new Map<string, HttpClient>();
  let discovered: Discovered | undefined;
  let keys: { readonly find: JWTVerifyGetKey; readonly readMs: number } | undefined;

  const clientOf = (origin: string): HttpClient => {
    const known =
      clients.get(origin) ??
      createHttpClient({
        source: SOURCE,
        baseUrl: origin,
        clock,
        connections: 4,
        maxBytes: 200_000,
        timeoutMs: 8_000,
      });
    clients.set(origin, known);
    return known;
  };
  async function ask(
    url: URL,
    form?: URLSearchParams,
  ): Promise<{ status: number; json: () => unknown }> {
    return clientOf(url.origin).send({
      path: url.pathname + url.search,
      ...(form
        ? {
            method: 'POST',
            body: form.toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }
        : {}),
    });
  }

  async function discover(): Promise<Discovered> {
    const nowMs = clock.now().getTime();
    if (discovered && discovered.untilMs > nowMs) return discovered;
    const answer = await ask(new URL(`${issuer}/.well-known/openid-configuration`));
    if (answer.status !== 200)
      throw new Outage(SOURCE, 'failing', `discovery answered ${answer.status}`);
    const document = answer.json() as Record<string, unknown>;
    if (document['issuer'] !== issuer) throw new Outage(SOURCE, 'broken', '', 'issuer');
    const address = (name: string): URL => {
      const text = document[name];
      const isFit =
        typeof text === 'string' &&
        URL.canParse(text) &&
        (issuer.startsWith('http:') || text.startsWith('https:'));
      if (!isFit) throw new Outage(SOURCE, 'broken', '', name);
      return new URL(text);
    };
    discovered = {
      authorizationUrl: address('authorization_endpoint').href,
      tokenUrl: address('token_endpoint'),
      keysUrl: address('jwks_uri'),
      untilMs: nowMs + KEPT_MS,
    };
    return discovered;
  }

  async function readKeys(): Promise<JWTVerifyGetKey> {
    const nowMs = clock.now().getTime();
    const answer = await ask((await discover()).keysUrl);
    const set = answer.json() as Partial<JSONWebKeySet> | null;
    if (answer.status !== 200 || !Array.isArray(set?.keys))
      throw new Outage(SOURCE, 'broken', '', 'keys');
    const find = createLocalJWKSet({ keys: set.keys });
    keys = { find, readMs: nowMs };
    return find;
  }
  const keysAreOlderThan = (ms: number): boolean =>
    keys === undefined || clock.now().getTime() - keys.readMs > ms;

  async function payloadOf(token: string): Promise<JWTPayload | undefined> {
    if (!isStrictToken(token)) return undefined;
    const verify = async (find: JWTVerifyGetKey) => {
      const { payload } = await jwtVerify(token, find, {
        algorithms: ['RS256'],
        issuer,
        audience: [clientId, ...settings.mobileClientIds],
        currentDate: clock.now(),
        clockTolerance: CLOCKS_DIFFER,
        maxTokenAge: TOKEN_AGE,
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      return payload;
    };
    try {
      return await verify(keys && !keysAreOlderThan(KEPT_MS) ? keys.find : await readKeys());
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !keysAreOlderThan(KEYS_PAUSE_MS))
        return refuse(error);
    }
    return verify(await readKeys()).catch(refuse);
  }

  return {
    async authorizationUrl({ state, nonce, challenge, redirectUri }) {
      const url = new URL((await discover()).authorizationUrl);
      const question = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
      };
      for (const [name, value] of Object.entries({
        ...question,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }))
        url.searchParams.set(name, value);
      return url.href;
    },
    async redeem({ code, verifier, redirectUri, nonce }) {
      const form = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
      };
      const answer = await ask(
        (await discover()).tokenUrl,
        new URLSearchParams({ ...form, code_verifier: verifier }),
      );
      if (answer.status >= 500)
        throw new Outage(SOURCE, 'failing', `token answered ${answer.status}`);
      const token =
        answer.status === 200 ? (answer.json() as Record<string, unknown>)['id_token'] : undefined;
      const payload = typeof token === 'string' ? await payloadOf(token) : undefined;
      return payload?.['nonce'] === nonce && payload.aud === clientId
        ? accountIn(payload)
        : undefined;
    },
    async readToken(token) {
      const payload = await payloadOf(token);
      // A token with a nonce was asked for by a page: it opens that page's sign-in and nothing else.
      return payload && payload['nonce'] === undefined && typeof payload.aud === 'string'
        ? accountIn(payload)
        : undefined;
    },
  };
}
