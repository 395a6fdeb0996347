import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';

export interface Reconciled {
  readonly until: string;
  readonly statedJpy: number;
  readonly by: string;
  readonly at: Date;
}

/** How far an account is what its statement says. */
export async function findReconciled(
  reader: Reader,
  accountId: string,
): Promise<Reconciled | undefined> {
  const { rows } = await sql<Reconciled>`
    select to_char(until, 'YYYY-MM-DD') as until, stated_jpy as "statedJpy", done_by as by, done_at as at
    from float_reconciliations where account_id = ${accountId} order by until desc limit 1`.execute(
    reader,
  );
  return rows[0];
}

export interface UntilDay {
  readonly lines: number;
  readonly openLines: number;
  /** Movements that no line covers. */
  readonly openMovements: number;
  /** What the statement comes to: the opening and all its lines. */
  readonly balanceJpy: number;
  /** What our own books come to: the opening, what these lines cover and what took that back. */
  readonly bookedJpy: number;
}

/** What stands on an account until the end of a day; without a day: in all. */
export async function readUntil(
  reader: Reader,
  accountId: string,
  until = 'infinity',
): Promise<UntilDay> {
  const { rows } = await sql<UntilDay>`
    select l.lines, l.open as "openLines", m.open as "openMovements", l.sum + m.opening as "balanceJpy",
      m.opening + c.covered as "bookedJpy"
    from (
      select count(*)::int as lines, (count(*) filter (where how is null))::int as open,
        coalesce(sum(amount_jpy), 0)::bigint as sum
      from float_statement_lines where account_id = ${accountId} and day <= ${until}::date
    ) l cross join (
      select coalesce(sum(m.amount_jpy) filter (where m.kind = 'opening'), 0)::bigint as opening,
        (count(*) filter (where m.kind <> 'opening' and m.reverses is null and m.day <= ${until}::date
          and not exists (select from float_movements r where r.reverses = m.id)
          and not exists (select from float_matches f where f.movement_id = m.id)))::int as open
      from float_movements m where m.account_id = ${accountId}
    ) m cross join (
      select coalesce(sum(m.amount_jpy), 0)::bigint as covered
      from float_statement_lines k join float_matches f on f.line_id = k.id
      join float_movements m on f.movement_id in (m.id, m.reverses) and m.account_id = k.account_id
      where k.account_id = ${accountId} and k.day <= ${until}::date
    ) c`.execute(reader);
  return rows[0] ?? { lines: 0, openLines: 0, openMovements: 0, balanceJpy: 0, bookedJpy: 0 };
}

export async function insertReconciled(
  trx: Trx,
  accountId: string,
  done: Reconciled & { readonly lines: number },
): Promise<void> {
  await trx
    .insertInto('float_reconciliations')
    .values({
      account_id: accountId,
      until: done.until,
      stated_jpy: done.statedJpy,
      lines: done.lines,
      done_by: done.by,
      done_at: done.at,
    })
    .execute();
}
