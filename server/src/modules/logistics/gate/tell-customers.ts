import type { HoldCause } from '@hako/contract/logistics/gate';
import type { SaidNotice } from '@hako/contract/notices/say';
import type { Trx } from '../../../platform/database/database.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { livingOrdersIn } from '../parcels/living-orders.ts';
import type { Parcel } from '../parcels/rules/parcel.ts';

interface Told {
  readonly parcels: readonly Parcel[];
  readonly by: Staff;
  readonly event: {
    readonly customs: 'held' | 'released';
    readonly cause?: HoldCause;
  };
  readonly notice: (codes: string) => SaidNotice;
}

/**
 * What customs did with these parcels stands in the history of their orders, without what staff
 * wrote about it: a customer takes the history along. Each customer is told once of all of theirs.
 */
export async function tellCustomers(
  deps: LogisticsDeps,
  trx: Trx,
  { parcels, by, event, notice }: Told,
): Promise<void> {
  const orderCode = new Map<string, string>();
  for (const parcel of parcels)
    for (const orderId of await livingOrdersIn(deps, trx, [parcel])) {
      const facts = { parcel: parcel.code, ...event };
      await deps.orders.addEvent(trx, { orderId, by, facts });
      const order = await deps.orders.read(trx, { orderId });
      orderCode.set(parcel.customerId, orderCode.get(parcel.customerId) ?? order.code);
    }
  const byCustomer = Map.groupBy(parcels, ({ customerId }) => customerId);
  // In one order for everybody, as purses are locked.
  for (const customerId of [...orderCode.keys()].toSorted()) {
    const codes = (byCustomer.get(customerId) ?? []).map(({ code }) => code).join(', ');
    await deps.notifications.notify(trx, {
      customerId,
      kind: 'order_moved',
      ...notice(codes),
      link: `/account/quotes/${orderCode.get(customerId)}`,
    });
  }
}
