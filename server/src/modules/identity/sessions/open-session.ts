import { createHash } from 'node:crypto';
import { newSecretId, newToken } from '../../../kernel/chance.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { afterCommit } from '../../../platform/database/transaction.ts';
import type { SecurityLog } from '../../../platform/security-log.ts';
import { deleteBudget } from '../budgets/budget-store.ts';
import { insertRefreshToken, insertSession } from './session-store.ts';
import { COOKIE_SECONDS, type Tokens } from './tokens.ts';
import { noteSignIn, type UserKind } from '../user-store.ts';

/** A session ends when nobody renewed it for this long. */
export const REFRESH_SECONDS = 30 * 86_400;
/** A session ends so long after its sign-in, however often it was renewed. */
export const LONGEST_SECONDS = 180 * 86_400;

/** Where a sign-in came from. `thumbprint`: of the key that it proved to hold, to which the session is then bound. */
export interface Origin {
  readonly ip: string;
  readonly device: string | undefined;
  readonly thumbprint: string | undefined;
}

/** The origin of a browser that proved its key. */
export type ProvedOrigin = Origin & { readonly thumbprint: string };

export interface SignedIn {
  readonly sessionId: string;
  readonly userId: string;
  readonly accessToken: string;
  /** How long the access token lasts. */
  readonly seconds: number;
  readonly refreshToken: string;
  /** Value of the session cookie, and how long it lasts. */
  readonly cookie: string;
  readonly cookieSeconds: number;
  readonly isBound: boolean;
}

export interface SignInProof {
  readonly userId: string;
  /** The budget of wrong tries that is forgotten now that all proofs were right. */
  readonly triesScope?: string;
}

export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

interface Deps {
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly securityLog: SecurityLog;
}

/** Opens a session for somebody who has proved who they are. */
export async function openSession(
  { clock, tokens, securityLog }: Deps,
  trx: Trx,
  { userId, triesScope }: SignInProof,
  origin: Origin,
): Promise<SignedIn> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + REFRESH_SECONDS * 1_000);
  const sessionId = newSecretId();
  const refreshToken = newToken();
  if (triesScope) await deleteBudget(trx, triesScope);
  const kind = await noteSignIn(trx, userId, now);
  await insertSession(trx, { sessionId, userId, ...origin, now, expiresAt });
  await insertRefreshToken(trx, hashOfToken(refreshToken), sessionId, now, expiresAt);
  afterCommit(trx, () => securityLog('sign-in.good', { userId, sessionId, ip: origin.ip }));
  const claims = { sessionId, userId, kind, thumbprint: origin.thumbprint };
  return issueFor(tokens, claims, refreshToken, now);
}

/** The tokens of an open session. */
export async function issueFor(
  tokens: Tokens,
  claims: {
    readonly sessionId: string;
    readonly userId: string;
    readonly kind: UserKind;
    readonly thumbprint: string | undefined;
  },
  refreshToken: string,
  now: Date,
): Promise<SignedIn> {
  const { token: accessToken, seconds } = await tokens.issueAccess(claims, now);
  const { sessionId, userId, kind, thumbprint } = claims;
  const cookieSeconds = COOKIE_SECONDS[kind];
  const cookie = await tokens.issueCookie(claims, now, cookieSeconds);
  return {
    sessionId,
    userId,
    accessToken,
    seconds,
    refreshToken,
    cookie,
    cookieSeconds,
    isBound: thumbprint !== undefined,
  };
}
