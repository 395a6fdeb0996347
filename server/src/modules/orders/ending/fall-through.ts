import type { FallThroughReason } from '@hako/contract/orders/messages';
import type { Dong } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { dongText } from '../../../kernel/wording.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { OrdersDeps } from '../deps.ts';
import { STATES } from '../rules/order-life.ts';
import { isUnbilled, mayMove } from '../rules/order-life-moves.ts';
import { deleteProposal, findProposal, keepProposal, updateDecided } from './fall-through-store.ts';
import { fellThroughLabel } from '../reading/labels.ts';
import { type Mover, moverKindsOf, type Order } from '../order.ts';
import { fellThroughNotice } from '../moving/order-notices.ts';
import { findOrder, lockOrder } from '../order-store.ts';
import { bookMove } from '../moving/move-order.ts';

type Staff = Mover & { kind: 'staff' };

export interface FallThrough {
  readonly code: string;
  readonly by: Staff;
  readonly reason: FallThroughReason;
  /** A sentence more, that the customer reads. */
  readonly note: string | undefined;
}

/**
 * What was bought comes to nothing before it is billed: all that was paid for it is back in the wallet, its coupons are free and its parcels closed,
 * in one transaction. More than one person may give back is only proposed (`isDone` false) until a second person says the same.
 * Refusals `orders.not-found`, `orders.move-not-allowed`, `support.second-person`, `logistics.parcel-in-request`.
 */
export async function fallThrough(
  deps: OrdersDeps,
  { code, by, reason, note }: FallThrough,
): Promise<{ isDone: boolean; refund: Dong }> {
  return inTransaction(deps.db, async (trx) => {
    const order = await lockFalling(deps, trx, code, by);
    const cause = { type: 'order', id: order.id } as const;
    const refund = await deps.wallet.refundableOf(trx, cause);
    const proposal = await findProposal(trx, order.id);
    const { step, limit, isAlone } = await deps.stepOfRefund(trx, {
      key: `fell-through:${order.id}`,
      refund,
      by: by.id,
      customerId: order.customerId,
      proposal,
    });
    refuseUnless(step !== 'own', 'support.second-person', { limitText: dongText(limit) });
    const given = { by, reason, note, refund };
    if (step === 'proposed') {
      await propose(deps, trx, order, given);
      return { isDone: false, refund };
    }
    await deps.giveUpGoods(trx, { orderId: order.id, by });
    await giveMoneyBack(deps, trx, order, refund);
    // What one person gives alone needs no proposal.
    if (proposal && !isAlone) await updateDecided(trx, order.id, by.id);
    else await deleteProposal(trx, order.id);
    const facts = { fellThrough: reason, refund, ...(note ? { said: note } : {}) };
    const notice = fellThroughNotice(order, given);
    await bookMove(deps, trx, order, { to: 'CANCEL', by, facts, notice });
    return { isDone: true, refund };
  });
}

interface Given extends Pick<FallThrough, 'by' | 'reason' | 'note'> {
  readonly refund: Dong;
}

/** A second person has to say the same. */
async function propose(
  deps: OrdersDeps,
  trx: Trx,
  { id: orderId, code }: Order,
  { by: { id: by }, reason, note, refund }: Given,
): Promise<void> {
  await keepProposal(trx, { orderId, reason, note, refund, by, at: deps.clock.now() });
  await deps.audit(trx, {
    actor: by,
    action: 'order.propose-fall-through',
    subject: `order:${code}`,
    reason,
    after: { refund },
  });
  await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code });
}

async function giveMoneyBack(
  { wallet }: OrdersDeps,
  trx: Trx,
  { id, code, customerId }: Order,
  refund: Dong,
): Promise<void> {
  if (refund <= 0) return;
  const cause = { type: 'order', id } as const;
  await wallet.refund(trx, {
    customerId,
    cause,
    paidFor: cause,
    amount: refund,
    key: `fell-through:${id}`,
    label: fellThroughLabel(code),
  });
}

/** The goods come after all: nothing waits for a second person any more. Refusals `orders.not-found`, `orders.move-not-allowed`. */
export async function keepGoing(
  deps: OrdersDeps,
  { code, by }: { code: string; by: Staff },
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const order = await lockFalling(deps, trx, code, by);
    const proposal = await findProposal(trx, order.id);
    if (!proposal) return;
    await deleteProposal(trx, order.id);
    const { reason, refund } = proposal;
    await deps.audit(trx, {
      actor: by.id,
      action: 'order.drop-fall-through',
      subject: `order:${code}`,
      before: { reason, refund, by: proposal.by },
    });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code });
  });
}

async function lockFalling({ db }: OrdersDeps, trx: Trx, code: string, by: Staff): Promise<Order> {
  const known = await findOrder(db, { code });
  const order = known && (await lockOrder(trx, known.id));
  refuseUnless(order, 'orders.not-found');
  const may = isUnbilled(order.state) && mayMove(order.state, 'CANCEL', moverKindsOf(by));
  refuseUnless(may, 'orders.move-not-allowed', { state: STATES[order.state].label });
  return order;
}
