import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { OrderEvent, Mover, EventFacts, Order } from '../order.ts';
import { toOrder } from '../order-store.ts';
import { withoutForeignPhotos } from './rules/foreign-photos.ts';
import type { OrderState } from '../rules/order-life.ts';

export interface NewEvent {
  readonly orderId: string;
  readonly version: number;
  readonly from: OrderState | undefined;
  readonly to: OrderState;
  readonly by: Mover;
  readonly facts: EventFacts;
  readonly photos: readonly string[];
  readonly at: Date;
}

export async function insertEvents(trx: Trx, events: readonly NewEvent[]): Promise<void> {
  await trx
    .insertInto('order_events')
    .values(
      events.map(({ orderId, version, from, to, by, facts, photos, at }) => ({
        order_id: orderId,
        version,
        from_state: from ?? null,
        to_state: to,
        actor_kind: by.kind,
        actor_id: 'id' in by ? by.id : null,
        actor_name: 'name' in by ? (by.name ?? null) : null,
        facts: JSON.stringify(facts),
        photos: [...photos],
        at,
      })),
    )
    .execute();
}

/** As everybody locks them, by their ids. */
export async function lockOrders(trx: Trx, ids: readonly string[]): Promise<Order[]> {
  const rows = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(toOrder);
}

/** Version of each order after its last event. */
export async function updateVersions(
  trx: Trx,
  versions: ReadonlyMap<string, number>,
): Promise<void> {
  await sql`
    update orders set version = next.version
    from unnest(${[...versions.keys()]}::uuid[], ${[...versions.values()]}::int[]) as next (id, version)
    where orders.id = next.id`.execute(trx);
}

export async function listEvents(reader: Reader, orderId: string): Promise<OrderEvent[]> {
  const rows = await reader
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('version')
    .execute();
  const events = rows.map((row) => ({
    version: row.version,
    from: (row.from_state as OrderState | null) ?? undefined,
    to: row.to_state as OrderState,
    actorKind: row.actor_kind as Mover['kind'],
    actorId: row.actor_id ?? undefined,
    actorName: row.actor_name ?? undefined,
    facts: row.facts as EventFacts,
    photos: row.photos,
    at: row.at,
  }));
  return withoutForeignPhotos(events);
}
