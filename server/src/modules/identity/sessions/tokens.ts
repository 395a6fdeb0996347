import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { isStrictToken } from './rules/compact-token.ts';
import { upTo } from '../../../kernel/up-to.ts';

const ISSUER = 'hako';
/** Whom tokens are for: whoever else came to share the secret takes none of them. */
const AUDIENCE = 'hako-api';
const ACCESS = 'at+jwt';
const COOKIE = 'session-cookie+jwt';

/** Bound tokens are short, since renewing costs their owner nothing; a plain bearer client renews only when it starts. */
const ACCESS_SECONDS = { bound: 600, bearer: 86_400 } as const;
/**
 * How long the page cookie opens pages. That of the staff outlives one access token: their browser
 * renews both with its key.
 */
export const COOKIE_SECONDS = { customer: 86_400, staff: 900 } as const;
const TOKENS_KEPT = 20_000;

export interface TokenClaims {
  readonly sessionId: string;
  readonly userId: string;
  /** Thumbprint of the key that must sign each request with it. */
  readonly thumbprint: string | undefined;
}

/** What a token that was shown says. */
export interface ReadClaims extends TokenClaims {
  readonly issuedAt: Date;
}

export interface Tokens {
  issueAccess(claims: TokenClaims, now: Date): Promise<{ token: string; seconds: number }>;
  /** Undefined for anything but a token of ours that has not run out. */
  readAccess(token: string, now: Date): Promise<TokenClaims | undefined>;
  /** The value of the session cookie: it proves reads only, and is never taken as an access token. */
  issueCookie(claims: TokenClaims, now: Date, seconds: number): Promise<string>;
  readCookie(token: string, now: Date): Promise<ReadClaims | undefined>;
}

interface Payload {
  readonly sid?: unknown;
  readonly sub?: string;
  readonly cnf?: { readonly jkt?: string };
  readonly iat: number;
  readonly exp: number;
}

/**
 * HS256 under a key derived from the server's secret: only we issue and only we read. What was
 * issued under the former key is read until it runs out.
 */
export function createTokens(key: Uint8Array, formerKey?: Uint8Array): Tokens {
  const keys = { key, formerKey };
  // A token that was found right stays right until it runs out: its owner shows it with every request.
  const known = new LRUCache<string, { claims: ReadClaims; untilMs: number }>(upTo(TOKENS_KEPT));

  async function issue(
    typ: string,
    { sessionId, userId, thumbprint }: TokenClaims,
    now: Date,
    seconds: number,
  ): Promise<string> {
    const at = Math.floor(now.getTime() / 1_000);
    return new SignJWT({ sid: sessionId, ...(thumbprint ? { cnf: { jkt: thumbprint } } : {}) })
      .setProtectedHeader({ alg: 'HS256', typ })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(userId)
      .setIssuedAt(at)
      .setExpirationTime(at + seconds)
      .sign(key);
  }

  async function read(typ: string, token: string, now: Date): Promise<ReadClaims | undefined> {
    const before = known.get(`${typ} ${token}`);
    if (before) return before.untilMs > now.getTime() ? before.claims : undefined;
    if (!isStrictToken(token)) return undefined;
    try {
      const payload = await verify(keys, token, typ, now);
      const { sid, sub, cnf, iat, exp } = payload as Payload;
      if (typeof sid !== 'string' || !sub || !isForUs(payload)) return undefined;
      const issuedAt = new Date(iat * 1_000);
      const claims = { sessionId: sid, userId: sub, thumbprint: cnf?.jkt, issuedAt };
      known.set(`${typ} ${token}`, { claims, untilMs: exp * 1_000 });
      return claims;
    } catch {
      return undefined;
    }
  }

  return {
    async issueAccess(claims, now) {
      const seconds = claims.thumbprint ? ACCESS_SECONDS.bound : ACCESS_SECONDS.bearer;
      return { token: await issue(ACCESS, claims, now, seconds), seconds };
    },
    readAccess: (token, now) => read(ACCESS, token, now),
    issueCookie: (claims, now, seconds) => issue(COOKIE, claims, now, seconds),
    readCookie: (token, now) => read(COOKIE, token, now),
  };
}

interface Keys {
  readonly key: Uint8Array;
  readonly formerKey: Uint8Array | undefined;
}

/** What a token says, which one of the keys signed; rejects for any other. */
async function verify(
  { key, formerKey }: Keys,
  token: string,
  typ: string,
  now: Date,
): Promise<JWTPayload> {
  const options = {
    algorithms: ['HS256'],
    issuer: ISSUER,
    typ,
    currentDate: now,
    requiredClaims: ['sub', 'iat', 'exp'],
  };
  try {
    return (await jwtVerify(token, key, options)).payload;
  } catch (error) {
    const isOthers = error instanceof errors.JWSSignatureVerificationFailed;
    if (!isOthers || !formerKey) throw error;
    return (await jwtVerify(token, formerKey, options)).payload;
  }
}

/** Tokens of release 0.1.0 name nobody and live for up to a day: the next release demands the name. */
const isForUs = ({ aud }: JWTPayload): boolean =>
  aud === undefined || [aud].flat().includes(AUDIENCE);
