import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';

/**
 * Takes every movement into the kept sums, once. A movement has its place before others can see it,
 * and one that is seen too late would never be counted: so this waits for whoever writes one, and
 * whoever would write one waits for this.
 */
export async function keepAllSums(trx: Trx): Promise<void> {
  await sql`lock table float_movements in share row exclusive mode`.execute(trx);
  await sql`
    with since as (
      select a.id, s.amount_jpy, s.place from float_kept_upto k cross join float_accounts a
      cross join lateral (
        select sum(m.amount_jpy) as amount_jpy, max(m.place) as place from float_movements m
        where m.account_id = a.id and m.place > k.place
      ) s where s.place is not null
    ), kept as (
      insert into float_kept_sums (account_id, amount_jpy) select id, amount_jpy from since
      on conflict (account_id) do update
        set amount_jpy = float_kept_sums.amount_jpy + excluded.amount_jpy
    )
    update float_kept_upto set place = (select max(place) from since)
    where exists (select from since)`.execute(trx);
}
