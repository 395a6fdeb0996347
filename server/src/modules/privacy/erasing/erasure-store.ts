import type { Database, Reader, Trx } from '../../../platform/database/database.ts';

export interface Erasure {
  readonly id: string;
  readonly customerId: string;
  readonly requestedAt: Date;
  readonly dueAt: Date;
  readonly postponedFor: readonly string[];
}

/** The one that is open. */
export async function findErasure(
  reader: Reader,
  customerId: string,
): Promise<Erasure | undefined> {
  const row = await reader
    .selectFrom('account_erasures')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      customerId: row.customer_id,
      requestedAt: row.requested_at,
      dueAt: row.due_at,
      postponedFor: row.postponed_for,
    }
  );
}

export async function insertErasure(
  trx: Trx,
  { id, customerId, requestedAt, dueAt }: Omit<Erasure, 'postponedFor'>,
): Promise<void> {
  await trx
    .insertInto('account_erasures')
    .values({
      id,
      customer_id: customerId,
      state: 'open',
      requested_at: requestedAt,
      due_at: dueAt,
    })
    .execute();
}

export async function settleErasure(
  trx: Trx,
  id: string,
  state: 'withdrawn' | 'done',
  at: Date,
): Promise<void> {
  await trx
    .updateTable('account_erasures')
    .set({ state, settled_at: at })
    .where('id', '=', id)
    .execute();
}

export async function postponeErasure(
  trx: Trx,
  id: string,
  dueAt: Date,
  reasons: readonly string[],
): Promise<void> {
  await trx
    .updateTable('account_erasures')
    .set({ due_at: dueAt, postponed_for: [...reasons] })
    .where('id', '=', id)
    .execute();
}

/** Notes that it could not be carried out, for the desk, and when it is tried again. */
export async function markFailed(
  db: Database,
  customerId: string,
  { at, kind, dueAt }: { at: Date; kind: string; dueAt: Date },
): Promise<void> {
  await db
    .updateTable('account_erasures')
    .set({ failed_at: at, failed_for: kind, due_at: dueAt })
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .execute();
}

export interface FailedErasure {
  readonly customerId: string;
  readonly requestedAt: Date;
  readonly failedAt: Date;
  readonly kind: string;
}

/** Those that could not be carried out and are still open, the oldest failure first. */
export async function listFailed(reader: Reader, limit: number): Promise<FailedErasure[]> {
  const rows = await reader
    .selectFrom('account_erasures')
    .select(['customer_id', 'requested_at', 'failed_at', 'failed_for'])
    .where('state', '=', 'open')
    .where('failed_at', 'is not', null)
    .orderBy('failed_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    customerId: row.customer_id,
    requestedAt: row.requested_at,
    failedAt: row.failed_at as Date,
    kind: row.failed_for ?? '',
  }));
}

export async function listDue(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('account_erasures')
    .select('customer_id')
    .where('state', '=', 'open')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(200)
    .execute();
  return rows.map((row) => row.customer_id);
}
