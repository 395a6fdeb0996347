import { FIND_MESSAGES } from '@hako/contract/desk/find-messages';
import { type FoundThing, MOST_FOUND } from '@hako/contract/desk/find';
import { UNKNOWN_STATES } from '@hako/contract/logistics/unknown-parcels';
import { may, type Permitted } from '@hako/contract/staff/permissions/permissions';
import { dongText, weightText } from '../../../kernel/wording.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import type { Bill } from '../../billing/index.ts';
import type { Customer } from '../../customers/index.ts';
import type { Order } from '../../orders/index.ts';
import { STATES } from '../../orders/index.ts';
import type { DeskDeps } from '../deps.ts';
import { findBids } from './find-bids.ts';
import { listingNamed } from './listing-named.ts';

interface Asked {
  readonly typed: string;
  readonly asker: Permitted;
}

const say = FIND_MESSAGES;

/**
 * Whatever of the company bears this code, number, phone, e-mail or name; at most `MOST_FOUND` of
 * each kind, each looked up by an index.
 * Each is found by whoever may open it.
 */
export async function findAnything(deps: DeskDeps, { typed, asker }: Asked): Promise<FoundThing[]> {
  const words = typed.trim();
  if (words === '') return [];
  const code = words.toUpperCase();
  const listing = listingNamed(words);
  const opensRecords = may(asker, 'records.read');
  const found = await Promise.all([
    opensRecords ? findOrders(deps, listing.code) : [],
    may(asker, 'tables.read') ? findBids(deps, listing) : [],
    may(asker, 'customers.read') ? findCustomers(deps, words) : [],
    opensRecords ? findParcel(deps, code) : [],
    may(asker, 'unknown.read') ? findUnknown(deps, code) : [],
    opensRecords ? findShipments(deps, code) : [],
    opensRecords ? findBills(deps, words) : [],
    may(asker, 'transfers') ? findTransfers(deps, words) : [],
  ]);
  return found.flatMap((things) => things.slice(0, MOST_FOUND));
}

async function findOrders({ db, orders, customers }: DeskDeps, words: string) {
  const found = (await orders.listLookedFor(db, words)).slice(0, MOST_FOUND);
  const names = await customers.readMany(
    db,
    found.map(({ customerId }) => customerId),
  );
  return found.map((order) => orderThing(order, names.get(order.customerId)));
}

const orderThing = (order: Order, customer: Customer | undefined): FoundThing => ({
  kind: 'order',
  code: order.code,
  title: order.listing.titleVi ?? order.listing.title,
  state: STATES[order.state].label,
  detail: customer?.fullName ?? '',
  opens: null,
});

async function findCustomers({ db, customers }: DeskDeps, words: string): Promise<FoundThing[]> {
  const found = await customers.search(db, words, MOST_FOUND);
  return found.map(({ id, customerNo, fullName, phone, email, level }) => ({
    kind: 'customer',
    code: customerNo,
    title: fullName,
    state: level.name,
    detail: phone ?? email ?? '',
    opens: id,
  }));
}

async function findParcel(
  { db, logistics, orders }: DeskDeps,
  code: string,
): Promise<FoundThing[]> {
  const parcel = await logistics.findParcel(db, code);
  if (!parcel) return [];
  const inside = await orders.readMany(
    db,
    parcel.contents.map(({ orderId }) => orderId),
  );
  return [
    {
      kind: 'parcel',
      code: parcel.code,
      title: inside.map((order) => order.code).join(', '),
      state: say.parcels[parcel.state],
      detail: say.parcel.replace('{grams}', String(parcel.received.weightG)),
      opens: inside[0]?.code ?? null,
    },
  ];
}

/** By its own code, or by the number on its label while nobody knows whose it is. */
async function findUnknown({ db, logistics }: DeskDeps, code: string): Promise<FoundThing[]> {
  const known = await logistics.findUnknown(db, code);
  const found = known ? [known] : await logistics.listOpenUnknown(db, [code]);
  return found.map((parcel) => ({
    kind: 'unknown',
    code: parcel.code,
    title: [parcel.carrierNumber, parcel.sellerName].filter(Boolean).join(' · '),
    state: UNKNOWN_STATES[parcel.state],
    detail: `${parcel.place} · ${weightText(parcel.measures.weightG)}`,
    opens: null,
  }));
}

const findShipments = async ({ db, logistics }: DeskDeps, code: string): Promise<FoundThing[]> =>
  (await logistics.listShipmentsByCode(db, code)).map((shipment) => ({
    kind: 'shipment',
    code: shipment.code,
    title: shipment.waybill ?? shipment.code,
    state: say.shipments[shipment.state],
    detail: shipment.shipMode,
    opens: null,
  }));

/** By its own code, or by the one on the carrier's label. */
async function findBills(
  { db, billing, customers }: DeskDeps,
  words: string,
): Promise<FoundThing[]> {
  const bill =
    (await billing.findBill(db, words.toUpperCase())) ??
    (await billing.findBillByCarrierCode(db, words));
  if (!bill) return [];
  const customer = await customers.find(db, bill.customerId);
  return [billThing(bill, customer)];
}

const billThing = (bill: Bill, customer: Customer | undefined): FoundThing => ({
  kind: 'bill',
  code: bill.code,
  title: say.bill
    .replace('{amount}', dongText(bill.total))
    .replace('{count}', String(bill.orders.length)),
  state: STATES[bill.state].label,
  detail: customer?.fullName ?? '',
  opens: null,
});

const findTransfers = async ({ findTransfers: find }: DeskDeps, words: string) =>
  (await find(words)).map(
    ({ bankReference, direction, amount, content, state, transferredAt }): FoundThing => ({
      kind: 'transfer',
      code: bankReference,
      title: (direction === 'in' ? say.transferIn : say.transferOut)
        .replace('{amount}', dongText(amount))
        .replace('{content}', () => content),
      state: say.transfers[state],
      detail: dayInVietnam(transferredAt),
      opens: state,
    }),
  );
