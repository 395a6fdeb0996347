import {
  createLocalJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import { isStrictToken } from '../sessions/rules/compact-token.ts';
import { refuse } from './openid-account.ts';
import { type AskProvider, PROVIDER } from './provider-line.ts';

const KEPT_MS = 3_600_000;
/** A token with an unknown key asks for the keys anew, but strangers cannot make us ask all the time. */
const KEYS_PAUSE_MS = 1_000;
const TOKEN_AGE = '10 minutes';
const CLOCKS_DIFFER = '30 seconds';

/** The facts of a token that the provider signed for us; undefined for any other text. Throws `Outage`. */
export type ReadProviderToken = (token: string) => Promise<JWTPayload | undefined>;

interface Deps {
  readonly issuer: string;
  /** Whom its tokens may be made for. */
  readonly clientIds: readonly string[];
  readonly ask: AskProvider;
  readonly keysUrl: () => Promise<URL>;
  readonly clock: Clock;
}

export function createProviderTokens(deps: Deps): ReadProviderToken {
  let keys: { readonly find: JWTVerifyGetKey; readonly readMs: number } | undefined;
  const readKeys = async (): Promise<JWTVerifyGetKey> => {
    const readMs = deps.clock.now().getTime();
    const find = await fetchKeys(deps);
    keys = { find, readMs };
    return find;
  };
  const keysAreOlderThan = (ms: number): boolean =>
    keys === undefined || deps.clock.now().getTime() - keys.readMs > ms;
  return async (token) => {
    if (!isStrictToken(token)) return undefined;
    const payloadBy = async (find: JWTVerifyGetKey) =>
      (await jwtVerify(token, find, wantedOf(deps))).payload;
    try {
      return await payloadBy(keys && !keysAreOlderThan(KEPT_MS) ? keys.find : await readKeys());
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !keysAreOlderThan(KEYS_PAUSE_MS))
        return refuse(error);
    }
    return payloadBy(await readKeys()).catch(refuse);
  };
}

async function fetchKeys({ ask, keysUrl }: Deps): Promise<JWTVerifyGetKey> {
  const answer = await ask(await keysUrl());
  const set = answer.json() as Partial<JSONWebKeySet> | null;
  if (answer.status !== 200 || !Array.isArray(set?.keys))
    throw new Outage(PROVIDER, 'broken', '', 'keys');
  return createLocalJWKSet({ keys: set.keys });
}

const wantedOf = ({ issuer, clientIds, clock }: Deps): JWTVerifyOptions => ({
  algorithms: ['RS256'],
  issuer,
  audience: [...clientIds],
  currentDate: clock.now(),
  clockTolerance: CLOCKS_DIFFER,
  maxTokenAge: TOKEN_AGE,
  requiredClaims: ['sub', 'exp', 'iat'],
});
