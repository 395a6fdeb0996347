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

/** Names that were noted last, looked through for one of the same account. */
const MOST_LOOKED = 500;

/** What was noted last for a purchase by the same account of ours at the same site. */
export async function findUsualMeans(
  reader: Reader,
  { site, account }: { readonly site: string; readonly account: string | undefined },
): Promise<string | undefined> {
  const row = await reader
    .with('newest', (query) =>
      query.selectFrom('purchase_means').selectAll().orderBy('set_at', 'desc').limit(MOST_LOOKED),
    )
    .selectFrom('newest')
    .innerJoin('orders', 'orders.id', 'newest.order_id')
    .select('newest.label')
    .where('orders.site', '=', site)
    .where('orders.account', 'is not distinct from', account ?? null)
    .orderBy('newest.set_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.label;
}
