import type { DeskTask } from '@hako/contract/desk/desk';
import type { DeskDeps } from '../deps.ts';
import { orderTask } from '../order-task.ts';

/**
 * Orders of which a parcel is on the shelf already: a seller may send one order in several. `again`
 * names the parcels that are here, so that nobody receives one parcel twice.
 */
export async function findFurtherParcels(
  { db, orders, customers, logistics }: DeskDeps,
  scanned: string,
): Promise<DeskTask[]> {
  const known = (await orders.listByScan(db, scanned)).filter(({ state }) => state === 'WAREHOUSE');
  const here = await logistics.parcelsOf(
    db,
    known.map(({ id }) => id),
  );
  const names = await customers.readMany(
    db,
    known.map(({ customerId }) => customerId),
  );
  return known.map((order) => {
    const { customerId, ...task } = orderTask('receive', order);
    const customer = names.get(order.customerId);
    const again = here
      .filter(({ contents }) => contents.some(({ orderId }) => orderId === order.id))
      .map(({ code }) => code);
    return {
      ...task,
      held_by: null,
      customer: customer
        ? { customer_no: customer.customerNo, full_name: customer.fullName }
        : null,
      facts: { ...task.facts, again: again.join(', ') },
    };
  });
}
