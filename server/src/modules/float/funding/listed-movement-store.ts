import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { OrderMovement } from '../movement-store.ts';

export interface ListedMovement extends OrderMovement {
  readonly place: number;
  readonly at: Date;
  readonly orderCode: string | null;
  readonly orderSite: string | null;
  readonly orderNumber: string | null;
  readonly costVnd: number | null;
  readonly feeVnd: number | null;
  readonly note: string;
  readonly madeBy: string | null;
  readonly approvedBy: string | null;
  /** Another movement reverses it, or it reverses another one. */
  readonly isUndone: boolean;
  /** Somebody put the purchase on the account that really paid. */
  readonly isMoved: boolean;
  /** What the account held after it. */
  readonly balanceJpy: number;
}

/** The newest movements of an account, older than a place. */
export async function listMovements(
  reader: Reader,
  { accountId, before, limit }: { accountId: string; before: number | undefined; limit: number },
): Promise<ListedMovement[]> {
  const { rows } = await sql<ListedMovement>`
    with page as (
      select * from float_movements where account_id = ${accountId}
        and (${before ?? null}::bigint is null or place < ${before ?? null}::bigint)
      order by place desc limit ${limit}
    ), below as (
      select (float_balance_of(${accountId}::uuid) - coalesce(sum(amount_jpy), 0))::bigint as held
      from float_movements
      where account_id = ${accountId} and place >= (select min(place) from page)
    )
    select p.id, p.account_id as "accountId", p.amount_jpy as "amountJpy", p.kind, p.place, p.at,
      to_char(p.day, 'YYYY-MM-DD') as day, n.code as "orderCode", n.site as "orderSite",
      coalesce(n.marketplace_order_number, n.listing_code) as "orderNumber",
      p.cost_vnd as "costVnd", p.fee_vnd as "feeVnd", p.note, p.made_by as "madeBy",
      p.approved_by as "approvedBy",
      (p.reverses is not null or exists (select from float_movements r where r.reverses = p.id)) as "isUndone",
      (p.kind = 'moved' or exists (
        select from float_movements r where r.reverses = p.id and r.kind = 'moved')) as "isMoved",
      (b.held + sum(p.amount_jpy) over (order by p.place))::bigint as "balanceJpy"
    from page p cross join below b left join order_names n on n.order_id = p.order_id
    order by p.place desc`.execute(reader);
  return rows;
}
