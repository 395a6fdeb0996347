import type { Clock } from '../../../kernel/clock.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { News } from '../../../platform/jobs/news.ts';
import type { Secrets } from '../sessions/rules/secrets.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { deleteLinkedSince } from '../social/social-store.ts';
import { setContact, updatePassword } from '../user-store.ts';
import {
  type AccountChange,
  findChangeByHash,
  listOpenChanges,
  lockUser,
  markStopped,
} from './change-store.ts';
import { stopHashOf } from './rules/stop-code.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly news: News;
  readonly secrets: Secrets;
  readonly forget: (sessionIds: readonly string[]) => void;
}

/** What a link can stop. Refusal `identity.stop-link-unknown`. */
export async function readChange(
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  code: string,
): Promise<Pick<AccountChange, 'kind' | 'notedAt' | 'stopUntil'> & { state: ChangeState }> {
  const change = await findChangeByHash(db, stopHashOf(secrets, code));
  refuseUnless(change, 'identity.stop-link-unknown');
  return { ...change, state: stateOf(change, clock.now()) };
}

type ChangeState = 'open' | 'stopped' | 'over';
const stateOf = ({ stoppedAt, stopUntil }: AccountChange, now: Date): ChangeState => {
  if (stoppedAt) return 'stopped';
  return stopUntil > now ? 'open' : 'over';
};

/**
 * An old contact says that it was not the owner: this change and all later ones are taken back, whoever is signed in is not any
 * more, and only a code to a contact opens the account. Other modules take their part back when they hear of it.
 * Refusals `identity.stop-link-unknown`, `identity.stop-link-over`, `identity.contact-taken`.
 */
export async function stopChange(
  { db, clock, news, secrets, forget }: Deps,
  code: string,
): Promise<void> {
  const now = clock.now();
  const found = await findChangeByHash(db, stopHashOf(secrets, code));
  refuseUnless(found, 'identity.stop-link-unknown');
  const { id, userId } = found;
  const ended = await inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    const open = await listOpenChanges(trx, userId, now);
    const at = open.findIndex((change) => change.id === id);
    refuseUnless(at >= 0, 'identity.stop-link-over');
    const undone = open.slice(0, at + 1);
    await markStopped(
      trx,
      undone.map((change) => change.id),
      now,
    );
    await restoreContacts(trx, userId, undone);
    await updatePassword(trx, userId, null);
    await deleteLinkedSince(trx, userId, found.notedAt);
    await news.announce(trx, 'account.change-stopped', {
      customerId: userId,
      undone: undone.map(({ kind, subjectId }) => ({ kind, subjectId })),
    });
    return endSessionsOf(trx, userId, 'password-changed', now);
  });
  forget(ended);
}

/** The newest first: what the oldest of them replaced is what stays. */
async function restoreContacts(
  trx: Trx,
  userId: string,
  undone: readonly AccountChange[],
): Promise<void> {
  for (const { kind, oldValue } of undone)
    if (kind === 'email' || kind === 'phone') await setContact(trx, userId, kind, oldValue);
}
