import type { FloatMovementKind } from '@hako/contract/float/movements';
import type { LineEnd } from '@hako/contract/float/statements';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

/** One movement of an act, with the line of a statement that covers it. */
export interface Leg {
  readonly id: string;
  readonly accountId: string;
  readonly accountName: string;
  readonly actId: string;
  readonly kind: FloatMovementKind;
  readonly amountJpy: number;
  readonly orderId: string | null;
  readonly costVnd: number | null;
  readonly feeVnd: number | null;
  readonly note: string;
  readonly madeBy: string | null;
  readonly approvedBy: string | null;
  /** It was taken back, or takes something back. */
  readonly isUndone: boolean;
  readonly lineId: string | null;
  readonly lineHow: LineEnd | null;
}

const LEG = sql`
  select m.id, m.account_id as "accountId", a.name as "accountName", m.act_id as "actId", m.kind,
    m.amount_jpy as "amountJpy", m.order_id as "orderId", m.cost_vnd as "costVnd",
    m.fee_vnd as "feeVnd", m.note, m.made_by as "madeBy", m.approved_by as "approvedBy",
    (m.reverses is not null or exists (
      select from float_movements r where r.reverses = m.id)) as "isUndone",
    l.id as "lineId", l.how as "lineHow"
  from float_movements m join float_accounts a on a.id = m.account_id
  left join float_matches f on f.movement_id = m.id
  left join float_statement_lines l on l.id = f.line_id`;

/** Every movement of the act that this one belongs to; none for an unknown id. */
export async function listLegs(reader: Reader, movementId: string): Promise<Leg[]> {
  const { rows } = await sql<Leg>`${LEG}
    where m.act_id = (select act_id from float_movements where id = ${movementId})
    order by m.place`.execute(reader);
  return rows;
}

/**
 * What was booked because lines of a statement say it: fees, charges, and of a corrected order the
 * correction, which is the last of what its line covers.
 */
export async function listBookedFor(reader: Reader, statementId: string): Promise<Leg[]> {
  const { rows } = await sql<Leg>`${LEG}
    where l.statement_id = ${statementId} and (l.how in ('fee', 'charge')
      or l.how = 'correct' and m.place = (
        select max(o.place) from float_matches k join float_movements o on o.id = k.movement_id
        where k.line_id = l.id))
    order by m.place`.execute(reader);
  return rows;
}
