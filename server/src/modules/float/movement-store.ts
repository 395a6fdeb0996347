import type { FloatMovementKind } from '@hako/contract/float/movements';
import { sql } from 'kysely';
import { yenText } from '../../kernel/wording.ts';
import { refusedBy } from '../../platform/database/constraints.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/lock.ts';
import { readLimit } from './alone-store.ts';

export interface NewMovement {
  readonly id: string;
  readonly accountId: string;
  /** Below zero for yen that left the account. */
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

/** The trigger of the table counts these for the one person who books them. */
const isCounted = ({ kind, madeBy, approvedBy }: NewMovement): boolean =>
  madeBy !== undefined &&
  approvedBy === undefined &&
  (kind === 'fee' || kind === 'correction' || kind === 'refund');

/** Refusal `float.over-day`, when the trigger of the table finds that one person books too much. */
export async function insertMovements(trx: Trx, movements: readonly NewMovement[]): Promise<void> {
  const limit = movements.some(isCounted) ? yenText(await readLimit(trx)) : '';
  await refusedBy({ float_day_limit: 'float.over-day' }, insert(trx, movements), { limit });
}

async function insert(trx: Trx, movements: readonly NewMovement[]): Promise<void> {
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
 * Locks what was paid for an order until the transaction ends. Whoever books for an order calls
 * this first: before reading what stands of it, and before locking an account.
 */
export const lockOrderPaid = (trx: Trx, orderId: string): Promise<void> =>
  lockName(trx, `float of order ${orderId}`);

/** The orders of these movements, sorted as their locks are taken. */
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

/** The movements of an order that nobody reversed and that reverse nothing, the oldest first. */
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
  const { rows } = await sql<{ sum: number }>`
    select float_balance_of(${accountId}::uuid) as sum`.execute(reader);
  return rows[0]?.sum ?? 0;
}

/** The sum of these movements, and the code of their order. */
export async function sumMovements(
  reader: Reader,
  ids: readonly string[],
): Promise<{ readonly amountJpy: number; readonly orderCode: string | undefined }> {
  const { rows } = await sql<{ amountJpy: number; orderCode: string | null }>`
    select coalesce(sum(m.amount_jpy), 0)::bigint as "amountJpy", min(n.code) as "orderCode"
    from float_movements m left join order_names n on n.order_id = m.order_id
    where m.id = any (${[...ids]}::uuid[])`.execute(reader);
  const [row] = rows;
  return { amountJpy: row?.amountJpy ?? 0, orderCode: row?.orderCode ?? undefined };
}

/** The sum that an act booked; undefined while nobody carried it out. */
export async function findBooked(reader: Reader, actId: string): Promise<number | undefined> {
  const { rows } = await sql<{ amountJpy: number | null }>`
    select sum(amount_jpy)::bigint as "amountJpy" from float_movements
    where act_id = ${actId}`.execute(reader);
  return rows[0]?.amountJpy ?? undefined;
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
