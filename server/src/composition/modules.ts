import type { Approvals } from '../modules/approvals/index.ts';
import type { Bidding } from '../modules/bidding/index.ts';
import type { Billing } from '../modules/billing/index.ts';
import type { Books } from '../modules/books/index.ts';
import type { Cart } from '../modules/cart/index.ts';
import type { CustomersModule } from '../modules/customers/index.ts';
import type { Desk } from '../modules/desk/index.ts';
import type { Files } from '../modules/files/index.ts';
import type { Float } from '../modules/float/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Invoicing } from '../modules/invoicing/index.ts';
import type { Ledger } from '../modules/ledger/index.ts';
import type { Logistics } from '../modules/logistics/index.ts';
import type { Marketplaces } from '../modules/marketplaces/index.ts';
import type { Memberships } from '../modules/membership/index.ts';
import type { Messages } from '../modules/messages/index.ts';
import type { Negotiation } from '../modules/negotiation/index.ts';
import type { Notifications } from '../modules/notifications/index.ts';
import type { OrdersModule } from '../modules/orders/index.ts';
import type { Payouts } from '../modules/payouts/index.ts';
import type { Places } from '../modules/places/index.ts';
import type { Pricing } from '../modules/pricing/index.ts';
import type { Promotions } from '../modules/promotions/index.ts';
import type { Reports } from '../modules/reports/index.ts';
import type { Search } from '../modules/search/index.ts';
import type { Settings } from '../modules/settings/index.ts';
import type { Shipping } from '../modules/shipping/index.ts';
import type { Staff } from '../modules/staff/index.ts';
import type { Support } from '../modules/support/index.ts';
import type { Translation } from '../modules/translation/index.ts';
import type { TopUps, Wallet } from '../modules/wallet/index.ts';

/** The modules of the service by name, floor by floor: each is built after those above it in this list. */
export interface Modules extends People, Prices, Money, Catalogue, Fulfilment, Work, Trade {}

export interface People {
  readonly ledger: Ledger;
  readonly places: Places;
  readonly identity: Identity;
  readonly staff: Staff;
  readonly customers: CustomersModule;
  readonly approvals: Approvals;
}

export interface Prices {
  readonly promotions: Promotions;
  readonly shipping: Shipping;
  readonly pricing: Pricing;
}

export interface Money {
  readonly notifications: Notifications;
  readonly wallet: Wallet;
  readonly float: Float;
  readonly topUps: TopUps;
  readonly memberships: Memberships;
  readonly payouts: Payouts;
  readonly books: Books;
  readonly reports: Reports;
}

export interface Catalogue {
  readonly marketplaces: Marketplaces;
  readonly translation: Translation;
  readonly search: Search;
}

export interface Fulfilment {
  readonly files: Files;
  readonly orders: OrdersModule;
  readonly logistics: Logistics;
  readonly billing: Billing;
  readonly invoicing: Invoicing;
}

export interface Work {
  readonly settings: Settings;
  readonly support: Support;
  readonly messages: Messages;
  readonly desk: Desk;
}

export interface Trade {
  readonly bidding: Bidding;
  readonly negotiation: Negotiation;
  readonly cart: Cart;
}

/**
 * All modules, for functions that run when everything is built: with it a module is handed what stands above it.
 * It must not be called while the modules are built.
 */
export type Whole = () => Modules;
