import { carriersOf, invoiceProviderOf, purchaseAgentOf } from '../adapters.ts';
import { createBilling } from '../modules/billing/index.ts';
import { createFiles } from '../modules/files/index.ts';
import { createInvoicing } from '../modules/invoicing/index.ts';
import { createLogistics } from '../modules/logistics/index.ts';
import { createOrders } from '../modules/orders/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { Catalogue, Fulfilment, Money, People, Prices, Whole } from './modules.ts';

/** Photos of goods are on the pages of orders, parcels and stations. */
const SHOW_ORDERS = ['records.read', 'customers.read', 'stations', 'unknown.read'] as const;

/** An order's way: bought, sent to Vietnam, billed and invoiced. */
export function buildFulfilment(
  platform: Platform,
  below: People & Prices & Money & Catalogue,
  whole: Whole,
): Fulfilment {
  const { customers, staff, pricing, promotions, notifications, wallet, float } = below;
  const { marketplaces, translation } = below;
  const files = createFiles(platform);
  const orders = createOrders({
    ...platform,
    customers,
    wallet,
    float,
    pricing,
    promotions,
    notifications,
    audit: staff.audit,
    givePictures: (trx, ids, customerId) =>
      files.give(trx, ids, { customerId, shownBy: SHOW_ORDERS }),
    titleNow: (title) => translation.titleNow(title).text,
    staffName: staff.nameOf,
    stepOfRefund: (trx, asked) => whole().support.stepOfRefund(trx, asked),
    readOnePersonRefund: (reader) => whole().support.readOnePersonRefund(reader),
    giveUpGoods: (trx, given) => whole().logistics.giveUpGoods(trx, given),
    howGoodsLie: (trx, orderId) => whole().logistics.howGoodsLie(trx, orderId),
    agentFor: (site, except) =>
      purchaseAgentOf(
        platform.config,
        marketplaces,
        site,
        whole().bidding.accounts.maySend,
        except,
      ),
    bidsThrough: (reader, site, code) => whole().bidding.bidsThrough(reader, site, code),
  });
  const aboutOrders = { ...platform, orders, notifications, audit: staff.audit };
  const logistics = createLogistics({
    ...aboutOrders,
    pricing,
    approvals: below.approvals,
    ...{ staffName: staff.nameOf, auditAll: staff.auditAll },
    hasCustomsGate: async (mode) =>
      (await below.shipping.listShipModes()).some(
        ({ value, hasCustomsGate }) => value === mode && hasCustomsGate,
      ),
    takeBackPictures: files.takeBack,
    refuseOwnedPictures: files.refuseOwned,
  });
  const billing = createBilling({
    ...aboutOrders,
    logistics,
    pricing,
    wallet,
    approvals: below.approvals,
    addressOf: customers.readAddress,
    carriers: carriersOf(platform),
  });
  const invoicing = buildInvoicing(platform, { ...below, billing });
  return { files, orders, logistics, billing, invoicing };
}

/** What a customer gets for their money, from whoever issues it here. */
function buildInvoicing(platform: Platform, below: People & Money & Pick<Fulfilment, 'billing'>) {
  const { billing, wallet, notifications, approvals, staff } = below;
  return createInvoicing({
    ...{ ...platform, billing, wallet, notifications, approvals },
    audit: staff.audit,
    provider: invoiceProviderOf(platform),
  });
}
