import { sql } from 'kysely';
import { type Dong, dong } from '../../kernel/money.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import {
  type Cause,
  type CauseType,
  type Movement,
  type MovementKind,
  splitAccount,
} from './movement.ts';
import { movementsIn, type StatementPage, type StatementPeriod } from './statement-sql.ts';

/** Posts all or none in one round trip; gives back how many were new. */
export async function postMovements(
  trx: Trx,
  movements: readonly Movement[],
  at: Date,
): Promise<number> {
  const { rows } = await sql<{
    posted: number;
  }>`select ledger_post(${JSON.stringify(movements.map(inputOf))}::jsonb, ${at}) as posted`.execute(
    trx,
  );
  return rows[0]?.posted ?? 0;
}

/** Waits for whoever moves money of this customer, and keeps others waiting until the transaction ends. */
export async function lockPurses(trx: Trx, customerId: string): Promise<void> {
  await trx
    .selectFrom('ledger_balances')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .execute();
}

/** What a customer has in both purses; nothing was ever posted: nothing. */
export async function findPurses(
  reader: Reader,
  customerId: string,
): Promise<{ available: number; held: number; version: number }> {
  const row = await reader
    .selectFrom('ledger_balances')
    .select(['available_vnd', 'held_vnd', 'version'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return {
    available: row?.available_vnd ?? 0,
    held: row?.held_vnd ?? 0,
    version: row?.version ?? 0,
  };
}

/** What is free in the purses of these customers, đồng; who never had any is left out. */
export async function listAvailable(
  reader: Reader,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await reader
    .selectFrom('ledger_balances')
    .select(['customer_id', 'available_vnd'])
    .where(sql<boolean>`customer_id = any(${[...customerIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.customer_id, row.available_vnd]));
}

/** What a customer paid so far, less discounts and refunds. */
export async function sumPaid(reader: Reader, customerId: string): Promise<number> {
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(case when kind in ('payment', 'capture') then amount when kind in ('refund', 'discount') then -amount end), 0)::bigint as paid
    from ledger_movements where customer_id = ${customerId}`.execute(reader);
  return rows[0]?.paid ?? 0;
}

/** The same since a moment, without what was paid for a level itself. */
export async function sumSpentSince(
  reader: Reader,
  customerId: string,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(case when kind in ('payment', 'capture') then amount when kind in ('refund', 'discount') then -amount end), 0)::bigint as spent
    from ledger_movements where customer_id = ${customerId} and posted_at >= ${since} and cause_type <> 'vip'`.execute(
    reader,
  );
  return rows[0]?.spent ?? 0;
}

/** One movement as its customer sees it, with what was in both purses after it. */
export interface StatementLine {
  readonly key: string;
  /** Position in this customer's history, from 1 without a gap. */
  readonly version: number;
  readonly kind: MovementKind;
  readonly cause: Cause;
  readonly amount: Dong;
  readonly from: string;
  readonly to: string;
  readonly memo: string | undefined;
  readonly availableAfter: Dong;
  readonly heldAfter: Dong;
  readonly at: Date;
}

/** How many there are, counted no further than `most`. */
export async function countMovementsOf(
  reader: Reader,
  customerId: string,
  period: StatementPeriod,
  most: number,
): Promise<number> {
  const { count } = await reader
    .selectFrom(movementsIn(reader, customerId, period).select('key').limit(most).as('matching'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** From below `before`, newest first; oldest first, from above it. */
export async function listMovementsOf(
  reader: Reader,
  customerId: string,
  { before, size, isOldestFirst, ...period }: StatementPage,
): Promise<StatementLine[]> {
  const rows = await movementsIn(reader, customerId, period)
    .selectAll()
    .$if(before !== undefined, (query) =>
      query.where('customer_version', isOldestFirst ? '>' : '<', before as number),
    )
    .orderBy('customer_version', isOldestFirst ? 'asc' : 'desc')
    .limit(size)
    .execute();
  return rows.map((row) => ({
    key: row.key,
    version: row.customer_version as number,
    kind: row.kind as MovementKind,
    cause: { type: row.cause_type as CauseType, id: row.cause_id },
    amount: dong(row.amount),
    from: row.from_account,
    to: row.to_account,
    memo: row.memo ?? undefined,
    availableAfter: dong(row.available_after_vnd as number),
    heldAfter: dong(row.held_after_vnd as number),
    at: row.posted_at,
  }));
}

function inputOf(movement: Movement): Readonly<Record<string, unknown>> {
  const from = splitAccount(movement.from);
  const to = splitAccount(movement.to);
  return {
    key: movement.key,
    from_account: from.account,
    to_account: to.account,
    amount: movement.amount,
    currency: movement.currency,
    kind: movement.kind,
    cause_type: movement.cause.type,
    cause_id: movement.cause.id,
    memo: movement.memo,
    customer_id: from.customerId ?? to.customerId,
  };
}

/**
 * What each account of ours received for this cause, less the discounts that were booked with it and less these refunds;
 * the largest first, an account with nothing left not at all. A refund's movements carry its key and their own part.
 */
export async function sumReceived(
  reader: Reader,
  cause: Cause,
  refunds: readonly { readonly cause: Cause; readonly key: string }[],
): Promise<{ account: string; amount: number }[]> {
  const { rows } = await sql<{ account: string; amount: number }>`
    select account, sum(amount)::bigint as amount from (
      select to_account as account, amount from ledger_movements
      where cause_type = ${cause.type} and cause_id = ${cause.id} and kind in ('capture', 'payment')
      union all
      select from_account, -amount from ledger_movements
      where cause_type = ${cause.type} and cause_id = ${cause.id} and kind = 'discount'
      union all
      select m.from_account, -m.amount
      from unnest(${refunds.map((refund) => refund.cause.type)}::text[],
        ${refunds.map((refund) => refund.cause.id)}::text[],
        ${refunds.map(({ key }) => key)}::text[]) as r (cause_type, cause_id, key)
      join ledger_movements m on m.cause_type = r.cause_type and m.cause_id = r.cause_id
        and m.kind = 'refund' and starts_with(m.key, r.key || ':')
    ) t group by account having sum(amount) <> 0 order by amount desc`.execute(reader);
  return rows;
}
