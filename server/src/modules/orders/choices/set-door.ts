import type { OrderDoors } from '@hako/contract/desk/order-address';
import { say } from '@hako/contract/notices/say';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { dongText } from '../../../kernel/wording.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Mover, Order } from '../order.ts';
import { findOrder } from '../order-store.ts';
import { applyChoices } from './change-choices.ts';
import { changeableIn } from './rules/changeable.ts';
import type { ChoicesDeps } from './with-choices.ts';

/**
 * The addresses that an order may go to: its customer's address book. Refusal `orders.not-found`.
 */
export async function listDoors(
  { db, customers }: Pick<OrdersDeps, 'db' | 'customers'>,
  { code }: { readonly code: string },
): Promise<OrderDoors> {
  const order = await findOrder(db, { code });
  refuseUnless(order, 'orders.not-found');
  const book = await customers.listAddresses(db, order.customerId);
  return {
    may_set: changeableIn(order.state).door,
    chosen: order.address.id || null,
    rows: book.map(({ id, receiver, phone, text, isPrimary }) => ({
      ...{ id, receiver, phone, text },
      is_primary: isPrimary,
    })),
  };
}

/**
 * A member of the staff sends an order to another address of its customer, who asked for it. The
 * order is priced again; a message tells the customer where it goes and what it costs. Refusals
 * `orders.not-found`, `orders.choices-closed`, `orders.choices-bound`, `orders.first-payment-made`,
 * `customers.address-not-found`, `wallet.not-enough`.
 */
export async function setDoor(
  deps: ChoicesDeps & Pick<OrdersDeps, 'notifications'>,
  {
    code,
    addressId,
    reason,
    by,
  }: {
    readonly code: string;
    readonly addressId: string;
    readonly reason: string;
    readonly by: Mover & { readonly kind: 'staff' };
  },
): Promise<void> {
  const known = await findOrder(deps.db, { code });
  refuseUnless(known, 'orders.not-found');
  const { id, customerId } = known;
  const rest = { shipMode: undefined, services: undefined, note: undefined };
  const wanted = { code, customerId, addressId, ...rest };
  await inTransaction(deps.db, async (trx) => {
    const { order, isChanged } = await applyChoices(deps, trx, { id, wanted, by, reason });
    if (!isChanged) return;
    await deps.notifications.notify(trx, {
      customerId,
      kind: 'order_moved',
      ...doorNotice(order),
      link: `/account/quotes/${order.code}`,
    });
  });
}

/** A job computes the real sum of weighed goods afterwards, so the message names none. */
function doorNotice({ code, address: { receiver, text }, price, measured, actual }: Order) {
  const facts = { code, address: `${receiver}, ${text}` };
  if (measured || actual) return say('order-address-set-weighed', facts);
  return say('order-address-set', { ...facts, amount: dongText(price.secondPayment.likely) });
}
