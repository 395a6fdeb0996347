import type { Platform } from '../../platform/platform.ts';
import type { Logistics } from '../logistics/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Mover, Orders } from '../orders/index.ts';
import type { Pricing } from '../pricing/index.ts';
import type { Audit } from '../staff/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { Carrier } from './carrier.ts';

export interface BillingDeps extends Pick<Platform, 'db' | 'clock' | 'jobs' | 'news' | 'live' | 'log'> {
  readonly orders: Orders;
  readonly logistics: Pick<Logistics, 'storedDaysOf' | 'carriageOf'>;
  readonly pricing: Pick<Pricing, 'price'>;
  readonly wallet: Wallet;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly audit: Audit;
  /** Those that are connected. None: the desk hands parcels over by itself and types the carrier's number. */
  readonly carriers: readonly Carrier[];
}

export type Staff = Mover & { kind: 'staff' };
