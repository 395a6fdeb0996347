import { DESK_TASK_KINDS, type DeskTaskKind } from '@hako/contract/desk';
import type { StaffRole } from '@hako/contract/endpoint';
import type { BillRow } from '@hako/contract/billing';
import type { Order, OrderState } from '../../orders/index.ts';
import type { DeskDeps } from '../index.ts';
import { MOST, orderTask, type Untold } from '../order-task.ts';
import { parcelTasks, requestTasks, shipmentTasks } from '../parcel-tasks.ts';

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
  'bill-make': ['sales', 'warehouse'],
  'bill-confirm': ['sales'],
  'bill-approve': ['accountant'],
  'bill-pack': ['warehouse'],
  'hand-over': ['warehouse'],
  silent: ['warehouse'],
  undelivered: ['warehouse', 'sales'],
  'cod-settle': ['accountant'],
};

/** What waits, by kind, longest waiting first; at most fifty of each. */
export const readQueue =
  (deps: DeskDeps) =>
  async ({ roles, kind }: { roles: readonly StaffRole[]; kind?: string | undefined }) => {
    const isMine = (one: DeskTaskKind) => roles.includes('admin') || ROLE_OF[one].some((role) => roles.includes(role));
    const kinds = DESK_TASK_KINDS.filter((one) => isMine(one) && (kind === undefined || one === kind));
    const sections = await Promise.all(kinds.map(async (one) => ({ kind: one, found: await FIND[one](deps) })));
    const customerIds = sections.flatMap(({ found }) => found.flatMap(({ customerId }) => (customerId ? [customerId] : [])));
    const customers = await deps.customers.readMany(deps.db, [...new Set(customerIds)]);
    return sections.map(({ kind: one, found }) => ({
      kind: one,
      tasks: found.slice(0, MOST).map(({ customerId, ...task }) => {
        const customer = customerId === undefined ? undefined : customers.get(customerId);
        return { ...task, customer: customer ? { customer_no: customer.customerNo, full_name: customer.fullName } : null };
      }),
      is_more: found.length > MOST,
    }));
  };

const FIND: Readonly<Record<DeskTaskKind, (deps: DeskDeps) => Promise<Untold[]>>> = {
  quote: async (deps) => (await inState(deps, 'REQUEST')).map((order) => orderTask('quote', order)),
  purchase: (deps) => purchases(deps, 'desk'),
  'purchase-unknown': (deps) => purchases(deps, 'unknown'),
  number: async (deps) => (await inState(deps, 'BOUGHT')).filter((order) => !order.marketplaceOrderNumber).map((order) => orderTask('number', order)),
  receive: async (deps) => (await inState(deps, 'BOUGHT')).map((order) => orderTask('receive', order)),
  repack: requestTasks('repack', ['join', 'split']),
  rehearse: requestTasks('rehearse', ['rehearsal']),
  pack: parcelTasks('pack', 'stored'),
  export: shipmentTasks('export', 'open'),
  'check-in': shipmentTasks('check-in', 'exported'),
  weigh: parcelTasks('weigh', 'arrived'),
  'bill-make': billsToMake,
  'bill-confirm': billTasks('bill-confirm', 'BILL_NEW'),
  'bill-approve': billTasks('bill-approve', 'BILL_CONFIRMED'),
  'bill-pack': billTasks('bill-pack', 'BILL_APPROVED', ({ is_paid, is_cod }) => is_paid || is_cod),
  'hand-over': billTasks('hand-over', 'PACKING'),
  silent: async (deps) => tasksOf(deps, 'silent', await deps.billing.listSilent(deps.db, MOST + 1)),
  undelivered: billTasks('undelivered', 'BILL_INVENTORY'),
  'cod-settle': async (deps) => tasksOf(deps, 'cod-settle', await deps.billing.listUnsettledCods(deps.db, MOST + 1)),
};

async function purchases({ db, orders }: DeskDeps, state: 'desk' | 'unknown'): Promise<Untold[]> {
  const tasks = (await orders.listPurchaseTasks(db, 4 * MOST)).filter((task) => task.state === state);
  const byId = new Map(
    (
      await orders.readMany(
        db,
        tasks.map(({ orderId }) => orderId),
      )
    ).map((order) => [order.id, order]),
  );
  return tasks.flatMap((task) => {
    const order = byId.get(task.orderId);
    if (!order) return [];
    const facts = { price_jpy: task.sitePrice, ...(task.reason ? { reason: task.reason } : {}), is_taken: task.takenBy !== undefined };
    const known = orderTask(state === 'desk' ? 'purchase' : 'purchase-unknown', order);
    return [{ ...known, facts: { ...known.facts, ...facts } }];
  });
}

const inState = async ({ db, orders }: DeskDeps, state: OrderState): Promise<Order[]> =>
  (await orders.list(db, { states: [state], size: MOST + 1, isOldestMoveFirst: true })).orders;

/** Orders that are priced: those of one customer and address go onto one slip. */
async function billsToMake(deps: DeskDeps): Promise<Untold[]> {
  const groups = Map.groupBy(await inState(deps, 'CALCULATOR'), ({ customerId, address }) => `${customerId}:${address.text}`);
  return [...groups.values()].map((orders) => {
    const first = orders[0] as Order;
    const total = orders.reduce((sum, order) => sum + (order.actual?.secondPayment.likely ?? 0) + deps.orders.outstandingFirst(order), 0);
    const task = orderTask('bill-make', first);
    return { ...task, codes: orders.map(({ code }) => code), facts: { orders: orders.length, total_vnd: total, address: first.address.text } };
  });
}

function billTasks(
  kind: DeskTaskKind,
  state: 'BILL_NEW' | 'BILL_CONFIRMED' | 'BILL_APPROVED' | 'PACKING' | 'BILL_INVENTORY',
  isMeant: (bill: BillRow) => boolean = () => true,
) {
  return async (deps: DeskDeps): Promise<Untold[]> => tasksOf(deps, kind, (await deps.billing.listBillsIn(deps.db, state, MOST + 1)).filter(isMeant));
}

async function tasksOf({ db, orders }: DeskDeps, kind: DeskTaskKind, bills: readonly BillRow[]): Promise<Untold[]> {
  const tasks: Untold[] = [];
  for (const bill of bills) {
    const [first] = bill.orders;
    const order = first ? await orders.read(db, { code: first.code }) : undefined;
    const delivery = bill.delivery ? { carrier_state: bill.delivery.state, ...(bill.delivery.detail ? { reason: bill.delivery.detail } : {}) } : {};
    tasks.push({
      key: `${kind}:${bill.code}`,
      kind,
      code: bill.code,
      codes: bill.orders.map(({ code }) => code),
      title: bill.orders.map(({ name }) => name).join(' · '),
      picture: first?.picture ?? null,
      customerId: order?.customerId,
      since: bill.moved_at,
      facts: { orders: bill.orders.length, total_vnd: bill.total_vnd, is_paid: bill.is_paid, address: bill.address.text, ...delivery },
    });
  }
  return tasks;
}
