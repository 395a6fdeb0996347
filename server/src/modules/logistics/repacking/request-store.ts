import type { Selectable } from 'kysely';
import type { Waiting } from '../../../kernel/waiting.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import {
  OPEN_STATES,
  type ParcelRequest,
  type RequestKind,
  type RequestState,
} from './rules/parcel-request.ts';

const toRequest = (row: Selectable<Tables['parcel_requests']>): ParcelRequest => ({
  id: row.id,
  code: row.code,
  customerId: row.customer_id,
  kind: row.kind as RequestKind,
  state: row.state as RequestState,
  apartOrderIds: row.apart_order_ids,
  askedAt: row.asked_at,
  chooseBy: row.choose_by ?? undefined,
  doneAt: row.done_at ?? undefined,
});
/** Writes the request and takes its parcels for it; they are locked by the caller. */
export async function insertRequest(
  trx: Trx,
  request: ParcelRequest,
  parcelIds: readonly string[],
): Promise<void> {
  const { id, code, customerId, kind, state, apartOrderIds, askedAt } = request;
  await trx
    .insertInto('parcel_requests')
    .values({
      id,
      code,
      customer_id: customerId,
      kind,
      state,
      apart_order_ids: [...apartOrderIds],
      asked_at: askedAt,
    })
    .execute();
  await linkParcels(trx, id, parcelIds, 'taken');
  await trx.updateTable('parcels').set({ request_id: id }).where('id', 'in', parcelIds).execute();
}
export async function linkParcels(
  trx: Trx,
  requestId: string,
  parcelIds: readonly string[],
  side: 'taken' | 'made',
): Promise<void> {
  await trx
    .insertInto('parcel_request_parcels')
    .values(parcelIds.map((id) => ({ request_id: requestId, parcel_id: id, side })))
    .execute();
}
export async function lockRequest(trx: Trx, code: string): Promise<ParcelRequest | undefined> {
  const row = await trx
    .selectFrom('parcel_requests')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row && toRequest(row);
}
export async function lockRequestById(trx: Trx, id: string): Promise<ParcelRequest | undefined> {
  const row = await trx
    .selectFrom('parcel_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toRequest(row);
}
export async function findRequest(
  reader: Reader,
  code: string,
): Promise<ParcelRequest | undefined> {
  const row = await reader
    .selectFrom('parcel_requests')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  return row && toRequest(row);
}
/** Open ones longest waiting first; for the desk. */
export async function listRequestsIn(
  reader: Reader,
  kinds: readonly RequestKind[],
  state: RequestState,
  { limit, orderIds }: Waiting,
): Promise<ParcelRequest[]> {
  const rows = await reader
    .selectFrom('parcel_requests')
    .selectAll()
    .where('kind', 'in', kinds)
    .where('state', '=', state)
    .$if(orderIds !== undefined, (query) =>
      query.where('id', 'in', (from) =>
        from
          .selectFrom('parcel_request_parcels as link')
          .innerJoin('parcel_orders as inside', 'inside.parcel_id', 'link.parcel_id')
          .select('link.request_id')
          .where('inside.order_id', 'in', orderIds ?? []),
      ),
    )
    .orderBy('asked_at')
    .limit(limit)
    .execute();
  return rows.map(toRequest);
}
/** Every open one, however old, and the newest of the others; newest first. */
export async function listRequestsOfCustomer(
  reader: Reader,
  customerId: string,
  limit: number,
): Promise<ParcelRequest[]> {
  const rows = await reader
    .selectFrom('parcel_requests')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where((where) =>
      where.or([
        where('state', 'in', OPEN_STATES),
        where('id', 'in', (from) =>
          from
            .selectFrom('parcel_requests')
            .select('id')
            .where('customer_id', '=', customerId)
            .where('state', 'not in', OPEN_STATES)
            .orderBy('asked_at', 'desc')
            .orderBy('id', 'desc')
            .limit(limit),
        ),
      ]),
    )
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toRequest);
}
export interface Link {
  readonly requestId: string;
  readonly parcelId: string;
  readonly code: string;
  readonly side: 'taken' | 'made';
}
export async function listLinks(reader: Reader, requestIds: readonly string[]): Promise<Link[]> {
  if (requestIds.length === 0) return [];
  const rows = await reader
    .selectFrom('parcel_request_parcels as link')
    .innerJoin('parcels', 'parcels.id', 'link.parcel_id')
    .select(['link.request_id', 'link.parcel_id', 'link.side', 'parcels.code'])
    .where('link.request_id', 'in', requestIds)
    .orderBy('parcels.code')
    .execute();
  return rows.map((row) => ({
    requestId: row.request_id,
    parcelId: row.parcel_id,
    code: row.code,
    side: row.side as Link['side'],
  }));
}
/** Whether what was in a parcel lies in other ones now. */
export async function wasRepacked(reader: Reader, parcelId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('parcel_request_parcels as link')
    .innerJoin('parcel_requests as request', 'request.id', 'link.request_id')
    .select('link.parcel_id')
    .where('link.parcel_id', '=', parcelId)
    .where('link.side', '=', 'taken')
    .where('request.kind', '<>', 'rehearsal')
    .where('request.state', '=', 'done')
    .executeTakeFirst();
  return row !== undefined;
}
/** Parcels that wait for the request are free again, unless they were closed. */
export async function releaseParcels(trx: Trx, requestId: string): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ request_id: null })
    .where('request_id', '=', requestId)
    .execute();
}
export async function closeParcels(trx: Trx, requestId: string, at: Date): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ state: 'closed', closed_at: at, request_id: null })
    .where('request_id', '=', requestId)
    .execute();
}
export async function updateRequest(
  trx: Trx,
  id: string,
  change: { state: RequestState; chooseBy?: Date; doneAt?: Date; doneBy?: string },
): Promise<void> {
  const { state, chooseBy, doneAt, doneBy } = change;
  await trx
    .updateTable('parcel_requests')
    .set({
      state,
      ...(chooseBy ? { choose_by: chooseBy } : {}),
      ...(doneAt ? { done_at: doneAt } : {}),
      ...(doneBy ? { done_by: doneBy } : {}),
    })
    .where('id', '=', id)
    .execute();
}
