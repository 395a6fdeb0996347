import { lockName } from '../../platform/database/lock.ts';
import type { Selectable } from 'kysely';
import { dong, yen } from '../../kernel/money.ts';
import { countedPage } from '../../platform/database/counted-page.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { type Offer, type OfferMover, type OfferStatus, OPEN_STATUSES } from './rules/offer.ts';
import { settingColumns } from '../../platform/settings/setting-columns.ts';
import type { SettingTable } from '../../platform/settings/setting-table.ts';

export interface OfferEvent {
  readonly status: OfferStatus;
  readonly mover: OfferMover;
  readonly reason: string | undefined;
  readonly at: Date;
}
/** Violates `offers_one_open` when the customer has an open one for the same listing. */
export async function insertOffer(trx: Trx, offer: Offer): Promise<void> {
  await trx.insertInto('offers').values(rowOf(offer)).execute();
  await insertEvent(trx, offer, {
    mover: 'customer',
    moverId: offer.customerId,
    at: offer.createdAt,
  });
}
/** Writes the offer as it is now, and a line of its history. */
export async function updateOffer(
  trx: Trx,
  offer: Offer,
  by: { mover: OfferMover; moverId: string | undefined; at: Date },
): Promise<Offer> {
  const next = { ...offer, version: offer.version + 1 };
  await trx.updateTable('offers').set(rowOf(next)).where('id', '=', offer.id).execute();
  await insertEvent(trx, next, by);
  return next;
}
export async function lockOffer(trx: Trx, id: string): Promise<Offer | undefined> {
  const row = await trx
    .selectFrom('offers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && offerOf(row);
}
export async function findOffer(reader: Reader, id: string): Promise<Offer | undefined> {
  const row = await reader.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst();
  return row && offerOf(row);
}
export interface OfferQuery {
  readonly customerId?: string;
  readonly statuses?: readonly OfferStatus[];
  readonly code?: string;
  /** For the desk: what ends first at the top. Otherwise newest first. */
  readonly isUrgentFirst?: boolean;
  readonly page: number;
  readonly size: number;
}
export async function listOffers(
  reader: Reader,
  query: OfferQuery,
): Promise<{ offers: Offer[]; total: number }> {
  const { customerId, statuses, code, isUrgentFirst, page, size } = query;
  const matching = reader
    .selectFrom('offers')
    .$if(customerId !== undefined, (q) => q.where('customer_id', '=', customerId as string))
    .$if(statuses !== undefined, (q) => q.where('status', 'in', [...(statuses ?? [])]))
    .$if(code !== undefined, (q) => q.where('code', '=', code as string));
  const { rows, total } = await countedPage(
    reader,
    matching
      .selectAll()
      .$if(isUrgentFirst === true, (q) => q.orderBy('expires_at'))
      .orderBy('created_at', isUrgentFirst ? 'asc' : 'desc')
      .orderBy('id', isUrgentFirst ? 'asc' : 'desc'),
    { page, size },
  );
  return { offers: rows.map(offerOf), total };
}
/** Makes the requests of one customer come one after the other until the transaction ends, and tells whether one more may be open. */
export async function mayOpenAnother(
  trx: Trx,
  customerId: string,
): Promise<{ readonly mayOpen: boolean; readonly limit: number }> {
  await lockName(trx, `offers:${customerId}`);
  return openOffersOf(trx, customerId);
}
/** The same without a lock, for whoever only asks. */
export async function openOffersOf(
  reader: Reader,
  customerId: string,
): Promise<{ readonly mayOpen: boolean; readonly limit: number }> {
  const { open_requests: limit } = await reader
    .selectFrom('negotiation_settings')
    .select('open_requests')
    .executeTakeFirstOrThrow();
  const { open } = await reader
    .selectFrom('offers')
    .select((offers) => offers.fn.countAll<number>().as('open'))
    .where('customer_id', '=', customerId)
    .where('status', 'in', [...OPEN_STATUSES])
    .executeTakeFirstOrThrow();
  return { mayOpen: Number(open) < limit, limit };
}
export async function hasOpenOffer(
  reader: Reader,
  customerId: string,
  site: string,
  code: string,
): Promise<boolean> {
  const row = await reader
    .selectFrom('offers')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('site', '=', site)
    .where('code', '=', code)
    .where('status', 'in', [...OPEN_STATUSES])
    .executeTakeFirst();
  return row !== undefined;
}
/** Histories of several offers, each in its order. */
export async function listEventsOf(
  reader: Reader,
  offerIds: readonly string[],
): Promise<Map<string, OfferEvent[]>> {
  if (offerIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('offer_events')
    .selectAll()
    .where('offer_id', 'in', offerIds)
    .orderBy('offer_id')
    .orderBy('version')
    .execute();
  const events = rows.map((row) => ({
    offerId: row.offer_id,
    status: row.status as OfferStatus,
    mover: row.mover as OfferMover,
    reason: row.reason ?? undefined,
    at: row.at,
  }));
  return Map.groupBy(events, ({ offerId }) => offerId);
}
async function insertEvent(
  trx: Trx,
  offer: Offer,
  by: { mover: OfferMover; moverId: string | undefined; at: Date },
): Promise<void> {
  await trx
    .insertInto('offer_events')
    .values({
      offer_id: offer.id,
      version: offer.version,
      status: offer.status,
      mover: by.mover,
      mover_id: by.moverId ?? null,
      reason: offer.reason ?? null,
      at: by.at,
    })
    .execute();
}
const rowOf = (offer: Offer) => ({
  id: offer.id,
  customer_id: offer.customerId,
  site: offer.site,
  code: offer.code,
  title: offer.title,
  picture: offer.picture ?? null,
  url: offer.url,
  listed_price_jpy: offer.listedPrice,
  desired_price_jpy: offer.desiredPrice,
  granted_price_jpy: offer.grantedPrice ?? null,
  is_auto_buy: offer.isAutoBuy,
  ship_mode: offer.shipMode,
  services: [...offer.services],
  address_id: offer.addressId ?? null,
  note: offer.note,
  status: offer.status,
  reason: offer.reason ?? null,
  assignee_id: offer.assigneeId ?? null,
  account: offer.account ?? null,
  hold_vnd: offer.hold,
  order_id: offer.orderId ?? null,
  order_code: offer.orderCode ?? null,
  expires_at: offer.expiresAt,
  created_at: offer.createdAt,
  version: offer.version,
});
const offerOf = (row: Selectable<Tables['offers']>): Offer => ({
  id: row.id,
  customerId: row.customer_id,
  site: row.site,
  code: row.code,
  title: row.title,
  picture: row.picture ?? undefined,
  url: row.url,
  listedPrice: yen(row.listed_price_jpy),
  desiredPrice: yen(row.desired_price_jpy),
  grantedPrice: row.granted_price_jpy === null ? undefined : yen(row.granted_price_jpy),
  isAutoBuy: row.is_auto_buy,
  shipMode: row.ship_mode,
  services: row.services,
  addressId: row.address_id ?? undefined,
  note: row.note,
  status: row.status as OfferStatus,
  reason: row.reason ?? undefined,
  assigneeId: row.assignee_id ?? undefined,
  account: row.account ?? undefined,
  hold: dong(row.hold_vnd),
  orderId: row.order_id ?? undefined,
  orderCode: row.order_code ?? undefined,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
  version: row.version,
});

/** How many offers of a customer may be open. */
export const negotiationSettings: readonly SettingTable[] = [
  settingColumns('offer-limits', { table: 'negotiation_settings' }),
];
