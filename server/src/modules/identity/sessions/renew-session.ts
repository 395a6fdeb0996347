import type { Clock } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { SecurityLog } from '../../../platform/security-log.ts';
import type { Secrets } from './rules/secrets.ts';
import {
  endSession,
  type EndReason,
  extendSession,
  findRefreshHash,
  insertRefreshToken,
  lockRefreshToken,
  markRotated,
} from './session-store.ts';
import { findNewerToken } from './newer-token-store.ts';
import type { Tokens } from './tokens.ts';
import type { UserKind } from '../user-store.ts';
import {
  hashOfToken,
  issueFor,
  LONGEST_SECONDS,
  REFRESH_SECONDS,
  type SignedIn,
} from './open-session.ts';

/** Two tabs, or an answer that was lost, may show the same token again within this time and get the same successor. */
const GRACE_MS = 30_000;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly secrets: Secrets;
  readonly securityLog: SecurityLog;
  readonly forget: (sessionIds: readonly string[]) => void;
}

interface Renewal {
  readonly refreshToken: string;
  /** Of the cookie with the plain name, where a browser has both. */
  readonly other?: string | undefined;
  /** Of the key that signed this request, if any. */
  readonly thumbprint: string | undefined;
}

/**
 * A new access token and the next refresh token. The old one shown again after its grace, or a bound one shown with another key,
 * is theft: the session ends. Refusal `identity.renewal-refused`.
 */
export async function renewSession(
  { db, clock, tokens, secrets, forget, securityLog }: Deps,
  { refreshToken: shown, other, thumbprint }: Renewal,
): Promise<SignedIn> {
  const now = clock.now();
  const refreshToken = await newerOf(db, shown, other);
  // The successor follows from the old token and our secret, so equal requests get equal answers and nothing readable is stored.
  const successors = secrets.seals('refresh', refreshToken);
  const outcome = await inTransaction(db, (trx) =>
    rotate(trx, { refreshToken, thumbprint }, successors, now),
  );
  if (outcome.stolen) {
    const { sessionId, userId, reason } = outcome.stolen;
    forget([sessionId]);
    securityLog('session.stolen', { sessionId, userId, reason });
  }
  if (!outcome.claims || !outcome.successor) throw new Refusal('identity.renewal-refused');
  return issueFor(tokens, outcome.claims, outcome.successor, now);
}

/**
 * Release 0.1.0 renews the cookie with the plain name alone: standing beside this one, it leaves
 * the other with a former token of the same session, and that is no theft.
 */
async function newerOf(db: Database, shown: string, other?: string): Promise<string> {
  if (other === undefined || other === shown) return shown;
  const [first, second] = [hashOfToken(shown), hashOfToken(other)];
  return (await findNewerToken(db, first, second)) === second ? other : shown;
}

interface Outcome {
  readonly claims?: {
    readonly sessionId: string;
    readonly userId: string;
    readonly kind: UserKind;
    readonly thumbprint: string | undefined;
  };
  readonly successor?: string;
  readonly stolen?: { sessionId: string; userId: string; reason: EndReason };
}

async function rotate(
  trx: Trx,
  { refreshToken, thumbprint }: Renewal,
  [fresh = '', ...former]: readonly string[],
  now: Date,
): Promise<Outcome> {
  const tokenHash = hashOfToken(refreshToken);
  const token = await lockRefreshToken(trx, tokenHash, now);
  if (!token?.isOpen || token.expiresAt <= now) return {};
  const { sessionId, userId } = token;
  const boundTo = token.thumbprint ?? undefined;
  const end = async (reason: EndReason): Promise<Outcome> => {
    await endSession(trx, sessionId, reason, now);
    return { stolen: { sessionId, userId, reason } };
  };
  if (boundTo && thumbprint === undefined) return {};
  if (boundTo && boundTo !== thumbprint) return end('wrong-key');
  if (token.rotatedAt && now.getTime() - token.rotatedAt.getTime() > GRACE_MS)
    return end('token-reused');
  let successor = fresh;
  if (token.rotatedAt) {
    // A moment ago, perhaps under the former secret.
    const hashes = new Map([fresh, ...former].map((one) => [hashOfToken(one), one]));
    const given = await findRefreshHash(trx, sessionId, [...hashes.keys()]);
    successor = hashes.get(given ?? '') ?? fresh;
  } else {
    const expiresAt = endOf(token.signedInAt, now);
    await markRotated(trx, tokenHash, now);
    await insertRefreshToken(trx, hashOfToken(fresh), sessionId, now, expiresAt);
    await extendSession(trx, sessionId, expiresAt);
  }
  const claims = { sessionId, userId, kind: token.kind as UserKind, thumbprint: boundTo };
  return { claims, successor };
}

/** When a session ends that is renewed now. */
const endOf = (signedInAt: Date, now: Date): Date =>
  new Date(
    Math.min(
      now.getTime() + REFRESH_SECONDS * 1_000,
      signedInAt.getTime() + LONGEST_SECONDS * 1_000,
    ),
  );
