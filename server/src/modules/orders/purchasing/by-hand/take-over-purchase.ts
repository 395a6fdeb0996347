import { refuseUnless } from '../../../../kernel/refusal.ts';
import type { Trx } from '../../../../platform/database/database.ts';
import type { OrdersDeps } from '../../deps.ts';
import { insertEvents } from '../../moving/event-store.ts';
import type { Order } from '../../order.ts';
import { updateVersion } from '../../order-store.ts';
import { findOpenAttempt, updateTask } from '../purchase-store.ts';
import { type Buyer, withOpenPurchase } from './open-purchase.ts';

/**
 * A colleague took it and is away. Refusals `orders.answer-unknown` while something may have been
 * bought, `orders.no-open-purchase` when
 * nobody has it.
 */
export function takeOverPurchase(
  deps: OrdersDeps,
  code: string,
  by: Buyer,
  reason: string,
): Promise<void> {
  return withOpenPurchase(deps, code, async (trx, order, { takenBy }) => {
    if (takenBy === by.id) return;
    refuseUnless(!(await findOpenAttempt(trx, order.id)), 'orders.answer-unknown', { code });
    const isTaken = takenBy !== undefined && order.state === 'BUYING';
    refuseUnless(isTaken, 'orders.no-open-purchase', { code });
    const at = deps.clock.now();
    await updateTask(trx, order.id, 'desk', at, { takenBy: by.id });
    await writeEvent(trx, order, { takenFrom: takenBy, reason, by, at });
    await deps.audit(trx, {
      actor: by.id,
      action: 'order.take-over',
      subject: `order:${code}`,
      reason,
      before: { takenBy },
      after: { takenBy: by.id },
    });
    await deps.live.tell(trx, 'desk', {
      kind: 'purchase-taken-over',
      code,
      from: takenBy,
      byName: (await deps.staffName?.(by.id)) ?? '',
      reason,
    });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code });
  });
}

interface TakenOver {
  readonly takenFrom: string;
  readonly reason: string;
  readonly by: Buyer;
  readonly at: Date;
}

async function writeEvent(
  trx: Trx,
  { id: orderId, state, version: before }: Order,
  { by, at, ...facts }: TakenOver,
): Promise<void> {
  const version = before + 1;
  const event = { orderId, version, from: undefined, to: state, by, facts, photos: [], at };
  await insertEvents(trx, [event]);
  await updateVersion(trx, orderId, version);
}
