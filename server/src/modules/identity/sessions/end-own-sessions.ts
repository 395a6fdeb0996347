import type { OwnerProof } from '@hako/contract/identity/owner';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { IdentityDeps } from '../deps.ts';
import { proveOwner } from '../owner/prove-owner.ts';
import { endSessionsFor } from './list-sessions.ts';
import { endSessionsOf } from './session-store.ts';

interface Session {
  readonly userId: string;
  readonly sessionId: string;
}

/** Whoever holds a stolen sign-in must not be able to throw its owner out: they are asked again. */
interface Asked {
  readonly proof: OwnerProof;
  readonly ip: string;
}

/** Signs out everywhere but here; says how many places that were. Refusals of the proof. */
export async function endOtherSessions(
  deps: IdentityDeps,
  { userId, sessionId }: Session,
  asked: Asked,
): Promise<number> {
  const spend = await proveOwner(deps, userId, asked);
  const ended = await inTransaction(deps.db, async (trx) => {
    await spend(trx);
    return endSessionsOf(trx, userId, 'signed-out', deps.clock.now(), sessionId);
  });
  deps.forget(ended);
  return ended.length;
}

/** Signs out one place of one's own. Refusals of the proof and `identity.session-not-found`. */
export async function endOneSession(
  deps: IdentityDeps,
  { userId, sessionId }: Session,
  asked: Asked,
): Promise<void> {
  const spend = await proveOwner(deps, userId, asked);
  const ended = await inTransaction(deps.db, async (trx) => {
    await spend(trx);
    return endSessionsFor(deps, trx, { userId, only: sessionId });
  });
  deps.forget(ended);
}
