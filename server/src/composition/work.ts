import { deskCounts } from '../desk-counts.ts';
import { createDesk } from '../modules/desk/index.ts';
import { listFailedErasures } from '../modules/privacy/index.ts';
import { createSupport } from '../modules/support/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { Catalogue, Fulfilment, Money, People, Whole, Work } from './modules.ts';

/** What people do for customers: complaints, and the desk's list of work. */
export function buildWork(
  platform: Platform,
  below: People & Money & Catalogue & Fulfilment,
  whole: Whole,
): Work {
  const { ledger, customers, staff, approvals, wallet, topUps, notifications } = below;
  const { translation, marketplaces, files, orders, logistics, billing } = below;
  const staffName = async (id: string) => (await staff.find(id))?.fullName;
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
    givePictures: files.give,
    listSalesStaff: listSalesPeople,
    staffName,
    titleNow: (title) => translation.titleNow(title).text,
    paidShareOf: billing.paidShareOf,
  });
  const desk = createDesk({
    ...platform,
    orders,
    logistics,
    billing,
    customers,
    marketplaces,
    listFailedErasures,
    findTransfers: topUps.findTransfers,
    readWallet: (customerId) => ledger.summaryOf(platform.db, customerId),
    staffName,
    listSalesPeople,
    movementsFor: ledger.movementsFor,
    complaintsOf: support.listOfOrders,
    listComplainedOf: support.listComplainedOf,
    elsewhere: deskCounts(platform, () => {
      const { pricing, payouts, negotiation, bidding } = whole();
      return { approvals, pricing, topUps, payouts, support, negotiation, bidding };
    }),
  });
  return { support, desk };
}
