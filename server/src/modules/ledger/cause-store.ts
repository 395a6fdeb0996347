import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import type { Cause, CauseType, MovementKind } from './movement.ts';

/** A movement for a cause, as the books read it. */
export interface CausedMovement {
  readonly key: string;
  readonly cause: Cause;
  readonly kind: Extract<MovementKind, 'capture' | 'payment' | 'discount' | 'refund' | 'cost'>;
  readonly from: string;
  readonly to: string;
  /** Above zero, in whole units of the currency. */
  readonly amount: number;
  readonly currency: 'VND' | 'JPY';
  readonly memo: string | undefined;
  readonly at: Date;
}

/**
 * What was paid, discounted, given back and spent for these causes, the oldest first; what is only
 * held is no payment yet.
 */
export async function listMovementsFor(
  reader: Reader,
  causes: readonly Cause[],
): Promise<CausedMovement[]> {
  if (causes.length === 0) return [];
  const asked = sql`unnest(${causes.map(({ type }) => type)}::text[], ${causes.map(({ id }) => id)}::text[]) as c (cause_type, cause_id)`;
  const wanted = sql`m.key, m.cause_type, m.cause_id, m.kind, m.from_account, m.to_account, m.amount, m.currency, m.memo, m.posted_at`;
  const { rows } = await sql<Row>`
    select ${wanted} from ${asked} join ledger_movements m using (cause_type, cause_id) where m.kind in ('capture', 'payment', 'discount', 'refund')
    union all
    select ${wanted} from ${asked} join ledger_movements m using (cause_type, cause_id) where m.kind = 'cost'
    order by posted_at, key`.execute(reader);
  return rows.map((row) => ({
    key: row.key,
    cause: { type: row.cause_type, id: row.cause_id },
    kind: row.kind,
    from: row.from_account,
    to: row.to_account,
    amount: row.amount,
    currency: row.currency,
    memo: row.memo ?? undefined,
    at: row.posted_at,
  }));
}

interface Row {
  readonly key: string;
  readonly cause_type: CauseType;
  readonly cause_id: string;
  readonly kind: CausedMovement['kind'];
  readonly from_account: string;
  readonly to_account: string;
  readonly amount: number;
  readonly currency: 'VND' | 'JPY';
  readonly memo: string | null;
  readonly posted_at: Date;
}

/** Orders with a cost in yen since then, by their ids, behind one of them. */
export async function listSpent(
  reader: Reader,
  {
    since,
    after,
    limit,
  }: { readonly since: Date; readonly after: string | undefined; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct cause_id as id from ledger_movements
    where posted_at >= ${since} and kind = 'cost' and currency = 'JPY' and cause_type = 'order'
      and cause_id > ${after ?? ''}
    order by 1 limit ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
}
