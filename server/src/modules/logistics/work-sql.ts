import { sql } from 'kysely';
import type { WaitingWork } from '../../platform/database/waiting-work.ts';
import { mayCheckIn } from './gate/gate-store.ts';

const parcels = (kind: WaitingWork['kind'], state: 'stored' | 'arrived'): WaitingWork => ({
  kind,
  from: sql`from parcels p`,
  // One that waits for its customer's request is the request's work.
  where: () => sql`p.state = ${sql.lit(state)} and p.request_id is null`,
  subject: sql`p.code`,
  clock: state === 'stored' ? sql`p.received_at` : sql`p.arrived_at`,
  since: sql`p.received_at`,
  customerId: sql`p.customer_id`,
  orderId: sql`(select i.order_id from parcel_orders i where i.parcel_id = p.id order by i.order_id limit 1)`,
});

const requests = (kind: WaitingWork['kind'], asked: readonly string[]): WaitingWork => ({
  kind,
  from: sql`from parcel_requests r`,
  where: () => sql`r.state = 'asked' and r.kind in (${sql.join(asked.map((one) => sql.lit(one)))})`,
  subject: sql`r.code`,
  clock: sql`r.asked_at`,
  customerId: sql`r.customer_id`,
});

const shipments = (kind: WaitingWork['kind'], state: 'open' | 'exported'): WaitingWork => ({
  kind,
  from: sql`from shipments s`,
  where: () =>
    sql`s.state = ${sql.lit(state)} and ${state === 'open' ? sql`true` : mayCheckIn(sql`s.id`)}`,
  subject: sql`s.code`,
  clock: state === 'open' ? sql`s.created_at` : sql`s.exported_at`,
  title: sql`s.waybill`,
});

/** At the gate: to be declared, or declared with parcels of which customs said nothing. */
const atGate: WaitingWork = {
  kind: 'customs-gate',
  from: sql`from shipments s join customs_gates c on c.shipment_id = s.id`,
  where: () => sql`s.state = 'exported' and exists (
    select from customs_gate_parcels g join parcels p on p.id = g.parcel_id
    where g.shipment_id = s.id and g.state = 'waiting' and p.state = 'exported')`,
  subject: sql`s.code`,
  clock: sql`coalesce(c.declared_at, s.exported_at)`,
  since: sql`s.exported_at`,
  title: sql`concat_ws(' · ', s.waybill, c.declaration_number)`,
};

const held: WaitingWork = {
  kind: 'customs-held',
  from: sql`from customs_gate_parcels g join parcels p on p.id = g.parcel_id join shipments s on s.id = g.shipment_id`,
  where: () => sql`g.state = 'held' and p.state = 'exported'`,
  subject: sql`s.code || '/' || p.code`,
  clock: sql`g.since`,
  code: sql`p.code`,
  title: sql`g.reason`,
  customerId: sql`p.customer_id`,
  orderId: sql`(select i.order_id from parcel_orders i where i.parcel_id = p.id order by i.order_id limit 1)`,
};

const unknown = (kind: WaitingWork['kind'], house: 'JP' | 'VN'): WaitingWork => ({
  kind,
  from: sql`from unknown_parcels u`,
  where: () => sql`u.state = 'open' and u.house = ${sql.lit(house)}`,
  subject: sql`u.code`,
  clock: sql`u.recorded_at`,
  title: sql`nullif(concat_ws(' · ', nullif(u.carrier_number, ''), nullif(u.seller_name, '')), '')`,
});

const search = (kind: WaitingWork['kind'], house: 'JP' | 'VN'): WaitingWork => ({
  kind,
  from: sql`from place_count_findings f join place_counts c on c.id = f.count_id`,
  where: () => sql`f.state in ('open', 'searching') and left(c.place, 2) = ${sql.lit(house)}`,
  subject: sql`c.id || '/' || f.code`,
  clock: sql`coalesce(f.settled_at, c.finished_at)`,
  since: sql`c.finished_at`,
  code: sql`f.code`,
  title: sql`c.place`,
});

/** What waits in the two warehouses. */
export const logisticsWork: readonly WaitingWork[] = [
  requests('repack', ['join', 'split']),
  requests('rehearse', ['rehearsal']),
  parcels('pack', 'stored'),
  shipments('export', 'open'),
  shipments('check-in', 'exported'),
  atGate,
  held,
  parcels('weigh', 'arrived'),
  search('search-jp', 'JP'),
  search('search-vn', 'VN'),
  unknown('unknown-jp', 'JP'),
  unknown('unknown-vn', 'VN'),
];
