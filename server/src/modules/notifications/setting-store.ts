import type { Reader, Trx } from '../../platform/database/database.ts';

/** Kinds that this customer does not want to be told about. */
export async function readMutedKinds(reader: Reader, customerId: string): Promise<ReadonlySet<string>> {
  const row = await reader.selectFrom('notification_settings').select('muted_kinds').where('customer_id', '=', customerId).executeTakeFirst();
  return new Set(row?.muted_kinds ?? []);
}

export async function replaceMutedKinds(trx: Trx, customerId: string, kinds: readonly string[], at: Date): Promise<void> {
  const values = { muted_kinds: [...kinds], updated_at: at };
  await trx
    .insertInto('notification_settings')
    .values({ customer_id: customerId, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(values))
    .execute();
}
