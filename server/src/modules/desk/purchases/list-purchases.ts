import type { Readable } from 'node:stream';
import { may, type Permitted } from '@hako/contract/staff/permissions/permissions';
import type { PURCHASE_SORTS } from '@hako/contract/desk/purchases';
import type { OrderState } from '@hako/contract/orders/states';
import { type KeysetPage, sortOf } from '../../../platform/database/keyset.ts';
import { readingOf } from '../../../platform/database/reads/reading-of.ts';
import { exportTable } from '../../../platform/sheet/export-table.ts';
import { type AskedTable, tablePage } from '../../../platform/sheet/table-page.ts';
import { momentsOfDays } from '../../../kernel/vietnam-day.ts';
import type { Customer } from '../../customers/index.ts';
import {
  type Order,
  REGISTER_KEYS,
  type RegisterFilter,
  type SellerParcel,
} from '../../orders/index.ts';
import { type Exporter, exportEntry } from '../../../platform/sheet/export-entry.ts';
import type { DeskDeps } from '../deps.ts';
import { noteExport } from '../note-export.ts';
import { PURCHASE_COLUMNS, PURCHASES_SHEET } from './sheet-labels.ts';
import type { TabledPurchase } from './tabled-purchase.ts';

type SortName = (typeof PURCHASE_SORTS)[number];

/** The filters of the table of purchases, as they stand in its address. */
interface AskedPurchases {
  readonly state?: OrderState;
  readonly site?: string;
  readonly account?: string;
  /** Days in Vietnam on which it was bought, both inclusive. */
  readonly from?: string;
  readonly to?: string;
  readonly untracked?: 'yes';
  readonly q?: string;
  readonly sort?: SortName | `-${SortName}`;
}

interface Asker {
  readonly asker: Permitted;
}

/** One page of what was bought. Refusal `request.invalid`. */
export async function listPurchases(
  deps: DeskDeps,
  { after, asker, ...asked }: AskedPurchases & Asker & { readonly after?: string },
) {
  return tablePage(tableOf(deps, asker, asked), after);
}

/**
 * The whole table as a file. Refusals `request.invalid`, `request.nothing-to-export`,
 * `request.too-many-to-export`.
 */
export async function exportPurchases(
  deps: DeskDeps,
  {
    kind,
    staffId,
    asker,
    ...asked
  }: AskedPurchases & Exporter & Asker & { readonly kind: 'xlsx' | 'csv' },
): Promise<Readable> {
  return exportTable<TabledPurchase>({
    ...tableOf(readingOf(deps), asker, asked),
    ...{ kind, name: PURCHASES_SHEET },
    columns: PURCHASE_COLUMNS.filter(({ needs }) => !needs || may(asker, needs)),
    note: (count) => noteExport(deps, exportEntry(staffId, 'purchases', asked, count)),
  });
}

function tableOf(
  deps: DeskDeps,
  asker: Permitted,
  asked: AskedPurchases,
): AskedTable<TabledPurchase> {
  const filter = filterOf(asked);
  return {
    sort: sortFor(asker, asked.sort),
    count: (most) => deps.orders.countRegister(deps.db, filter, most),
    read: (page) => readRows(deps, filter, page),
  };
}

/** The usual order instead of one by what was paid, which would tell it to whoever may not see it. */
function sortFor(asker: Permitted, asked: AskedPurchases['sort']) {
  const isHidden = (asked === 'paid' || asked === '-paid') && !may(asker, 'money.see');
  return sortOf(REGISTER_KEYS, isHidden ? undefined : asked, 'bought');
}

function filterOf(asked: AskedPurchases): RegisterFilter {
  const { from, to } = momentsOfDays(asked);
  return {
    isBought: true,
    states: asked.state && [asked.state],
    site: asked.site,
    account: asked.account,
    boughtFrom: from,
    boughtTo: to,
    isUntracked: asked.untracked === 'yes' || undefined,
    words: asked.q,
  };
}

async function readRows(
  deps: DeskDeps,
  filter: RegisterFilter,
  page: KeysetPage,
): Promise<TabledPurchase[]> {
  const found = await deps.orders.listRegister(deps.db, filter, page);
  const rowOf = await purchasesOf(deps, found);
  return found.map((order) => ({ mark: order.mark, ...rowOf(order) }));
}

/** What was bought for these orders, with what is kept beside them. */
export async function purchasesOf(
  { db, orders, customers }: DeskDeps,
  found: readonly Order[],
): Promise<(order: Order) => Omit<TabledPurchase, 'mark'>> {
  const ids = found.map(({ id }) => id);
  const [people, means, parcels] = await Promise.all([
    customers.readMany(db, [...new Set(found.map(({ customerId }) => customerId))]),
    orders.listMeans(db, ids),
    orders.listSellerParcels(db, ids),
  ]);
  const parcelsOf = Map.groupBy(parcels, ({ orderId }) => orderId);
  return (order) => purchaseOf(order, people, means, parcelsOf.get(order.id) ?? []);
}

const DOMESTIC_SHIPPING = 'phi-van-chuyen-noi-dia';

function purchaseOf(
  order: Order,
  people: ReadonlyMap<string, Customer>,
  means: ReadonlyMap<string, string>,
  parcels: readonly SellerParcel[],
): Omit<TabledPurchase, 'mark'> {
  const { listing, source, quantity } = order;
  const shipping = order.price.lines.filter(
    ({ code, currency }) => code === DOMESTIC_SHIPPING && currency === 'JPY',
  );
  return {
    order,
    customer: people.get(order.customerId),
    means: means.get(order.id),
    parcels,
    // Whoever wins owes exactly the price that the lot closed at.
    paid: order.pricePaid ?? (source === 'win' ? listing.price * quantity : undefined),
    domesticShipping:
      shipping.length > 0 ? shipping.reduce((sum, { amount }) => sum + amount, 0) : undefined,
  };
}
