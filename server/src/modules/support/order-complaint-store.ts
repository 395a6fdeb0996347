import { sql } from 'kysely';
import { type Dong, dong } from '../../kernel/money.ts';
import type { Reader } from '../../platform/database/database.ts';
import { type ComplaintState, OPEN_STATES } from './rules/complaint.ts';

/** A complaint as the page of its order names it. */
export interface OrderComplaint {
  readonly id: string;
  readonly code: string;
  readonly orderId: string;
  readonly state: ComplaintState;
  readonly refund: Dong;
  readonly createdAt: Date;
}

/** The complaints about these orders, the newest first. */
export async function listOfOrders(
  reader: Reader,
  orderIds: readonly string[],
): Promise<OrderComplaint[]> {
  const rows = await reader
    .selectFrom('complaints')
    .select(['id', 'code', 'order_id', 'state', 'refund_vnd', 'created_at'])
    .where('order_id', 'in', orderIds)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.flatMap(({ order_id: orderId, ...row }) =>
    orderId === null
      ? []
      : [
          {
            id: row.id,
            code: row.code,
            orderId,
            state: row.state as ComplaintState,
            refund: dong(row.refund_vnd),
            createdAt: row.created_at,
          },
        ],
  );
}

/** A complaint as the page of its customer names it. */
export interface CustomerComplaint extends Omit<OrderComplaint, 'orderId'> {
  readonly orderCode: string | undefined;
}

/** Every complaint of a customer behind `after`, the newest first. */
export async function listComplaintsAfter(
  reader: Reader,
  asked: {
    readonly customerId: string;
    readonly after: string | undefined;
    readonly limit: number;
  },
): Promise<CustomerComplaint[]> {
  const { customerId, after, limit } = asked;
  const rows = await reader
    .selectFrom('complaints')
    .select(['id', 'code', 'order_code', 'state', 'refund_vnd', 'created_at'])
    .where('customer_id', '=', customerId)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (
          select mark.created_at, mark.id from complaints mark where mark.id = ${after})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    orderCode: row.order_code ?? undefined,
    state: row.state as ComplaintState,
    refund: dong(row.refund_vnd),
    createdAt: row.created_at,
  }));
}

const MOST = 2_000;

/**
 * Orders that somebody complains about and that is not settled; whoever waits longest comes first.
 */
export async function listComplainedOf(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom('complaints')
    .select('order_id')
    .where('state', 'in', OPEN_STATES)
    .where('order_id', 'is not', null)
    .orderBy('created_at')
    .limit(MOST)
    .execute();
  return rows.flatMap(({ order_id: orderId }) => orderId ?? []);
}
