import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';

/** The process of the write that may have left for this lot and has no answer. */
export async function findSender(
  trx: Trx,
  site: string,
  code: string,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('remote_bids')
    .select('process')
    .where('site', '=', site)
    .where('code', '=', code)
    .where('status', '=', 'sending')
    .where('marked_at', 'is not', null)
    .executeTakeFirst();
  return row?.process ?? undefined;
}

/** From now on nobody waits for the answer of this process about this lot. */
export async function endLeaseOf(
  trx: Trx,
  process: number,
  site: string,
  code: string,
): Promise<void> {
  await trx
    .updateTable('remote_bids')
    .set({ lease_until: sql<Date>`now() - interval '1 millisecond'` })
    .where('site', '=', site)
    .where('code', '=', code)
    .where('status', '=', 'sending')
    .where('process', '=', process)
    .execute();
}
