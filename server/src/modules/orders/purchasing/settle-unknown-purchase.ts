import { inTransaction } from '../../../platform/database/transaction.ts';
import type { PurchaseRecord } from '../../marketplaces/index.ts';
import type { OrdersDeps, PurchaseAgent } from '../deps.ts';
import { type ListingStanding, verdictOn } from './rules/purchase-task.ts';
import { findOrder, lockOrder } from '../order-store.ts';
import { findOpenAttempt, updateAttempt, updateTask } from './purchase-store.ts';
import { bookBought, bookSoldOut } from './book-purchase.ts';
import { planReading } from './buy-by-agent.ts';

const AGENT = { kind: 'agent' } as const;

/**
 * Finds out what became of a purchase whose answer was lost, or whose process died. Reads only: first the listing, then our purchase
 * history. Bought when the history has it; not bought when the listing had closed before and the history has nothing; else asked again later.
 */
export async function settleUnknownPurchase(
  deps: OrdersDeps,
  { orderId }: { orderId: string },
): Promise<void> {
  const order = await findOrder(deps.db, { orderId });
  const attempt = await findOpenAttempt(deps.db, orderId);
  if (order?.state !== 'BUYING' || !attempt) return;
  const agent = deps.agentFor(order.listing.site);
  const { standing, record } = agent
    ? await read(agent, order.listing.code, attempt.account)
    : { standing: 'unreadable' as const, record: undefined };
  const verdict = verdictOn(standing, record !== undefined);
  await inTransaction(deps.db, async (trx) => {
    const locked = await lockOrder(trx, orderId);
    const open = await findOpenAttempt(trx, orderId);
    if (locked?.state !== 'BUYING' || open?.number !== attempt.number) return;
    const now = deps.clock.now();
    if (verdict === 'bought' && record)
      return bookBought(deps, trx, orderId, {
        ...record,
        account: attempt.account,
        attempt: attempt.number,
        by: AGENT,
      });
    if (verdict === 'not-bought') {
      await updateAttempt(
        trx,
        orderId,
        attempt.number,
        'absent',
        now,
        'the listing closed without our purchase',
      );
      return bookSoldOut(deps, trx, locked, 'sold', AGENT);
    }
    if (open.state === 'sending')
      await updateAttempt(trx, orderId, attempt.number, 'unknown', now, 'no answer was booked');
    await updateTask(trx, orderId, 'unknown', now, { reason: 'answer-lost' });
    await planReading(deps, trx, orderId, attempt.sentAt, now);
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code: locked.code });
  });
}

/** The order of the two readings matters: see `verdictOn`. */
async function read(
  agent: PurchaseAgent,
  code: string,
  account: string,
): Promise<{ standing: ListingStanding; record: PurchaseRecord | undefined }> {
  try {
    const listing = await agent.findListing(code);
    const standing =
      listing === undefined || ['sold', 'ended', 'gone'].includes(listing.status)
        ? 'closed'
        : 'open';
    return { standing, record: await agent.purchases.findPurchase({ code, account }) };
  } catch {
    return { standing: 'unreadable', record: undefined };
  }
}
