import type { FloatMovementKind } from '@hako/contract/float/movements';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

/** Movements that one line covers together. */
export interface MovementUnit {
  readonly key: string;
  readonly movements: readonly string[];
  readonly kind: FloatMovementKind;
  readonly orderId: string | null;
  readonly orderCode: string | null;
  readonly day: string;
  readonly amountJpy: number;
  readonly names: readonly string[];
}

/** More wait for no statement at once. */
const MOST_UNITS = 5_000;

/**
 * What of an account no line covers: purchases with what was corrected of them, and every other
 * movement by itself. What was taken back is left out with what took it back.
 */
export async function listUncovered(reader: Reader, accountId: string): Promise<MovementUnit[]> {
  const { rows } = await sql<MovementUnit>`
    select u.key, u.movements, u.kind, u.order_id as "orderId", n.code as "orderCode",
      to_char(u.day, 'YYYY-MM-DD') as day, u.amount as "amountJpy",
      array_remove(array[n.code, n.listing_code, n.marketplace_order_number], null) as names
    from (
      select case when m.kind in ('purchase', 'correction', 'moved') then m.order_id else m.id end::text as key,
        array_agg(m.id::text order by m.place) as movements, (array_agg(m.kind order by m.place))[1] as kind,
        (array_agg(m.order_id order by m.place))[1] as order_id, min(m.day) as day, sum(m.amount_jpy)::bigint as amount
      from float_movements m
      where m.account_id = ${accountId} and m.kind <> 'opening' and m.reverses is null
        and not exists (select from float_movements r where r.reverses = m.id)
        and not exists (select from float_matches f where f.movement_id = m.id)
      group by 1
    ) u left join order_names n on n.order_id = u.order_id
    order by u.day, u.key limit ${MOST_UNITS}`.execute(reader);
  return rows;
}

/** What each of these lines covers. */
export async function listCovered(
  reader: Reader,
  lineIds: readonly string[],
): Promise<(MovementUnit & { readonly lineId: string })[]> {
  if (lineIds.length === 0) return [];
  const { rows } = await sql<MovementUnit & { lineId: string }>`
    select f.line_id as "lineId", m.id::text as key, array[m.id::text] as movements, m.kind,
      m.order_id as "orderId", n.code as "orderCode", to_char(m.day, 'YYYY-MM-DD') as day,
      m.amount_jpy as "amountJpy", array[]::text[] as names
    from float_matches f join float_movements m on m.id = f.movement_id
    left join order_names n on n.order_id = m.order_id
    where f.line_id = any (${[...lineIds]}::uuid[]) order by m.place`.execute(reader);
  return rows;
}
