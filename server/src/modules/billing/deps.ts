import type { Reader } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Logistics } from '../logistics/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { copyOf, Mover, Orders } from '../orders/index.ts';
import type { Pricing } from '../pricing/index.ts';
import type { Audit } from '../staff/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { Carrier } from './carriers/carrier.ts';

export interface BillingDeps
  extends Pick<Platform, 'db' | 'reads' | 'clock' | 'jobs' | 'news' | 'live' | 'log'> {
  readonly orders: Orders;
  readonly logistics: Pick<
    Logistics,
    'storedDaysOf' | 'carriageOf' | 'bookedOf' | 'bookersOf' | 'newestCostOf'
  >;
  readonly pricing: Pick<Pricing, 'price' | 'deliveryOf' | 'tablesAt'>;
  readonly wallet: Wallet;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly audit: Audit;
  readonly approvals: Pick<Approvals, 'propose' | 'isOneHand'>;
  /** One of a customer's own addresses; refusal `customers.address-not-found`. */
  readonly addressOf: (
    reader: Reader,
    customerId: string,
    addressId: string,
  ) => Promise<Parameters<typeof copyOf>[0]>;
  /** Those that are connected. None: the desk hands parcels over by itself and types the carrier's number. */
  readonly carriers: readonly Carrier[];
}

export type Staff = Mover & { kind: 'staff' };
