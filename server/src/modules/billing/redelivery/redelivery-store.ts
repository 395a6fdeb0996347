import type { Selectable } from 'kysely';
import { dong } from '../../../kernel/money.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Redelivery, RedeliveryEnd, Wish } from './redelivery.ts';

const toRedelivery = (row: Selectable<Tables['redeliveries']>): Redelivery => ({
  billId: row.bill_id,
  attempt: row.attempt,
  asked:
    row.asked_at && row.asked_by
      ? { wish: row.wish as Wish, at: row.asked_at, by: row.asked_by }
      : undefined,
  address: (row.address as Redelivery['address'] | null) ?? undefined,
  note: row.note ?? undefined,
  fee: dong(row.fee_vnd),
  waivedReason: row.waived_reason ?? undefined,
  feeReturnedAt: row.fee_returned_at ?? undefined,
  returned:
    row.returned_at && row.returned_by ? { at: row.returned_at, by: row.returned_by } : undefined,
  shelf: row.shelf ?? undefined,
  ended: row.ended_at
    ? {
        at: row.ended_at,
        as: row.ended_as as RedeliveryEnd,
        by: row.ended_by ?? undefined,
        reason: row.ended_reason ?? undefined,
      }
    : undefined,
});

/** The newest of each bill. */
export async function listRedeliveries(
  reader: Reader,
  billIds: readonly string[],
): Promise<Redelivery[]> {
  if (billIds.length === 0) return [];
  const rows = await reader
    .selectFrom('redeliveries')
    .distinctOn('bill_id')
    .selectAll()
    .where('bill_id', 'in', billIds)
    .orderBy('bill_id')
    .orderBy('attempt', 'desc')
    .execute();
  return rows.map(toRedelivery);
}

/** The newest of a bill; its bill is locked by whoever writes. */
export const findRedelivery = async (
  reader: Reader,
  billId: string,
): Promise<Redelivery | undefined> => (await listRedeliveries(reader, [billId]))[0];

/** Writes it as it is now. */
export async function saveRedelivery(trx: Trx, redelivery: Redelivery): Promise<void> {
  const { asked, returned, ended } = redelivery;
  const row = {
    wish: asked?.wish ?? null,
    asked_at: asked?.at ?? null,
    asked_by: asked?.by ?? null,
    address: redelivery.address ? JSON.stringify(redelivery.address) : null,
    note: redelivery.note ?? null,
    fee_vnd: redelivery.fee,
    waived_reason: redelivery.waivedReason ?? null,
    fee_returned_at: redelivery.feeReturnedAt ?? null,
    returned_at: returned?.at ?? null,
    returned_by: returned?.by ?? null,
    shelf: redelivery.shelf ?? null,
    ended_at: ended?.at ?? null,
    ended_as: ended?.as ?? null,
    ended_by: ended?.by ?? null,
    ended_reason: ended?.reason ?? null,
  };
  await trx
    .insertInto('redeliveries')
    .values({ bill_id: redelivery.billId, attempt: redelivery.attempt, ...row })
    .onConflict((conflict) => conflict.constraint('redeliveries_pkey').doUpdateSet(row))
    .execute();
}
