import type { DeskTask, DeskTaskKind } from '@hako/contract/desk/desk';
import type { OrderState } from '../orders/index.ts';
import { failedErasures } from './failed-erasures.ts';
import { type FindTasks, orderTask, type Untold } from './order-task.ts';
import { parcelTasks, requestTasks, shipmentTasks } from './parcel-tasks.ts';
import type { DeskDeps } from './deps.ts';
import { holdersOf } from './open-task.ts';
import { kindsOf, type Mine } from './whose-work.ts';
import { billsToMake, billTasks, purchases, tasksOf } from './queue-tasks.ts';

/** Tasks of one kind that are shown at once. */
const MOST = 50;
interface Asked extends Mine {
  /** Who asks. */
  readonly staffId: string;
}
/** What waits, by kind, longest waiting first; at most fifty of each. */
export async function readQueue(
  deps: DeskDeps,
  asked: Asked,
): Promise<{ kind: DeskTaskKind; tasks: DeskTask[]; is_more: boolean }[]> {
  const waiting = await listWaiting(deps, asked);
  return Promise.all(
    waiting.map(async ({ kind, untold, isMore }) => ({
      kind,
      tasks: await withNames(deps, untold, asked.staffId),
      is_more: isMore,
    })),
  );
}
/** The same without the names of customers. */
const listWaiting = (
  deps: DeskDeps,
  asked: Mine,
): Promise<{ kind: DeskTaskKind; untold: Untold[]; isMore: boolean }[]> =>
  Promise.all(
    kindsOf(asked).map(async (kind) => {
      const found = await FIND[kind](deps, { limit: MOST + 1 });
      return { kind, untold: found.slice(0, MOST), isMore: found.length > MOST };
    }),
  );
/**
 * The work behind a scanned code, however long the queue is: the one that bears the code itself, else one that carries it, else, for the
 * code of an order, the one that its goods lie in. Several, one of each order or parcel, where the label alone does not tell which it is: two
 * orders of one listing.
 */
async function findTasks(
  deps: DeskDeps,
  { scanned, ...asked }: Asked & { scanned: string },
): Promise<DeskTask[]> {
  const code = scanned.trim().toUpperCase();
  const orders = await deps.orders.listByScan(deps.db, scanned.trim());
  const [behind, bill] = await Promise.all([
    deps.logistics.listOrderIdsBehind(deps.db, code),
    deps.billing.findBill(deps.db, code),
  ]);
  const orderIds = [
    ...new Set([
      ...orders.map(({ id }) => id),
      ...behind,
      ...(bill?.orders.map(({ orderId }) => orderId) ?? []),
    ]),
  ];
  if (orderIds.length === 0) return [];
  const tasks = (
    await Promise.all(kindsOf(asked).map((kind) => FIND[kind](deps, { limit: MOST, orderIds })))
  ).flat();
  const itself = tasks.filter((one) => one.code === code);
  const carrying = tasks.filter((one) => carries(one, code));
  const best =
    itself.length > 0 ? itself : carrying.length > 0 ? carrying : orders.length > 0 ? tasks : [];
  // Of several kinds of work for the same thing the first.
  return withNames(
    deps,
    [...new Map(best.toReversed().map((one) => [one.code, one])).values()].toReversed(),
    asked.staffId,
  );
}
/**
 * The work behind a scanned code, or the one that is named by its key, wherever it stands in the
 * queue.
 */
export async function findAsked(
  deps: DeskDeps,
  { scanned, key, ...asked }: Asked & { scanned?: string | undefined; key?: string | undefined },
): Promise<DeskTask[]> {
  if (scanned !== undefined) return findTasks(deps, { ...asked, scanned });
  const [kind, code] = key?.split(':') ?? [];
  if (!kind || !code) return [];
  const found = await findTasks(deps, { ...asked, kind, scanned: code });
  return found.filter((task) => task.key === key);
}
/** The codes of all work behind a scanned code, whatever kind it is. */
export async function listCodesBehind(
  deps: DeskDeps,
  asked: Asked & { scanned: string },
): Promise<string[]> {
  return (await findTasks(deps, asked)).map(({ code }) => code);
}
/** Whether a code is of a thing inside, or what the marketplace put on the label. */
const carries = ({ codes, facts }: Untold, code: string): boolean =>
  [...codes, facts['number'], facts['listing'], facts['order']].some(
    (one) => String(one).toUpperCase() === code,
  );
async function withNames(
  deps: DeskDeps,
  tasks: readonly Untold[],
  staffId: string,
): Promise<DeskTask[]> {
  const ids = new Set(tasks.flatMap(({ customerId }) => customerId ?? []));
  const known = await deps.customers.readMany(deps.db, [...ids]);
  const holders = await holdersOf(
    deps,
    tasks.map(({ key }) => key),
  );
  return tasks.map(({ customerId, ...task }) => {
    const customer = customerId === undefined ? undefined : known.get(customerId);
    const holder = holders.get(task.key);
    return {
      ...task,
      held_by: holder ? { name: holder.name, is_mine: holder.id === staffId } : null,
      customer: customer
        ? { customer_no: customer.customerNo, full_name: customer.fullName }
        : null,
    };
  });
}
const FIND: Readonly<Record<DeskTaskKind, FindTasks>> = {
  quote: orderTasks('quote', 'REQUEST'),
  purchase: purchases('purchase', 'desk'),
  'purchase-unknown': purchases('purchase-unknown', 'unknown'),
  number: orderTasks('number', 'BOUGHT', { isUnnumbered: true }),
  receive: orderTasks('receive', 'BOUGHT'),
  repack: requestTasks('repack', ['join', 'split']),
  rehearse: requestTasks('rehearse', ['rehearsal']),
  pack: parcelTasks('pack', 'stored'),
  export: shipmentTasks('export', 'open'),
  'check-in': shipmentTasks('check-in', 'exported'),
  weigh: parcelTasks('weigh', 'arrived'),
  'price-stuck': async ({ db, billing }, waiting) =>
    (await billing.listStuck(db, waiting)).map(({ order, reason }) => {
      const task = orderTask('price-stuck', order);
      return { ...task, facts: { ...task.facts, ...(reason ? { reason } : {}) } };
    }),
  'bill-make': billsToMake,
  'fell-through': async ({ db, orders }, waiting) =>
    (await orders.listProposed(db, waiting)).map((order) => orderTask('fell-through', order)),
  'bill-confirm': billTasks('bill-confirm', 'BILL_NEW'),
  'bill-approve': billTasks('bill-approve', 'BILL_CONFIRMED'),
  'bill-pack': billTasks('bill-pack', 'BILL_APPROVED', { isFreeToLeave: true }),
  'hand-over': billTasks('hand-over', 'PACKING'),
  silent: async (deps, waiting) =>
    tasksOf(deps, 'silent', await deps.billing.listSilent(deps.db, waiting)),
  undelivered: billTasks('undelivered', 'BILL_INVENTORY'),
  'cod-settle': async (deps, waiting) =>
    tasksOf(deps, 'cod-settle', await deps.billing.listUnsettledCods(deps.db, waiting)),
  'erasure-failed': failedErasures,
};
function orderTasks(
  kind: DeskTaskKind,
  state: OrderState,
  narrowed: { isUnnumbered?: boolean } = {},
): FindTasks {
  return async ({ db, orders }, { limit, orderIds }) => {
    const found = await orders.list(db, {
      states: [state],
      ids: orderIds,
      size: limit,
      isOldestMoveFirst: true,
      ...narrowed,
    });
    return found.orders.map((order) => orderTask(kind, order));
  };
}
