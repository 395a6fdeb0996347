import type { Bound } from '../../kernel/bind.ts';
import type { DeskDeps } from './deps.ts';
import type { findAnything } from './finding/find-anything.ts';
import type {
  listCustomerBills,
  listCustomerComplaints,
  listCustomerParcels,
} from './person/list-belongings.ts';
import type { readDeskCustomer } from './customers/read-desk-customer.ts';
import type {
  exportCustomers,
  listCustomers,
  readCustomerChoices,
} from './customers/list-customers.ts';
import type {
  describeViewing,
  endViewing,
  findViewing,
  startViewing,
} from './customers/view-as-customer.ts';
import type { assignWork, listColleagues } from './work/assign-work.ts';
import type { countElsewhere, countWork } from './work/count-work.ts';
import type { listWork } from './work/list-work.ts';
import type { listSavedFilters, removeFilter, saveFilter } from './work/saved-filters.ts';
import type { listSiteHealth, listUnreadable } from './sites/site-health.ts';
import type { exportBillTable, listBillTable } from './goods/list-bills.ts';
import type { exportParcelTable, listParcelTable } from './goods/list-parcels.ts';
import type { exportOrders, listOrders } from './orders/list-orders.ts';
import type { readBillBook } from './goods/read-bill-book.ts';
import type { readOrderBook } from './orders/read-order-book.ts';
import type { openTask } from './open-task.ts';
import type { findAsked, readQueue } from './read-queue.ts';
import type { exportPurchases, listPurchases } from './purchases/list-purchases.ts';
import type { readStation } from './stations/read-station.ts';
import type { readPurchase } from './purchases/read-purchase.ts';

export interface Desk {
  /** The sections for these roles, or the one that is named. */
  readonly readQueue: Bound<typeof readQueue>;
  /** Somebody has a task open, and no other one. */
  readonly openTask: Bound<typeof openTask>;
  /** What waits for these roles, in one list. */
  readonly listWork: Bound<typeof listWork>;
  readonly listSavedFilters: Bound<typeof listSavedFilters>;
  readonly saveFilter: Bound<typeof saveFilter>;
  readonly removeFilter: Bound<typeof removeFilter>;
  /** Whose work it is from now on. */
  readonly assignWork: Bound<typeof assignWork>;
  readonly listColleagues: Bound<typeof listColleagues>;
  /** What waits at a station of a warehouse, and what a scanned code is there. */
  readonly readStation: Bound<typeof readStation>;
  /** How much waits on other pages for these roles. */
  readonly countElsewhere: Bound<typeof countElsewhere>;
  /** How much waits for these roles in all. */
  readonly countWork: Bound<typeof countWork>;
  /** How our lines to the marketplaces are, as each of our processes sees them. */
  readonly listSiteHealth: Bound<typeof listSiteHealth>;
  readonly listUnreadable: Bound<typeof listUnreadable>;
  /** Whatever of the company bears this code, number, phone or name, as far as these roles may see it. */
  readonly findAnything: Bound<typeof findAnything>;
  /** The table of all orders, a page by key, and as a file. */
  readonly listOrders: Bound<typeof listOrders>;
  readonly exportOrders: Bound<typeof exportOrders>;
  /** What belongs to an order besides itself. */
  readonly readOrderBook: Bound<typeof readOrderBook>;
  /** What belongs to a bill besides itself. */
  readonly readBillBook: Bound<typeof readBillBook>;
  /** Everything that was bought: a page by key, a file, and one purchase. */
  readonly listPurchases: Bound<typeof listPurchases>;
  readonly exportPurchases: Bound<typeof exportPurchases>;
  readonly readPurchase: Bound<typeof readPurchase>;
  /** The tables of all parcels and of all bills, a page by key, and as a file. */
  readonly listBillTable: Bound<typeof listBillTable>;
  readonly exportBillTable: Bound<typeof exportBillTable>;
  readonly listParcelTable: Bound<typeof listParcelTable>;
  readonly exportParcelTable: Bound<typeof exportParcelTable>;
  readonly listSalesPeople: DeskDeps['listSalesPeople'];
  now(): Date;
  /** Staff who look at the pages as a customer sees them. */
  readonly startViewing: Bound<typeof startViewing>;
  readonly endViewing: Bound<typeof endViewing>;
  readonly findViewing: Bound<typeof findViewing>;
  readonly describeViewing: Bound<typeof describeViewing>;
  /** The table of all customers, a page by key, and as a file. */
  readonly listCustomers: Bound<typeof listCustomers>;
  readonly exportCustomers: Bound<typeof exportCustomers>;
  readonly readCustomerChoices: Bound<typeof readCustomerChoices>;
  readonly readDeskCustomer: Bound<typeof readDeskCustomer>;
  /** What a customer has at us, list by list, each paged by key. */
  readonly listCustomerParcels: Bound<typeof listCustomerParcels>;
  readonly listCustomerBills: Bound<typeof listCustomerBills>;
  readonly listCustomerComplaints: Bound<typeof listCustomerComplaints>;
  /**
   * The work that a scanned code belongs to, or that is named; none when nothing of it waits for
   * these roles.
   */
  readonly findAsked: Bound<typeof findAsked>;
}
