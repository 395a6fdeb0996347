import { sql } from 'kysely';
import { newId } from '../../src/kernel/chance.ts';
import type { Database } from '../../src/platform/database/database.ts';
import type { Person, Sayings } from './planted-words.ts';

/** Orders, bills and what the carriers wrote. */
export async function plantGoods(
  db: Database,
  { customerId, fullName, staffId }: Person,
  { now, address, words, told }: Sayings,
  orderId: string,
): Promise<void> {
  const billId = newId();
  await sql`insert into orders (id, code, customer_id, state, version, source, site, listing_code, listing, question, price, exchange_vnd, exchange_scale, quantity,
    first_payment_vnd, paid_first_vnd, paid_parts, ship_mode, services, coupon_codes, address, note, created_at, moved_at)
    values (${orderId}, 'P-1', ${customerId}, 'COMPLETED', 1, 'purchase', 'other', 'x1', ${told}, ${told}, '{}', 170, 1, 1, 0, 0, '{}', 'air', '{}', '{}',
    ${address}, ${words}, ${now}, ${now})`.execute(db);
  await sql`insert into order_events (order_id, version, to_state, actor_kind, actor_name, facts, photos, at)
    values (${orderId}, 1, 'COMPLETED', 'customer', ${fullName}, ${told}, '{}', ${now})`.execute(
    db,
  );
  await sql`insert into seller_parcels (order_id, number, title, expected, carrier, tracking_number, entered_by, entered_at)
    values (${orderId}, 1, ${words}, ${words}, 'yamato', '123456789013', ${staffId}, ${now})`.execute(
    db,
  );
  await sql`insert into purchase_tasks (order_id, state, reason, site_price_jpy, updated_at) values (${orderId}, 'done', ${words}, 1, ${now})`.execute(
    db,
  );
  await sql`insert into purchase_attempts (order_id, number, account, price_jpy, state, detail, sent_at, settled_at)
    values (${orderId}, 1, 'x', 1, 'bought', ${words}, ${now}, ${now})`.execute(db);
  await sql`insert into bills (id, code, customer_id, state, total_vnd, paid_at, address, created_at, moved_at)
    values (${billId}, 'PB-1', ${customerId}, 'COMPLETED', 1000, ${now}, ${address}, ${now}, ${now})`.execute(
    db,
  );
  await sql`insert into consignments (bill_id, carrier, state, carrier_code, detail, asked_at, asked_by)
    values (${billId}, 'ghn', 'created', 'GHN-P1', ${words}, ${now}, ${staffId})`.execute(db);
  await sql`insert into carrier_events (carrier, carrier_code, type, status, at, told, is_applied, received_at)
    values ('ghn', 'GHN-P1', 'switch_status', 'delivered', ${now}, ${told}, true, ${now})`.execute(
    db,
  );
}
/** The parcel in which an order travelled with others, and what staff wrote of its costs. */
export async function plantCosts(
  db: Database,
  { customerId, staffId }: Person,
  { now, words }: Sayings,
  orderId: string,
): Promise<void> {
  const [parcelId, shipmentId] = [newId(), newId()];
  await sql`insert into shipments (id, code, state, ship_mode, created_at, exported_at, arrived_at)
    values (${shipmentId}, 'PS-1', 'arrived', 'air', ${now}, ${now}, ${now})`.execute(db);
  await sql`insert into parcels (id, code, customer_id, state, weight_g, length_cm, width_cm, height_cm, shipment_id, received_at)
    values (${parcelId}, 'PP-1', ${customerId}, 'packed', 100, 1, 1, 1, ${shipmentId}, ${now})`.execute(
    db,
  );
  const subjects = { order: orderId, parcel: parcelId, shipment: shipmentId };
  for (const [type, id] of Object.entries(subjects))
    await sql`insert into booked_costs (id, subject_type, subject_id, kind, amount, currency, amount_vnd, reason, proofs, booked_by, booked_by_name, booked_at)
      values (${newId()}, ${type}, ${id}, 'duty', 5000, 'VND', 5000, ${words}, '{}', ${staffId}, 'x', ${now})`.execute(
      db,
    );
}
