import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { endSession as end, lockRefreshToken } from './session-store.ts';
import { hashOfToken } from './open-session.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly forget: (sessionIds: readonly string[]) => void;
}

/** Signs out the session of the caller, or else of the refresh token; an unknown one is signed out already. */
export async function endSession(
  { db, clock, forget }: Deps,
  {
    sessionId,
    refreshToken,
  }: { readonly sessionId?: string | undefined; readonly refreshToken?: string | undefined },
): Promise<void> {
  const ended = await inTransaction(db, async (trx) => {
    const id =
      sessionId ??
      (refreshToken &&
        (await lockRefreshToken(trx, hashOfToken(refreshToken), clock.now()))?.sessionId);
    if (id) await end(trx, id, 'signed-out', clock.now());
    return id;
  });
  if (ended) forget([ended]);
}
