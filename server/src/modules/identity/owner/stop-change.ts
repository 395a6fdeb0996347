import type { Clock } from '../../../kernel/clock.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { afterCommit, inTransaction } from '../../../platform/database/transaction.ts';
import type { News } from '../../../platform/jobs/news.ts';
import type { SecurityLog } from '../../../platform/security-log.ts';
import { deletePasskeysOf } from '../passkeys/passkey-store.ts';
import type { Secrets } from '../sessions/rules/secrets.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { deleteLinkedSince } from '../social/social-store.ts';
import {
  disableUser,
  findUser,
  findUserByContact,
  setContacts,
  updatePassword,
} from '../user-store.ts';
import {
  type AccountChange,
  findChangeByHash,
  listOpenChanges,
  lockUser,
  markStopped,
} from './change-store.ts';
import { stopHashesOf } from './rules/stop-code.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly news: News;
  readonly secrets: Secrets;
  readonly securityLog: SecurityLog;
  readonly forget: (sessionIds: readonly string[]) => void;
}

/** What a link can stop. Refusal `identity.stop-link-unknown`. */
export async function readChange(
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  code: string,
): Promise<Pick<AccountChange, 'kind' | 'notedAt' | 'stopUntil'> & { state: ChangeState }> {
  const change = await findChangeByHash(db, stopHashesOf(secrets, code));
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
 * Refusals `identity.stop-link-unknown`, `identity.stop-link-over`, and `identity.contact-taken` where somebody registers the
 * old contact in this very moment.
 */
export async function stopChange(
  { db, clock, news, secrets, forget, securityLog }: Deps,
  code: string,
): Promise<void> {
  const now = clock.now();
  const found = await findChangeByHash(db, stopHashesOf(secrets, code));
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
    await restoreContacts(trx, userId, undone, now);
    await updatePassword(trx, userId, null);
    afterCommit(trx, () => securityLog('account.change-stopped', { userId, change: found.kind }));
    await deleteLinkedSince(trx, userId, found.notedAt);
    await deletePasskeysOf(trx, userId, found.notedAt);
    await news.announce(trx, 'account.change-stopped', {
      customerId: userId,
      undone: undone.map(({ kind, subjectId }) => ({ kind, subjectId })),
    });
    return endSessionsOf(trx, userId, 'password-changed', now);
  });
  forget(ended);
}

/**
 * Each contact becomes what the oldest of the changes replaced. One that is somebody else's by now is left
 * empty. Where none is left, the account is shut until the owner comes to us: what stands there is the thief's.
 */
async function restoreContacts(
  trx: Trx,
  userId: string,
  undone: readonly AccountChange[],
  now: Date,
): Promise<void> {
  const user = await findUser(trx, userId);
  const contacts = { email: user?.email ?? null, phone: user?.phone ?? null };
  for (const { kind, oldValue } of undone)
    if (kind === 'email' || kind === 'phone') contacts[kind] = oldValue;
  for (const channel of ['email', 'phone'] as const) {
    const value = contacts[channel];
    const holder = value && (await findUserByContact(trx, 'customer', { channel, value }));
    if (holder && holder.id !== userId) contacts[channel] = null;
  }
  if (contacts.email || contacts.phone) await setContacts(trx, userId, contacts);
  else await disableUser(trx, userId, now);
}
