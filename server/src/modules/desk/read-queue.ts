import { DESK_TASK_KINDS, type DeskTask, type DeskTaskKind } from '@hako/contract/desk/desk';
import type { StaffRole, Warehouse } from '@hako/contract/kit/endpoint';
import type { OrderState } from '../orders/index.ts';
import { failedErasures } from './failed-erasures.ts';
import { type FindTasks, orderTask, type Untold } from './order-task.ts';
import { parcelTasks, requestTasks, shipmentTasks } from './parcel-tasks.ts';
import type { DeskDeps } from './deps.ts';
import { billsToMake, billTasks, purchases, tasksOf } from './queue-tasks.ts';

/** Whose work it is; an admin sees all. */
const ROLE_OF: Readonly<Record<DeskTaskKind, readonly StaffRole[]>> = {
  quote: ['sales'],
  purchase: ['buyer'],
  'purchase-unknown': ['buyer'],
  number: ['buyer'],
  receive: ['warehouse'],
  repack: ['warehouse'],
  rehearse: ['warehouse'],
  pack: ['warehouse'],
  export: ['warehouse'],
  'check-in': ['warehouse'],
  weigh: ['warehouse'],
  'price-stuck': ['sales', 'warehouse'],
  'bill-make': ['sales', 'warehouse'],
  'fell-through': ['sales', 'buyer', 'warehouse', 'accountant'],
  'bill-confirm': ['sales'],
  'bill-approve': ['accountant'],
  'bill-pack': ['warehouse'],
  'hand-over': ['warehouse'],
  silent: ['warehouse'],
  undelivered: ['warehouse', 'sales'],
  'cod-settle': ['accountant'],
  // An admin sees all: nobody else mends what failed inside.
  'erasure-failed': [],
};
/** Tasks of one kind that are shown at once. */
const MOST = 50;
/** Where the work of a warehouse is done. */
const HOUSE_OF: Partial<Readonly<Record<DeskTaskKind, Warehouse>>> = {
  receive: 'JP',
  repack: 'JP',
  rehearse: 'JP',
  pack: 'JP',
  export: 'JP',
  'check-in': 'VN',
  weigh: 'VN',
  'bill-make': 'VN',
  'bill-pack': 'VN',
  'hand-over': 'VN',
  silent: 'VN',
  undelivered: 'VN',
};
export interface Asked {
  readonly roles: readonly StaffRole[];
  readonly kind?: string | undefined;
  /** The only house in which whoever asks works. */
  readonly warehouse?: Warehouse | undefined;
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
      tasks: await withCustomers(deps, untold),
      is_more: isMore,
    })),
  );
}
/** The same without the names of customers. */
export const listWaiting = (
  deps: DeskDeps,
  asked: Asked,
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
export async function findTasks(
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
  return withCustomers(
    deps,
    [...new Map(best.toReversed().map((one) => [one.code, one])).values()].toReversed(),
  );
}
function kindsOf({ roles, kind, warehouse }: Asked): DeskTaskKind[] {
  const isMine = (one: DeskTaskKind) => {
    if (roles.includes('admin')) return true;
    const isHere = !warehouse || (HOUSE_OF[one] ?? warehouse) === warehouse;
    return ROLE_OF[one].some((role) => roles.includes(role) && (role !== 'warehouse' || isHere));
  };
  return DESK_TASK_KINDS.filter((one) => isMine(one) && (kind === undefined || one === kind));
}
/** Whether a code is of a thing inside, or what the marketplace put on the label. */
const carries = ({ codes, facts }: Untold, code: string): boolean =>
  [...codes, facts['number'], facts['listing'], facts['order']].some(
    (one) => String(one).toUpperCase() === code,
  );
async function withCustomers(
  { db, customers }: DeskDeps,
  tasks: readonly Untold[],
): Promise<DeskTask[]> {
  const known = await customers.readMany(db, [
    ...new Set(tasks.flatMap(({ customerId }) => customerId ?? [])),
  ]);
  return tasks.map(({ customerId, ...task }) => {
    const customer = customerId === undefined ? undefined : known.get(customerId);
    return {
      ...task,
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
