import type { Readable } from 'node:stream';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { streamSheet } from '../../../platform/sheet/sheet.ts';
import type { Order } from '../../orders/index.ts';
import { listCustomsLines, replaceCustomsLines } from './customs-store.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { allocate } from '../../../kernel/allocate.ts';
import {
  type CustomsLine,
  type CustomsProblem,
  type Declared,
  draftLine,
  problemsOf,
} from './rules/customs.ts';
import { holds, ordersIn, type Parcel, type Shipment } from '../parcels/rules/parcel.ts';
import { listParcelsOfOrders, listParcelsOfShipments } from '../parcels/parcel-list-store.ts';
import { listHeadings } from '../house-rules/rule-store.ts';
import { CUSTOMS_COLUMNS, CUSTOMS_SHEET } from '../shipments/sheet-labels.ts';
import { findShipment, lockShipment } from '../shipments/shipment-store.ts';

export interface Customs {
  readonly shipment: Shipment;
  readonly isSaved: boolean;
  readonly lines: readonly CustomsLine[];
  readonly orders: readonly (Declared & {
    readonly order: Order;
    readonly parcels: readonly string[];
  })[];
  readonly problems: readonly CustomsProblem[];
  /** Complete papers of a shipment that left stand. */
  readonly mayEdit: boolean;
}

/** What is declared of a shipment: as it was saved, with a drafted line for every order that has none. Refusal `logistics.shipment-not-found`. */
export async function readCustoms(deps: LogisticsDeps, code: string): Promise<Customs> {
  return customsOf(deps, deps.db, code);
}

/**
 * Keeps the lines as the desk edited them, also when something is still missing. Papers of a shipment
 * that left can be mended only while they are incomplete. Refusals `logistics.shipment-not-found`,
 * `logistics.shipment-closed`, `logistics.not-in-shipment`.
 */
export async function saveCustoms(
  deps: LogisticsDeps,
  {
    code,
    lines,
    by,
  }: {
    code: string;
    lines: readonly (Omit<CustomsLine, 'orderId'> & { orderCode: string })[];
    by: Staff;
  },
): Promise<Customs> {
  return inTransaction(deps.db, async (trx) => {
    const shipment = await lockShipment(trx, code);
    refuseUnless(shipment, 'logistics.shipment-not-found', { code });
    const { orders, mayEdit, lines: known } = await customsOf(deps, trx, code);
    refuseUnless(mayEdit, 'logistics.shipment-closed', { code });
    const kept = lines.map(({ orderCode, ...line }) => {
      const found = orders.find(({ order }) => order.code === orderCode);
      refuseUnless(found, 'logistics.not-in-shipment', { code: orderCode });
      return { ...line, description: line.description.trim(), orderId: found.orderId };
    });
    await replaceCustomsLines(trx, shipment.id, kept, by.id, deps.clock.now());
    await deps.audit(trx, {
      actor: by.id,
      action: 'shipment.customs',
      subject: `shipment:${code}`,
      before: { lines: known.length },
      after: { lines: kept.length },
    });
    return customsOf(deps, trx, code);
  });
}

/** The papers stand as they are from now on. Refusal `logistics.customs-not-ready` while something is missing. */
export async function fixCustoms(
  deps: LogisticsDeps,
  trx: Trx,
  code: string,
  by: Staff,
): Promise<void> {
  const { shipment, lines, problems } = await customsOf(deps, trx, code);
  refuseUnlessReady(code, problems);
  await replaceCustomsLines(trx, shipment.id, lines, by.id, deps.clock.now());
}

function refuseUnlessReady(code: string, problems: readonly CustomsProblem[]): void {
  const isReady = problems.length === 0;
  refuseUnless(isReady, 'logistics.customs-not-ready', { code, problems: problems.length });
}

/** The papers as a spreadsheet. Refusals `logistics.shipment-not-found`, `logistics.customs-not-ready`. */
export async function exportCustoms(deps: LogisticsDeps, code: string): Promise<Readable> {
  const { lines, orders, problems, shipment } = await customsOf(deps, deps.db, code);
  refuseUnlessReady(code, problems);
  const rows = lines.map((line, index) => {
    const found = orders.find(({ orderId }) => orderId === line.orderId);
    return {
      ...line,
      number: index + 1,
      shipment: shipment.code,
      orderCode: found?.order.code ?? '',
      parcels: found?.parcels.join(', ') ?? '',
    };
  });
  return streamSheet(CUSTOMS_SHEET, CUSTOMS_COLUMNS, once(rows));
}

async function* once<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

async function customsOf(deps: LogisticsDeps, reader: Reader, code: string): Promise<Customs> {
  const shipment = await findShipment(reader, code);
  refuseUnless(shipment, 'logistics.shipment-not-found', { code });
  const parcels = await listParcelsOfShipments(reader, [shipment.id]);
  const found = (await deps.orders.readMany(reader, ordersIn(parcels))).toSorted((a, b) =>
    a.code < b.code ? -1 : 1,
  );
  const everywhere = await listParcelsOfOrders(
    reader,
    found.map(({ id }) => id),
  );
  const orders = found.map((order) => ({
    order,
    orderId: order.id,
    paidJpy: paidIn(order, parcels, everywhere),
    parcels: parcels.filter((parcel) => holds(parcel, order.id)).map((parcel) => parcel.code),
  }));
  const saved = (await listCustomsLines(reader, shipment.id)).filter(({ orderId }) =>
    found.some(({ id }) => id === orderId),
  );
  const headings = new Map(
    (await listHeadings(reader, dayInVietnam(deps.clock.now()))).map((one) => [one.category, one]),
  );
  const drafts = orders
    .filter(({ orderId }) => !saved.some((line) => line.orderId === orderId))
    .map(({ order, orderId, paidJpy }) =>
      draftLine(
        { orderId, paidJpy, quantity: order.quantity },
        headings.get(order.question.items[0]?.category ?? ''),
      ),
    );
  const lines = [...saved, ...drafts];
  const problems = problemsOf(lines, orders);
  return {
    mayEdit: shipment.exportedAt === undefined || problems.length > 0,
    shipment,
    isSaved: saved.length > 0 && drafts.length === 0,
    lines,
    orders,
    problems,
  };
}

/** What was paid in yen for what travels here: all of it, or, of an order in several shipments, its part by weight. */
function paidIn(order: Order, here: readonly Parcel[], everywhere: readonly Parcel[]): number {
  const whole = order.pricePaid ?? order.listing.price * order.quantity;
  const own = everywhere
    .filter((parcel) => holds(parcel, order.id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const weights = own.map(
    ({ contents }) => contents.find(({ orderId }) => orderId === order.id)?.weightG ?? 0,
  );
  return allocate(whole, weights).reduce(
    (sum, share, index) => sum + (here.some(({ id }) => id === own[index]?.id) ? share : 0),
    0,
  );
}
