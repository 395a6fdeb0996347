import { type Selectable, sql } from 'kysely';
import { liveBillsOf } from '../slips/bill-store.ts';
import type { Waiting } from '../../../kernel/waiting.ts';
import { type Dong, dong } from '../../../kernel/money.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** What a carrier collects for one bill. */
export interface Cod {
  readonly billId: string;
  readonly amount: Dong;
  readonly chosenAt: Date;
  readonly settledAt: Date | undefined;
  readonly reference: string | undefined;
  /** What the carrier really brought of it; less than `amount`: the rest is its debt. Undefined before it was settled. */
  readonly brought: Dong | undefined;
}

const toCod = (row: Selectable<Tables['bill_cods']>): Cod => ({
  billId: row.bill_id,
  amount: dong(row.amount_vnd),
  chosenAt: row.chosen_at,
  settledAt: row.settled_at ?? undefined,
  reference: row.reference ?? undefined,
  brought: row.brought_vnd === null ? undefined : dong(row.brought_vnd),
});

/** The same again changes nothing. */
export async function insertCod(
  trx: Trx,
  bill: { id: string; customerId: string; total: Dong },
  at: Date,
): Promise<void> {
  await trx
    .insertInto('bill_cods')
    .values({
      bill_id: bill.id,
      customer_id: bill.customerId,
      amount_vnd: bill.total,
      chosen_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.updateTable('bills').set({ is_cod: true }).where('id', '=', bill.id).execute();
}

/** Nothing is collected for this bill; none was to be: changes nothing. */
export async function deleteCod(trx: Trx, billId: string): Promise<void> {
  await trx
    .deleteFrom('bill_cods')
    .where('bill_id', '=', billId)
    .where('settled_at', 'is', null)
    .execute();
  await trx
    .updateTable('bills')
    .set({ is_cod: false })
    .where('id', '=', billId)
    .where('is_cod', '=', true)
    .execute();
}

interface Brought {
  readonly by: string;
  readonly reference: string;
  readonly at: Date;
  readonly amount: Dong;
  /** Why less than all is booked. */
  readonly shortReason: string | undefined;
}

export async function updateCodSettled(
  trx: Trx,
  billId: string,
  { by, reference, at, amount, shortReason }: Brought,
): Promise<void> {
  await trx
    .updateTable('bill_cods')
    .set({
      settled_at: at,
      settled_by: by,
      reference,
      brought_vnd: amount,
      short_reason: shortReason ?? null,
    })
    .where('bill_id', '=', billId)
    .execute();
}

/** The carrier brought what it owed of a bill that was settled short: it owes nothing of it any more. */
export async function updateCodRest(
  trx: Trx,
  billId: string,
  { by, reference, at }: Pick<Brought, 'by' | 'reference' | 'at'>,
): Promise<void> {
  await trx
    .updateTable('bill_cods')
    .set((row) => ({
      brought_vnd: row.ref('amount_vnd'),
      rest_reference: reference,
      rest_by: by,
      rest_at: at,
    }))
    .where('bill_id', '=', billId)
    .execute();
}

/** What is collected for a bill, whose bill is locked by whoever writes. */
export async function findCod(reader: Reader, billId: string): Promise<Cod | undefined> {
  const row = await reader
    .selectFrom('bill_cods')
    .selectAll()
    .where('bill_id', '=', billId)
    .executeTakeFirst();
  return row && toCod(row);
}

/** A customer's, newest choice first. */
export async function listCods(
  reader: Reader,
  customerId: string,
  limit: number,
  offset: number,
): Promise<Cod[]> {
  const rows = await reader
    .selectFrom('bill_cods')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('chosen_at', 'desc')
    .orderBy('bill_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toCod);
}

/** Bills that were delivered and whose money the carrier has not brought yet, or not all of it, longest waiting first. */
export async function listUnsettledBillIds(
  reader: Reader,
  { limit, orderIds }: Waiting,
): Promise<string[]> {
  const delivered = reader
    .selectFrom('bills')
    .select(['id', 'moved_at'])
    .where('is_cod', '=', true)
    .where('state', '=', 'COMPLETED')
    .$if(orderIds !== undefined, (query) =>
      query.where('id', 'in', liveBillsOf(reader, orderIds ?? [])),
    );
  const short = reader
    .selectFrom('bill_cods')
    .select('bill_id')
    .whereRef('brought_vnd', '<', 'amount_vnd');
  const rows = await delivered
    .where('paid_at', 'is', null)
    .union(delivered.where('id', 'in', short))
    .orderBy('moved_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many are open and settled, and what they come to, đồng. */
export async function sumCods(
  reader: Reader,
  customerId: string,
): Promise<{ open: number; openVnd: number; settled: number; settledVnd: number }> {
  return reader
    .selectFrom('bill_cods')
    .select([
      sql<number>`count(*) filter (where settled_at is null)`.as('open'),
      sql<number>`coalesce(sum(amount_vnd) filter (where settled_at is null), 0)::bigint`.as(
        'openVnd',
      ),
      sql<number>`count(*) filter (where settled_at is not null)`.as('settled'),
      sql<number>`coalesce(sum(amount_vnd) filter (where settled_at is not null), 0)::bigint`.as(
        'settledVnd',
      ),
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
}
