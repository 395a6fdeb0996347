import { keptAnswersParts } from '../kept-answers.ts';
import type { ModuleParts } from '../module-parts.ts';
import { approvalsParts } from '../modules/approvals/index.ts';
import { biddingParts } from '../modules/bidding/index.ts';
import { billingParts } from '../modules/billing/index.ts';
import { booksParts } from '../modules/books/index.ts';
import { cartParts } from '../modules/cart/index.ts';
import { contentParts } from '../modules/content/index.ts';
import { customersParts } from '../modules/customers/index.ts';
import { deskParts } from '../modules/desk/index.ts';
import {
  createFavorites,
  createPriceWatches,
  favoritesParts,
  priceWatchParts,
} from '../modules/favorites/index.ts';
import { filesParts } from '../modules/files/index.ts';
import { floatParts } from '../modules/float/index.ts';
import { identityParts } from '../modules/identity/index.ts';
import { invoicingParts } from '../modules/invoicing/index.ts';
import { ledgerParts } from '../modules/ledger/index.ts';
import { logisticsParts } from '../modules/logistics/index.ts';
import { marketplacesParts, type Site } from '../modules/marketplaces/index.ts';
import { membershipParts } from '../modules/membership/index.ts';
import { messagesParts } from '../modules/messages/index.ts';
import { negotiationParts } from '../modules/negotiation/index.ts';
import { notificationsParts } from '../modules/notifications/index.ts';
import { ordersParts } from '../modules/orders/index.ts';
import { payoutsParts } from '../modules/payouts/index.ts';
import { placesRoutes } from '../modules/places/index.ts';
import { pricingParts } from '../modules/pricing/index.ts';
import { promotionsParts } from '../modules/promotions/index.ts';
import { reportsParts } from '../modules/reports/index.ts';
import { createSavedSearches, savedSearchParts, searchParts } from '../modules/search/index.ts';
import { settingsParts } from '../modules/settings/index.ts';
import { shippingParts } from '../modules/shipping/index.ts';
import { staffParts } from '../modules/staff/index.ts';
import { storefrontParts } from '../modules/storefronts/index.ts';
import { systemParts } from '../modules/system/index.ts';
import { supportParts } from '../modules/support/index.ts';
import { translationParts } from '../modules/translation/index.ts';
import { walletParts } from '../modules/wallet/index.ts';
import { examinationParts } from '../nightly-examination.ts';
import type { Platform } from '../platform/platform.ts';
import { siteConfigOf } from '../site-config.ts';
import type { Modules } from './modules.ts';
import { WAITING_WORK } from './work.ts';

/** The calls, jobs, listeners and personal data of every module but privacy, which is made of them. */
export const partsOf = (platform: Platform, modules: Modules): readonly ModuleParts[] => [
  ...peopleParts(platform, modules),
  ...catalogueParts(platform, modules),
  ...moneyParts(platform, modules),
  ordersParts(modules.orders),
  logisticsParts(modules.logistics),
  billingParts(modules.billing),
  invoicingParts(modules.invoicing),
  biddingParts(modules.bidding),
  negotiationParts(modules.negotiation),
  supportParts(modules.support),
  messagesParts(modules.messages),
  cartParts(modules.cart),
  deskParts(modules.desk, WAITING_WORK),
  settingsParts(modules.settings),
  systemParts({ ...platform, audit: modules.staff.audit }),
];

function peopleParts(platform: Platform, modules: Modules): ModuleParts[] {
  const { places, identity, customers, staff, approvals, promotions, shipping, pricing } = modules;
  return [
    ledgerParts(platform),
    examinationParts(platform),
    keptAnswersParts(platform),
    { routes: placesRoutes(places) },
    identityParts(identity, { ...platform, nameOf: nameReaderOf(platform, modules) }),
    customersParts(customers, identity),
    staffParts(staff, identity),
    approvalsParts(approvals),
    promotionsParts(promotions),
    shippingParts(shipping, { ...platform, audit: staff.audit }),
    pricingParts(pricing),
  ];
}

/** Searching, and what tells customers when something that they wait for is there. */
function catalogueParts(platform: Platform, modules: Modules): ModuleParts[] {
  const { translation, search, staff, marketplaces, notifications } = modules;
  const titleNow = (title: string) => translation.titleNow(title).text;
  const watching = {
    ...platform,
    marketplaces,
    notify: notifications.notify,
    pacePerSecond: (site: Site) => siteConfigOf(platform.config, site)?.pacePerSecond ?? 0,
  };
  const savedSearches = createSavedSearches({ ...watching, translation });
  const priceWatches = createPriceWatches({ ...watching, titleNow });
  return [
    marketplacesParts(platform),
    translationParts(translation, { ...platform, audit: staff.audit }),
    searchParts(search),
    storefrontParts(search),
    favoritesParts(createFavorites(platform), titleNow),
    savedSearchParts(savedSearches),
    priceWatchParts(priceWatches),
  ];
}

function moneyParts(platform: Platform, modules: Modules): ModuleParts[] {
  const { staff, notifications, topUps, payouts, memberships, files, float, books, reports } =
    modules;
  return [
    contentParts({
      ...platform,
      audit: staff.audit,
      staffName: staff.nameOf,
      pictures: {
        measure: files.measure,
        open: (id) => files.open(id, 'program'),
      },
      nameOf: nameReaderOf(platform, modules),
    }),
    notificationsParts(notifications, platform),
    walletParts(topUps),
    payoutsParts(payouts),
    floatParts(float),
    booksParts(books),
    reportsParts(reports),
    membershipParts(memberships),
    filesParts(files),
  ];
}

const nameReaderOf =
  ({ db }: Pick<Platform, 'db'>, { customers }: Pick<Modules, 'customers'>) =>
  async (customerId: string): Promise<string> =>
    (await customers.read(db, customerId)).fullName;
