import type { Selectable } from 'kysely';
import { type Yen, yen } from '../../../kernel/money.ts';
import type { Waiting } from '../../../kernel/waiting.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PurchaseState } from '@hako/contract/orders/states';
import type { PurchaseTask } from './rules/purchase-task.ts';

const toTask = (row: Selectable<Tables['purchase_tasks']>): PurchaseTask => ({
  orderId: row.order_id,
  state: row.state as PurchaseState,
  reason: row.reason ?? undefined,
  account: row.account ?? undefined,
  sitePrice: yen(row.site_price_jpy),
  askedPrice: row.asked_price_jpy === null ? undefined : yen(row.asked_price_jpy),
  checksum: row.checksum ?? undefined,
  variantId: row.variant_id ?? undefined,
  tries: row.tries,
  takenBy: row.taken_by ?? undefined,
  updatedAt: row.updated_at,
});

export async function insertTask(trx: Trx, task: PurchaseTask): Promise<void> {
  await trx
    .insertInto('purchase_tasks')
    .values({
      order_id: task.orderId,
      state: task.state,
      reason: task.reason ?? null,
      account: task.account ?? null,
      site_price_jpy: task.sitePrice,
      checksum: task.checksum ?? null,
      variant_id: task.variantId ?? null,
      updated_at: task.updatedAt,
    })
    .execute();
}

export async function findTask(reader: Reader, orderId: string): Promise<PurchaseTask | undefined> {
  const row = await reader
    .selectFrom('purchase_tasks')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row && toTask(row);
}

/** Longest waiting first. */
export async function listTasks(
  reader: Reader,
  state: PurchaseState,
  { limit, orderIds }: Waiting,
): Promise<PurchaseTask[]> {
  const rows = await reader
    .selectFrom('purchase_tasks')
    .selectAll()
    .where('state', '=', state)
    .$if(orderIds !== undefined, (query) => query.where('order_id', 'in', orderIds ?? []))
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map(toTask);
}

type TaskChange = Partial<
  Pick<
    PurchaseTask,
    'reason' | 'account' | 'sitePrice' | 'askedPrice' | 'tries' | 'takenBy' | 'checksum'
  >
>;

/** A field that is named with `undefined` is emptied; one that is not named stays. */
export async function updateTask(
  trx: Trx,
  orderId: string,
  state: PurchaseState,
  at: Date,
  change: TaskChange = {},
): Promise<void> {
  await trx
    .updateTable('purchase_tasks')
    .set({
      state,
      updated_at: at,
      ...('reason' in change ? { reason: change.reason ?? null } : {}),
      ...('account' in change ? { account: change.account ?? null } : {}),
      ...('askedPrice' in change ? { asked_price_jpy: change.askedPrice ?? null } : {}),
      ...('takenBy' in change ? { taken_by: change.takenBy ?? null } : {}),
      ...('checksum' in change ? { checksum: change.checksum ?? null } : {}),
      ...(change.sitePrice === undefined ? {} : { site_price_jpy: change.sitePrice }),
      ...(change.tries === undefined ? {} : { tries: change.tries }),
    })
    .where('order_id', '=', orderId)
    .execute();
}

export interface Attempt {
  readonly orderId: string;
  readonly number: number;
  readonly account: string;
  readonly price: Yen;
  readonly state: AttemptState;
  readonly sentAt: Date;
}
export type AttemptState = 'sending' | 'unknown' | 'bought' | 'refused' | 'not-sent' | 'absent';

/** Booked before anything is sent; the database refuses a second one while the first may have bought. */
export async function insertAttempt(
  trx: Trx,
  attempt: Omit<Attempt, 'number' | 'state'>,
): Promise<number> {
  const last = await trx
    .selectFrom('purchase_attempts')
    .select('number')
    .where('order_id', '=', attempt.orderId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  await trx
    .insertInto('purchase_attempts')
    .values({
      order_id: attempt.orderId,
      number,
      account: attempt.account,
      price_jpy: attempt.price,
      state: 'sending',
      sent_at: attempt.sentAt,
    })
    .execute();
  return number;
}

/** The attempt whose outcome is not known yet. */
export async function findOpenAttempt(
  reader: Reader,
  orderId: string,
): Promise<Attempt | undefined> {
  const row = await reader
    .selectFrom('purchase_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['sending', 'unknown'])
    .executeTakeFirst();
  return (
    row && {
      orderId: row.order_id,
      number: row.number,
      account: row.account,
      price: yen(row.price_jpy),
      state: row.state as AttemptState,
      sentAt: row.sent_at,
    }
  );
}

export async function updateAttempt(
  trx: Trx,
  orderId: string,
  number: number,
  state: AttemptState,
  at: Date,
  detail?: string,
): Promise<void> {
  await trx
    .updateTable('purchase_attempts')
    .set({
      state,
      detail: detail?.slice(0, 500) ?? null,
      settled_at: state === 'unknown' ? null : at,
    })
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .execute();
}

/** The order was cancelled: nobody buys any more. */
export async function closeTask(trx: Trx, orderId: string, at: Date): Promise<void> {
  await trx
    .updateTable('purchase_tasks')
    .set({ state: 'failed', updated_at: at })
    .where('order_id', '=', orderId)
    .where('state', '<>', 'done')
    .execute();
}

export interface LotPurchase {
  /** As the site takes it. */
  readonly sitePrice: Yen;
  readonly marketplaceOrderNumber: string | undefined;
}

export async function listPurchasesOf(
  reader: Reader,
  site: string,
  listingCode: string,
): Promise<LotPurchase[]> {
  const rows = await reader
    .selectFrom('orders as o')
    .innerJoin('purchase_tasks as t', 't.order_id', 'o.id')
    .select(['t.site_price_jpy', 'o.marketplace_order_number'])
    .where('o.site', '=', site)
    .where('o.listing_code', '=', listingCode)
    .where('o.bid_id', 'is', null)
    .where('o.state', '!=', 'CANCEL')
    .execute();
  return rows.map((row) => ({
    sitePrice: yen(row.site_price_jpy),
    marketplaceOrderNumber: row.marketplace_order_number ?? undefined,
  }));
}
