import type { OrderBook } from '@hako/contract/desk/order-book';
import { may, type Permitted } from '@hako/contract/staff/permissions/permissions';
import { askNames } from '../../../kernel/ask-names.ts';
import type { Reader } from '../../../platform/database/database.ts';
import {
  type Order,
  plainNumber,
  type SellerParcel,
  STATES,
  trackingUrl,
} from '../../orders/index.ts';
import { placeOf } from '../../logistics/index.ts';
import type { DeskDeps } from '../deps.ts';
import { pricedOf } from './list-orders.ts';
import { moneyRow } from './money-row.ts';
import { moneyOf, type OrderMoney } from './order-money.ts';
import { marginOf } from './rules/margin.ts';

/**
 * What belongs to an order besides itself, as far as whoever asks may see it. Refusal
 * `orders.not-found`.
 */
export async function readOrderBook(
  deps: DeskDeps,
  { code, asker }: { readonly code: string; readonly asker: Permitted },
): Promise<OrderBook> {
  const { db, orders } = deps;
  const order = await orders.read(db, { code });
  const [money, papers, written, costs] = await Promise.all([
    moneyOf(deps, db, [order]),
    papersOf(deps, db, order),
    writtenOf(deps, db, order),
    deps.logistics.bookedOf(db, order),
  ]);
  const own = money(order.id);
  // A warehouse handles goods; what they cost is not its business.
  const seesMoney = may(asker, 'money.see');
  return {
    money: seesMoney ? moneyRow(own) : null,
    margin: may(asker, 'margin.see') ? marginRow(order, own, costs) : null,
    ...written,
    may_add_parcel: order.state === 'BOUGHT' || order.state === 'WAREHOUSE',
    ...(seesMoney ? papers : withoutSums(papers)),
    bid_id: order.bidId ?? null,
  };
}

const withoutSums = ({ parcels, bills, complaints }: Awaited<ReturnType<typeof papersOf>>) => ({
  parcels,
  bills: bills.map((bill) => ({ ...bill, share_vnd: null })),
  complaints: complaints.map((complaint) => ({ ...complaint, refund_vnd: null })),
});

type BookedCosts = Awaited<ReturnType<DeskDeps['logistics']['bookedOf']>>;

/** What travels in parcels is booked by people; the yen of the marketplace stand in the ledger. */
function marginRow(order: Order, money: OrderMoney, booked: BookedCosts) {
  const { freight, duty, vat, domesticShipping } = booked;
  // What was bought paid its seller with the price; of a win it is paid besides.
  const priced = pricedOf(order, money);
  const shipping = priced.isWin && { 'domestic-shipping': domesticShipping };
  const bookedCosts = { freight, duty, vat, ...shipping };
  const found = marginOf({ ...priced, bookedCosts });
  return {
    margin_vnd: found.margin,
    percent_hundredths: found.percentHundredths ?? null,
    is_forecast: found.isForecast,
    revenue_vnd: found.revenue,
    revenue_certainty: found.revenueCertainty,
    costs: found.costs.map(({ account, amount, certainty }) => ({
      account,
      amount_vnd: amount,
      certainty,
    })),
  };
}

/** The parcels, bills and complaints of an order. */
async function papersOf(
  { logistics, billing, complaintsOf }: DeskDeps,
  reader: Reader,
  order: Order,
) {
  const [parcels, bills, complaints] = await Promise.all([
    logistics.parcelsOf(reader, [order.id]),
    billing.listShares(reader, [order.id]),
    complaintsOf(reader, [order.id]),
  ]);
  return {
    parcels: parcels.map((parcel) => ({
      code: parcel.code,
      weight_g: parcel.received.weightG,
      shelf: placeOf(parcel) ?? null,
      received_at: parcel.receivedAt.toISOString(),
    })),
    bills: bills.map(({ billCode, state, share, paidAt }) => ({
      code: billCode,
      state_label: STATES[state].label,
      share_vnd: share,
      paid_at: paidAt?.toISOString() ?? null,
    })),
    complaints: complaints.map(({ id, code, state, refund, createdAt }) => ({
      id,
      code,
      state,
      refund_vnd: refund,
      created_at: createdAt.toISOString(),
    })),
  };
}

/** What staff wrote about it and entered of its seller's parcels. */
async function writtenOf(deps: DeskDeps, reader: Reader, { id }: Order) {
  const { orders } = deps;
  const [notes, parcels] = await Promise.all([
    notesOf(deps, reader, [id]),
    orders.listSellerParcels(reader, [id]),
  ]);
  return {
    notes: notes.map(({ row }) => row),
    seller_parcels: await sellerParcelRows(deps, parcels),
  };
}

/** What staff wrote about these orders, the newest first. */
export async function notesOf(
  { orders, staffName }: Pick<DeskDeps, 'orders' | 'staffName'>,
  reader: Reader,
  orderIds: readonly string[],
) {
  const notes = await orders.listNotes(reader, orderIds);
  const nameOf = await askNames(
    staffName,
    notes.map(({ authorId }) => authorId),
  );
  return notes.map(({ id, orderId, authorId, text, at }) => ({
    orderId,
    row: { id, author_name: nameOf(authorId) ?? '', text, at: at.toISOString() },
  }));
}

/** The parcels of a seller with who entered them. */
export async function sellerParcelRows(deps: DeskDeps, parcels: readonly SellerParcel[]) {
  const nameOf = await askNames(
    deps.staffName,
    parcels.map(({ enteredBy }) => enteredBy),
  );
  const numbers = parcels.map(({ trackingNumber }) => trackingNumber);
  const unknown = await deps.logistics.listOpenUnknown(deps.db, numbers);
  return parcels.map((parcel) => ({
    ...parcelRow(parcel, nameOf(parcel.enteredBy) ?? ''),
    unknown_parcels: unknown
      .filter(({ carrierNumber }) => plainNumber(carrierNumber) === parcel.trackingNumber)
      .map(({ code }) => code),
  }));
}

const parcelRow = (parcel: SellerParcel, enteredBy: string) => ({
  number: parcel.number,
  title: parcel.title,
  expected: parcel.expected,
  carrier: parcel.carrier,
  tracking_number: parcel.trackingNumber,
  tracking_url: trackingUrl(parcel.carrier, parcel.trackingNumber),
  entered_by: enteredBy,
  entered_at: parcel.enteredAt.toISOString(),
});
