import type { Selectable } from 'kysely';
import { dong } from '../../../kernel/money.ts';
import { countedPage } from '../../../platform/database/counted-page.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CardFormat } from '../rules/bank-card.ts';
import { OPEN_STATUSES, type Withdrawal, type WithdrawalStatus } from '../rules/withdrawal.ts';

export interface WithdrawalEvent {
  readonly status: WithdrawalStatus;
  readonly reason: string | undefined;
  readonly at: Date;
}

export async function insertWithdrawal(trx: Trx, withdrawal: Withdrawal): Promise<void> {
  await trx.insertInto('withdrawals').values(rowOf(withdrawal)).execute();
  await insertEvent(trx, withdrawal, withdrawal.customerId, withdrawal.createdAt);
}

/** Writes it as it is now, and a line of its history. */
export async function updateWithdrawal(
  trx: Trx,
  withdrawal: Withdrawal,
  moverId: string,
  at: Date,
): Promise<Withdrawal> {
  const next = { ...withdrawal, version: withdrawal.version + 1 };
  await trx.updateTable('withdrawals').set(rowOf(next)).where('id', '=', next.id).execute();
  await insertEvent(trx, next, moverId, at);
  return next;
}

export async function lockWithdrawal(trx: Trx, id: string): Promise<Withdrawal | undefined> {
  const row = await trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && withdrawalOf(row);
}

/** What is under way to a bank account. */
export async function lockOpenTo(trx: Trx, cardId: string): Promise<Withdrawal[]> {
  const rows = await trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('card_id', '=', cardId)
    .where('status', 'in', [...OPEN_STATUSES])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(withdrawalOf);
}

export interface WithdrawalQuery {
  readonly customerId?: string;
  readonly statuses?: readonly WithdrawalStatus[];
  readonly isOldestFirst?: boolean;
  readonly page: number;
  readonly size: number;
}

export async function listWithdrawals(
  reader: Reader,
  query: WithdrawalQuery,
): Promise<{ withdrawals: Withdrawal[]; total: number }> {
  const { customerId, statuses, isOldestFirst, page, size } = query;
  const matching = reader
    .selectFrom('withdrawals')
    .$if(customerId !== undefined, (q) => q.where('customer_id', '=', customerId as string))
    .$if(statuses !== undefined, (q) => q.where('status', 'in', [...(statuses ?? [])]));
  const { rows, total } = await countedPage(
    reader,
    matching
      .selectAll()
      .orderBy('created_at', isOldestFirst ? 'asc' : 'desc')
      .orderBy('id'),
    { page, size },
  );
  return { withdrawals: rows.map(withdrawalOf), total };
}

/** What is under way for a customer, or to one of their accounts. */
export async function countOpen(
  reader: Reader,
  by: { customerId: string } | { cardId: string },
): Promise<number> {
  const { open } = await reader
    .selectFrom('withdrawals')
    .where('status', 'in', [...OPEN_STATUSES])
    .$if('customerId' in by, (q) =>
      q.where('customer_id', '=', (by as { customerId: string }).customerId),
    )
    .$if('cardId' in by, (q) => q.where('card_id', '=', (by as { cardId: string }).cardId))
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  return open;
}

export async function listEventsOf(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, WithdrawalEvent[]>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .selectFrom('withdrawal_events')
    .selectAll()
    .where('withdrawal_id', 'in', ids)
    .orderBy('withdrawal_id')
    .orderBy('version')
    .execute();
  const events = rows.map((row) => ({
    id: row.withdrawal_id,
    status: row.status as WithdrawalStatus,
    reason: row.reason ?? undefined,
    at: row.at,
  }));
  return Map.groupBy(events, ({ id }) => id);
}

async function insertEvent(
  trx: Trx,
  { id, version, status, reason }: Withdrawal,
  moverId: string,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('withdrawal_events')
    .values({ withdrawal_id: id, version, status, mover_id: moverId, reason: reason ?? null, at })
    .execute();
}

const rowOf = (withdrawal: Withdrawal) => ({
  id: withdrawal.id,
  code: withdrawal.code,
  customer_id: withdrawal.customerId,
  amount_vnd: withdrawal.amount,
  status: withdrawal.status,
  reason: withdrawal.reason ?? null,
  note: withdrawal.note,
  card_id: withdrawal.card.id,
  card_number: withdrawal.card.number,
  card_format: withdrawal.card.format,
  card_holder: withdrawal.card.holder,
  card_bin: withdrawal.card.bin,
  payable_from: withdrawal.payableFrom,
  approved_by: withdrawal.approvedBy ?? null,
  bank_reference: withdrawal.bankReference ?? null,
  created_at: withdrawal.createdAt,
  version: withdrawal.version,
});

const withdrawalOf = (row: Selectable<Tables['withdrawals']>): Withdrawal => ({
  id: row.id,
  code: row.code,
  customerId: row.customer_id,
  amount: dong(row.amount_vnd),
  status: row.status as WithdrawalStatus,
  reason: row.reason ?? undefined,
  note: row.note,
  card: {
    id: row.card_id,
    number: row.card_number,
    format: row.card_format as CardFormat,
    holder: row.card_holder,
    bin: row.card_bin,
  },
  payableFrom: row.payable_from,
  approvedBy: row.approved_by ?? undefined,
  bankReference: row.bank_reference ?? undefined,
  createdAt: row.created_at,
  version: row.version,
});
