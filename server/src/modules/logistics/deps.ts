import type { Platform } from '../../platform/platform.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Mover, Orders } from '../orders/index.ts';
import type { Pricing } from '../pricing/index.ts';
import type { Audit } from '../staff/index.ts';

export interface LogisticsDeps
  extends Pick<Platform, 'db' | 'clock' | 'live' | 'jobs' | 'log' | 'news'> {
  readonly orders: Orders;
  readonly pricing: Pick<Pricing, 'price' | 'tablesAt' | 'currentRate' | 'recordWeighed'>;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly audit: Audit;
}

export type Staff = Mover & { kind: 'staff' };
