import type { DeskTaskKind } from '@hako/contract/desk/desk';
import type { BillRow } from '@hako/contract/billing/slips';
import type { Waiting } from '../../kernel/waiting.ts';
import type { Order } from '../orders/index.ts';
import { type FindTasks, orderTask, type Untold } from './order-task.ts';
import type { DeskDeps } from './deps.ts';

export function purchases(
  kind: 'purchase' | 'purchase-unknown',
  state: 'desk' | 'unknown',
): FindTasks {
  return async ({ db, orders }, waiting) => {
    const tasks = await orders.listPurchaseTasks(db, state, waiting);
    const known = await orders.readMany(
      db,
      tasks.map(({ orderId }) => orderId),
    );
    const byId = new Map(known.map((order) => [order.id, order]));
    return tasks.flatMap(({ orderId, sitePrice, reason, takenBy }) => {
      const order = byId.get(orderId);
      if (!order) return [];
      const task = orderTask(kind, order);
      return [
        {
          ...task,
          facts: {
            ...task.facts,
            price_jpy: sitePrice,
            ...(reason ? { reason } : {}),
            is_taken: takenBy !== undefined,
          },
        },
      ];
    });
  };
}
/** Orders that are priced: those of one customer and address go onto one slip. */
export async function billsToMake({ db, orders }: DeskDeps, waiting: Waiting): Promise<Untold[]> {
  const groups = Map.groupBy(
    await orders.listToBill(db, waiting),
    ({ customerId, address }) => `${customerId}:${address.text}`,
  );
  return [...groups.values()].slice(0, waiting.limit).map((own) => {
    const first = own[0] as Order;
    const total = own.reduce(
      (sum, order) =>
        sum + (order.actual?.secondPayment.likely ?? 0) + orders.outstandingFirst(order),
      0,
    );
    const task = orderTask('bill-make', first);
    return {
      ...task,
      codes: own.map(({ code }) => code),
      facts: { orders: own.length, total_vnd: total, address: first.address.text },
    };
  });
}
export function billTasks(
  kind: DeskTaskKind,
  state: 'BILL_NEW' | 'BILL_CONFIRMED' | 'BILL_APPROVED' | 'PACKING' | 'BILL_INVENTORY',
  narrowed: { isFreeToLeave?: boolean } = {},
): FindTasks {
  return async (deps, waiting) =>
    tasksOf(
      deps,
      kind,
      await deps.billing.listBillsIn(deps.db, state, { ...waiting, ...narrowed }),
    );
}
export async function tasksOf(
  { db, orders }: DeskDeps,
  kind: DeskTaskKind,
  bills: readonly BillRow[],
): Promise<Untold[]> {
  const tasks: Untold[] = [];
  for (const bill of bills) {
    const [first] = bill.orders;
    const order = first ? await orders.read(db, { code: first.code }) : undefined;
    const delivery = bill.delivery
      ? {
          carrier_state: bill.delivery.state,
          ...(bill.delivery.detail ? { reason: bill.delivery.detail } : {}),
        }
      : {};
    tasks.push({
      key: `${kind}:${bill.code}`,
      kind,
      code: bill.code,
      codes: bill.orders.map(({ code }) => code),
      title: bill.orders.map(({ name }) => name).join(' · '),
      picture: first?.picture ?? null,
      customerId: order?.customerId,
      since: bill.moved_at,
      facts: {
        orders: bill.orders.length,
        total_vnd: bill.total_vnd,
        is_paid: bill.is_paid,
        address: bill.address.text,
        ...delivery,
      },
    });
  }
  return tasks;
}
