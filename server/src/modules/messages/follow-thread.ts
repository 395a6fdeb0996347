import { refuseUnless } from '../../kernel/refusal.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { MessagesDeps } from './deps.ts';
import { findUnseenAt } from './message-store.ts';
import { answeredNotice } from './notices.ts';
import { lockThread, updateThread } from './thread-store.ts';
import { tell } from './write-message.ts';

/** The customer has seen the talk. Refusal `messages.not-found`. */
export const markSeen = (
  deps: MessagesDeps,
  { id, customerId }: { readonly id: string; readonly customerId: string },
): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const thread = await lockThread(trx, id, customerId);
    refuseUnless(thread, 'messages.not-found');
    if (thread.unread === 0) return;
    await updateThread(trx, id, { unread: 0 });
    await tell(deps, trx, thread);
  });

/**
 * Nothing has to be answered up to `seen`, the newest message of the customer that was read: the
 * talk waits no more. Refusals `messages.not-found`, `messages.newer`.
 */
export const settleThread = (
  deps: MessagesDeps,
  { id, staffId, seen }: { readonly id: string; readonly staffId: string; readonly seen: string },
): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const thread = await lockThread(trx, id, undefined);
    refuseUnless(thread, 'messages.not-found');
    if (thread.waits_since === null) return;
    const unseen = await findUnseenAt(trx, id, { waitsSince: thread.waits_since, seen });
    refuseUnless(unseen === undefined, 'messages.newer');
    await updateThread(trx, id, { waits_since: null });
    await deps.audit(trx, {
      actor: staffId,
      action: 'message.settle',
      subject: `message-thread:${id}`,
      before: { waits_since: thread.waits_since },
      after: { waits_since: null },
    });
    await tell(deps, trx, thread);
  });

/**
 * Tells a customer who is away that an answer waits for them: once, however many answers there are.
 */
export const tellAway = (
  deps: MessagesDeps,
  { threadId }: { readonly threadId: string },
): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const thread = await lockThread(trx, threadId, undefined);
    if (!thread || thread.unread === 0) return;
    await deps.notifications.notify(trx, {
      customerId: thread.customer_id,
      kind: 'support',
      ...answeredNotice(thread.unread, thread.order_code),
      link: `/account/messages/${threadId}`,
      key: `messages:${threadId}:${thread.messages}`,
    });
  });
