import { approvalsWork } from '../modules/approvals/index.ts';
import { biddingOwnTasks, biddingWork, listBidsOn } from '../modules/bidding/index.ts';
import { billingOwnTasks, billingWork } from '../modules/billing/index.ts';
import { contentWork } from '../modules/content/index.ts';
import { customersOwnTasks } from '../modules/customers/index.ts';
import { createDesk } from '../modules/desk/index.ts';
import { floatWork } from '../modules/float/index.ts';
import { invoicingWork } from '../modules/invoicing/index.ts';
import { logisticsWork } from '../modules/logistics/index.ts';
import { createMessages, messagesWork } from '../modules/messages/index.ts';
import { negotiationWork } from '../modules/negotiation/index.ts';
import { ordersOwnTasks, ordersWork } from '../modules/orders/index.ts';
import { payoutsWork } from '../modules/payouts/index.ts';
import { pricingWork } from '../modules/pricing/index.ts';
import { listFailedErasures, privacyWork } from '../modules/privacy/index.ts';
import { createSupport, supportWork } from '../modules/support/index.ts';
import { walletWork } from '../modules/wallet/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { Catalogue, Fulfilment, Money, People, Work } from './modules.ts';

/** Every kind of work that waits for somebody at the desk. */
const WAITING_WORK = [
  ...ordersWork,
  ...logisticsWork,
  ...billingWork,
  ...invoicingWork,
  ...privacyWork,
  ...approvalsWork,
  ...pricingWork,
  ...walletWork,
  ...payoutsWork,
  ...floatWork,
  ...supportWork,
  ...messagesWork,
  ...negotiationWork,
  ...biddingWork,
  ...contentWork,
];

/** Every kind of thing that waits for a customer. */
const OWN_TASKS = [...biddingOwnTasks, ...ordersOwnTasks, ...billingOwnTasks, ...customersOwnTasks];

/** What people do for customers: complaints, and the desk's list of work. */
export function buildWork(
  platform: Platform,
  below: People & Money & Catalogue & Fulfilment,
): Omit<Work, 'settings'> {
  const { ledger, customers, staff, approvals, wallet, topUps, notifications } = below;
  const { translation, marketplaces, files, orders, logistics, billing } = below;
  const staffName = staff.nameOf;
  const listSalesPeople = async () =>
    (await staff.list()).filter(({ roles }) => roles.includes('sales'));
  const support = createSupport({
    ...platform,
    orders,
    notifications,
    audit: staff.audit,
    wallet,
    customers,
    approvals,
    givePictures: (trx, ids, customerId) =>
      files.give(trx, ids, { customerId, shownBy: ['complaints.answer'] }),
    listSalesStaff: listSalesPeople,
    staffName,
    titleNow: (title) => translation.titleNow(title).text,
    paidShareOf: billing.paidShareOf,
    ownTasks: OWN_TASKS,
  });
  const messages = createMessages({
    ...platform,
    orders,
    customers,
    notifications,
    audit: staff.audit,
    givePictures: (trx, ids, customerId) =>
      files.give(trx, ids, { customerId, shownBy: ['messages'] }),
    staffName,
  });
  const desk = createDesk({
    ...platform,
    orders,
    logistics,
    billing,
    customers,
    marketplaces,
    listFailedErasures,
    ...{ listBidsOn, findTransfers: topUps.findTransfers },
    readWallet: (customerId) => ledger.summaryOf(platform.db, customerId),
    availableOf: ledger.availableOf,
    staffName,
    audit: staff.audit,
    listStaff: staff.list,
    ownRolesOf: staff.ownRolesOf,
    listSalesPeople: async () => [...(await listSalesPeople()), ...(await staff.listFormer())],
    house: platform.config.warehouse,
    movementsFor: ledger.movementsFor,
    complaintsOf: support.listOfOrders,
    complaintsAfter: support.listComplaintsAfter,
    listComplainedOf: support.listComplainedOf,
    work: WAITING_WORK,
  });
  return { support, messages, desk };
}

export { WAITING_WORK };
