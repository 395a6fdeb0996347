/** The desk: what waits for whom. It owns only who has which task open; each task is a view of the module that does the work. */
import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import { bind } from '../../kernel/bind.ts';
import { readingOf } from '../../platform/database/reads/reading-of.ts';
import type { Desk } from './desk.ts';
import { openTask } from './open-task.ts';
import { readDeskCustomer } from './customers/read-desk-customer.ts';
import { exportCustomers, listCustomers, readCustomerChoices } from './customers/list-customers.ts';
import {
  describeViewing,
  endViewing,
  findViewing,
  startViewing,
} from './customers/view-as-customer.ts';
import { assignWork, listColleagues } from './work/assign-work.ts';
import { countElsewhere, countWork } from './work/count-work.ts';
import { listWork } from './work/list-work.ts';
import { listSavedFilters, removeFilter, saveFilter } from './work/saved-filters.ts';
import { findAnything } from './finding/find-anything.ts';
import { exportBillTable, listBillTable } from './goods/list-bills.ts';
import { exportParcelTable, listParcelTable } from './goods/list-parcels.ts';
import { exportOrders, listOrders } from './orders/list-orders.ts';
import { readBillBook } from './goods/read-bill-book.ts';
import { readOrderBook } from './orders/read-order-book.ts';
import {
  listCustomerBills,
  listCustomerComplaints,
  listCustomerParcels,
} from './person/list-belongings.ts';
import { findAsked, readQueue } from './read-queue.ts';
import { listSiteHealth, listUnreadable } from './sites/site-health.ts';
import { exportPurchases, listPurchases } from './purchases/list-purchases.ts';
import { readPurchase } from './purchases/read-purchase.ts';
import { readStation } from './stations/read-station.ts';
import { deskPersonalData } from './personal-data.ts';
import { deskRoutes } from './routes.ts';
import type { DeskDeps } from './deps.ts';

export { deskSettings } from './work/settings.ts';
export const createDesk = (deps: DeskDeps): Desk => ({
  ...bind(deps, {
    readQueue,
    countWork,
    listWork,
    assignWork,
    listSavedFilters,
    saveFilter,
    removeFilter,
    listColleagues,
    findAsked,
    findAnything,
    exportOrders,
    readOrderBook,
    readBillBook,
    exportPurchases,
    exportParcelTable,
    exportBillTable,
    readPurchase,
    exportCustomers,
    readCustomerChoices,
    readStation,
    startViewing,
    endViewing,
    findViewing,
    describeViewing,
    readDeskCustomer,
    listCustomerParcels,
    listCustomerBills,
    listCustomerComplaints,
    openTask,
    countElsewhere,
    listSiteHealth,
    listUnreadable,
  }),
  ...bind(readingOf(deps), {
    listOrders,
    listPurchases,
    listParcelTable,
    listBillTable,
    listCustomers,
  }),
  listSalesPeople: deps.listSalesPeople,
  now: () => deps.clock.now(),
});

/** What composition connects. */
export const deskParts = (desk: Desk, work: DeskDeps['work']) => ({
  routes: deskRoutes(desk),
  personalData: deskPersonalData(work),
  jobs: {
    'desk.end-viewing': (which: { readonly id: string }) => desk.endViewing(which),
  } satisfies JobHandlers,
});

export type { Desk } from './desk.ts';
export type { DeskDeps } from './deps.ts';
