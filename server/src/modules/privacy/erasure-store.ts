import type { Database, Reader, Trx } from '../../platform/database/database.ts';

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
