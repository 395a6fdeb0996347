import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';

export interface Seal {
  readonly number: number;
  /** In Vietnam, `2026-11-21`. */
  readonly day: string;
  readonly movements: number;
  readonly hash: string;
}

/** The first day with movements behind the last sealed one. */
export async function findUnsealedDay(trx: Trx): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(posted_at) at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as day from ledger_movements
    where posted_at >= coalesce((select (max(day) + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh' from ledger_seals), '-infinity')`.execute(
    trx,
  );
  return rows[0]?.day ?? undefined;
}

export async function insertSeal(trx: Trx, day: string, at: Date): Promise<Seal> {
  const { rows } = await sql<Seal>`
    with last as (select number, hash from ledger_seals order by number desc limit 1),
      facts as (select coalesce((select number from last), 0) + 1 as number, coalesce((select hash from last), '') as before)
    insert into ledger_seals (number, day, movements, hash, sealed_at)
    select f.number, ${day}::date, s.movements, s.hash, ${at} from facts f cross join lateral ledger_seal_of(f.before, ${day}::date) s
    returning number, to_char(day, 'YYYY-MM-DD') as day, movements, hash`.execute(trx);
  return rows[0] as Seal;
}
