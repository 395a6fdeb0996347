import type { Reader, Trx } from '../../../platform/database/database.ts';

/** By what each of these orders was paid at its marketplace; order -> the name that we gave it. */
export async function listMeans(
  reader: Reader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await reader
    .selectFrom('purchase_means')
    .select(['order_id', 'label'])
    .where('order_id', 'in', orderIds)
    .execute();
  return new Map(rows.map(({ order_id: id, label }) => [id, label]));
}

export async function saveMeans(
  trx: Trx,
  { orderId, label, by, at }: { orderId: string; label: string; by: string; at: Date },
): Promise<void> {
  const means = { label, set_by: by, set_at: at };
  await trx
    .insertInto('purchase_means')
    .values({ order_id: orderId, ...means })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(means))
    .execute();
}
