import type { HoldCause } from '@hako/contract/logistics/gate';
import type { SaidNotice } from '@hako/contract/notices/say';
import type { Trx } from '../../../platform/database/database.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import type { EventFacts, Orders } from '../../orders/index.ts';
import { readLiving } from '../parcels/living-orders.ts';
import { holds, type Parcel } from '../parcels/rules/parcel.ts';

interface Told {
  readonly parcels: readonly Parcel[];
  readonly by: Staff;
  readonly event: {
    readonly customs: 'waiting' | 'held' | 'released';
    readonly cause?: HoldCause;
  };
  readonly notice: (codes: readonly string[]) => SaidNotice;
}

/**
 * What customs did with these parcels stands in the history of their orders, without what staff
 * wrote about it: a customer takes the history along. Each customer is told once of all of theirs.
 */
export async function tellCustomers(
  deps: Pick<LogisticsDeps, 'notifications'> & {
    readonly orders: Pick<Orders, 'readMany' | 'addEvents'>;
  },
  trx: Trx,
  { parcels, by, event, notice }: Told,
): Promise<void> {
  const orderCode = new Map<string, string>();
  const events: { orderId: string; facts: EventFacts }[] = [];
  for (const { id: orderId, code } of await readLiving(deps, trx, parcels))
    for (const { code: parcel, customerId } of parcels.filter((one) => holds(one, orderId))) {
      events.push({ orderId, facts: { parcel, ...event } });
      orderCode.set(customerId, orderCode.get(customerId) ?? code);
    }
  await deps.orders.addEvents(trx, { by, events });
  const byCustomer = Map.groupBy(parcels, ({ customerId }) => customerId);
  // In one order for everybody, as purses are locked.
  for (const customerId of [...orderCode.keys()].toSorted()) {
    const codes = (byCustomer.get(customerId) ?? []).map(({ code }) => code);
    await deps.notifications.notify(trx, {
      customerId,
      kind: 'order_moved',
      ...notice(codes),
      link: `/account/quotes/${orderCode.get(customerId)}`,
    });
  }
}
