import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';

/** Takes every movement up to the last one that was written by then into the kept sums, once. */
export async function keepSumsUpTo(trx: Trx, until: Date): Promise<void> {
  await sql`
    with upto as (
      select k.place as past, max(m.place) as place from float_kept_upto k
      join float_movements m on m.place > k.place and m.at <= ${until} group by k.place
    ), kept as (
      insert into float_kept_sums (account_id, amount_jpy)
      select m.account_id, sum(m.amount_jpy) from upto u
      join float_movements m on m.place > u.past and m.place <= u.place group by 1
      on conflict (account_id) do update
        set amount_jpy = float_kept_sums.amount_jpy + excluded.amount_jpy
    )
    update float_kept_upto k set place = u.place from upto u`.execute(trx);
}
