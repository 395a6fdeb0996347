import type { Selectable } from 'kysely';
import { dong } from '../../../kernel/money.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Hold, HoldCause } from '../wallet.ts';

/** A hold under our lock; `step` counts its changes and makes the ledger key of the next one. */
export interface LockedHold extends Hold {
  readonly step: number;
}

/** Still held; or over, and at least a part of it was paid; or all of it was given back. */
export type HoldEnd = 'open' | 'paid' | 'released';

/** Inserts it unless the cause has one already; undefined then. */
export async function insertHold(
  trx: Trx,
  hold: Pick<Hold, 'customerId' | 'cause' | 'label' | 'amount'>,
  at: Date,
): Promise<LockedHold | undefined> {
  const row = await trx
    .insertInto('wallet_holds')
    .values({
      cause_type: hold.cause.type,
      cause_id: hold.cause.id,
      customer_id: hold.customerId,
      label: hold.label,
      amount_vnd: hold.amount,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && holdOf(row);
}

export async function lockHold(trx: Trx, cause: HoldCause): Promise<LockedHold | undefined> {
  const row = await byCause(trx, cause).forUpdate().executeTakeFirst();
  return row && holdOf(row);
}

export async function findHold(reader: Reader, cause: HoldCause): Promise<Hold | undefined> {
  const row = await byCause(reader, cause).executeTakeFirst();
  return row && holdOf(row);
}

/** What is held for a customer now, oldest first. */
export async function listOpenHolds(
  reader: Reader,
  customerId: string,
): Promise<(Hold & { createdAt: Date })[]> {
  const rows = await reader
    .selectFrom('wallet_holds')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('settled_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ ...holdOf(row), createdAt: row.created_at }));
}

/**
 * What has become of the holds of these causes by now, by `type:id`; one that nobody knows is left
 * out.
 */
export async function readHoldEnds(
  reader: Reader,
  causes: readonly { readonly type: string; readonly id: string }[],
): Promise<ReadonlyMap<string, HoldEnd>> {
  if (causes.length === 0) return new Map();
  const rows = await reader
    .selectFrom('wallet_holds')
    .select(['cause_type', 'cause_id', 'captured_vnd', 'settled_at'])
    .where((eb) => eb.or(causes.map(({ type, id }) => eb.and({ cause_type: type, cause_id: id }))))
    .execute();
  return new Map(
    rows.map((row) => [
      `${row.cause_type}:${row.cause_id}`,
      row.settled_at === null ? 'open' : row.captured_vnd > 0 ? 'paid' : 'released',
    ]),
  );
}

/** Writes the amounts after a change of a locked hold. */
export async function updateHold(
  trx: Trx,
  hold: Omit<LockedHold, 'open' | 'step'>,
  at: Date,
): Promise<void> {
  const isSettled = hold.amount === hold.captured + hold.released;
  await trx
    .updateTable('wallet_holds')
    .set((eb) => ({
      label: hold.label,
      amount_vnd: hold.amount,
      captured_vnd: hold.captured,
      released_vnd: hold.released,
      step: eb('step', '+', 1),
      settled_at: isSettled ? at : null,
    }))
    .where('cause_type', '=', hold.cause.type)
    .where('cause_id', '=', hold.cause.id)
    .execute();
}

const byCause = (reader: Reader, cause: HoldCause) =>
  reader
    .selectFrom('wallet_holds')
    .selectAll()
    .where('cause_type', '=', cause.type)
    .where('cause_id', '=', cause.id);

const holdOf = (row: Selectable<Tables['wallet_holds']>): LockedHold => ({
  customerId: row.customer_id,
  cause: { type: row.cause_type as HoldCause['type'], id: row.cause_id },
  label: row.label,
  amount: dong(row.amount_vnd),
  captured: dong(row.captured_vnd),
  released: dong(row.released_vnd),
  open: dong(row.open_vnd),
  step: row.step,
});
