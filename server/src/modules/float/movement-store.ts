import type { FloatMovementKind } from '@hako/contract/float/movements';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/lock.ts';

export interface NewMovement {
  readonly id: string;
  readonly accountId: string;
  /** Below zero: yen that left. */
  readonly amountJpy: number;
  readonly kind: FloatMovementKind;
  readonly orderId?: string | undefined;
  readonly day: string;
  readonly at: Date;
  readonly costVnd?: number | undefined;
  readonly feeVnd?: number | undefined;
  readonly actId: string;
  readonly reverses?: string | undefined;
  readonly ledgerKey?: string | undefined;
  readonly note?: string | undefined;
  readonly madeBy?: string | undefined;
  readonly approvedBy?: string | undefined;
}

export async function insertMovements(trx: Trx, movements: readonly NewMovement[]): Promise<void> {
  await trx
    .insertInto('float_movements')
    .values(
      movements.map((one) => ({
        id: one.id,
        account_id: one.accountId,
        amount_jpy: one.amountJpy,
        kind: one.kind,
        order_id: one.orderId ?? null,
        day: one.day,
        at: one.at,
        cost_vnd: one.costVnd ?? null,
        fee_vnd: one.feeVnd ?? null,
        act_id: one.actId,
        reverses: one.reverses ?? null,
        ledger_key: one.ledgerKey ?? null,
        note: one.note ?? '',
        made_by: one.madeBy ?? null,
        approved_by: one.approvedBy ?? null,
      })),
    )
    .execute();
}

export interface OrderMovement {
  readonly id: string;
  readonly accountId: string;
  readonly amountJpy: number;
  readonly kind: FloatMovementKind;
  readonly day: string;
}

/**
 * Whoever books what was paid for an order takes this before reading what stands of it, and before
 * any lock of an account.
 */
export const lockOrderPaid = (trx: Trx, orderId: string): Promise<void> =>
  lockName(trx, `float of order ${orderId}`);

/** The orders of these movements, in the order in which they are locked. */
export async function listOrdersOf(reader: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct order_id as id from float_movements
    where id = any (${[...ids]}::uuid[]) and order_id is not null order by 1`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Which of these orders have no purchase on an account. */
export async function listUnbooked(reader: Reader, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select o.id from unnest(${[...orderIds]}::uuid[]) as o (id)
    where not exists (select from float_movements m where m.order_id = o.id and m.kind = 'purchase')
    order by 1`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Whether a line of a statement covers one of these. */
export async function isOnStatement(
  reader: Reader,
  movements: readonly { readonly id: string }[],
): Promise<boolean> {
  const ids = movements.map(({ id }) => id);
  const row = await reader
    .selectFrom('float_matches')
    .select('line_id')
    .where('movement_id', 'in', ids)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What stands of an order: neither taken back, nor taking something back; the oldest first. */
export async function listStanding(reader: Reader, orderId: string): Promise<OrderMovement[]> {
  const { rows } = await sql<OrderMovement>`
    select m.id, m.account_id as "accountId", m.amount_jpy as "amountJpy", m.kind,
      to_char(m.day, 'YYYY-MM-DD') as day
    from float_movements m
    where m.order_id = ${orderId} and m.reverses is null
      and not exists (select from float_movements r where r.reverses = m.id)
    order by m.place`.execute(reader);
  return rows;
}

export async function sumAccount(reader: Reader, accountId: string): Promise<number> {
  const row = await reader
    .selectFrom('float_movements')
    .select(sql<number>`coalesce(sum(amount_jpy), 0)::bigint`.as('sum'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.sum;
}

export interface ListedMovement extends OrderMovement {
  readonly place: number;
  readonly at: Date;
  readonly orderCode: string | null;
  readonly orderSite: string | null;
  readonly orderNumber: string | null;
  readonly costVnd: number | null;
  readonly feeVnd: number | null;
  readonly note: string;
  readonly madeBy: string | null;
  readonly approvedBy: string | null;
  /** It was taken back, or takes something back. */
  readonly isUndone: boolean;
  /** Because another account paid. */
  readonly isMoved: boolean;
  /** What the account held after it. */
  readonly balanceJpy: number;
}

/** The newest of an account, behind a place. */
export async function listMovements(
  reader: Reader,
  { accountId, before, limit }: { accountId: string; before: number | undefined; limit: number },
): Promise<ListedMovement[]> {
  const { rows } = await sql<ListedMovement>`
    with page as (
      select * from float_movements where account_id = ${accountId}
        and (${before ?? null}::bigint is null or place < ${before ?? null}::bigint)
      order by place desc limit ${limit}
    ), below as (
      select coalesce(sum(amount_jpy), 0)::bigint as held from float_movements
      where account_id = ${accountId} and place < (select min(place) from page)
    )
    select p.id, p.account_id as "accountId", p.amount_jpy as "amountJpy", p.kind, p.place, p.at,
      to_char(p.day, 'YYYY-MM-DD') as day, n.code as "orderCode", n.site as "orderSite",
      coalesce(n.marketplace_order_number, n.listing_code) as "orderNumber",
      p.cost_vnd as "costVnd", p.fee_vnd as "feeVnd", p.note, p.made_by as "madeBy",
      p.approved_by as "approvedBy",
      (p.reverses is not null or exists (select from float_movements r where r.reverses = p.id)) as "isUndone",
      (p.kind = 'moved' or exists (
        select from float_movements r where r.reverses = p.id and r.kind = 'moved')) as "isMoved",
      (b.held + sum(p.amount_jpy) over (order by p.place))::bigint as "balanceJpy"
    from page p cross join below b left join order_names n on n.order_id = p.order_id
    order by p.place desc`.execute(reader);
  return rows;
}

export interface FoundOrder {
  readonly id: string;
  readonly site: string;
}

export async function findOrderByCode(
  reader: Reader,
  code: string,
): Promise<FoundOrder | undefined> {
  const { rows } = await sql<FoundOrder>`
    select order_id as id, site from order_names where code = ${code}`.execute(reader);
  return rows[0];
}
