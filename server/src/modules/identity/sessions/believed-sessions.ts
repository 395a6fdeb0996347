import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { findOpenSession, noteUse, type OpenSession } from './session-store.ts';
import { upTo } from '../../../kernel/up-to.ts';

/** A session that ended elsewhere may be believed this long at most (invariant I29). */
const BELIEVED_MS = 900;
const SESSIONS_KEPT = 20_000;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Open sessions as this process last read them. */
export interface BelievedSessions {
  /** Undefined for a session that ended. */
  find(sessionId: string): Promise<OpenSession | undefined>;
  /** Stops believing in a session at once in this process; the others notice within a second. */
  forget(sessionIds: readonly string[]): void;
}

export function createBelievedSessions(deps: Deps): BelievedSessions {
  const believed = new LRUCache<string, Promise<OpenSession | undefined>>({
    ...upTo(SESSIONS_KEPT),
    ttl: BELIEVED_MS,
    ttlResolution: 0,
    perf: { now: () => deps.clock.monotonicMs() },
  });
  return {
    find(sessionId) {
      const known = believed.get(sessionId);
      if (known) return known;
      const asked = useSession(deps, sessionId);
      believed.set(sessionId, asked);
      asked.catch(() => believed.delete(sessionId));
      return asked;
    },
    forget(sessionIds) {
      for (const id of sessionIds) believed.delete(id);
    },
  };
}

async function useSession(
  { db, clock }: Deps,
  sessionId: string,
): Promise<OpenSession | undefined> {
  const now = clock.now();
  const session = await findOpenSession(db, sessionId, now);
  if (session?.kind === 'staff') await inTransaction(db, (trx) => noteUse(trx, sessionId, now));
  return session;
}
