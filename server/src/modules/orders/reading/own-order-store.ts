import type { Reader } from '../../../platform/database/database.ts';
import type { OrderState } from '../rules/order-life.ts';

/** What is asked for or given up is no order of a thing. */
const NOT_ORDERED: readonly OrderState[] = ['REQUEST', 'PENDING', 'CANCEL'];

export interface AskedListing {
  readonly customerId: string;
  readonly site: string;
  readonly code: string;
}

/** An order that a customer has of a listing. */
export interface OwnOrder {
  readonly id: string;
  readonly code: string;
  readonly state: OrderState;
  readonly createdAt: Date;
}

const MOST = 20;

/** A customer's orders of one listing that were not cancelled, the newest first. */
export async function listOwnOrders(
  reader: Reader,
  { customerId, site, code }: AskedListing,
): Promise<OwnOrder[]> {
  const rows = await reader
    .selectFrom('orders')
    .select(['id', 'code', 'state', 'created_at'])
    .where('site', '=', site)
    .where('listing_code', '=', code)
    .where('customer_id', '=', customerId)
    .where('state', 'not in', NOT_ORDERED)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    state: row.state as OrderState,
    createdAt: row.created_at,
  }));
}
