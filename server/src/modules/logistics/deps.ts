import type { Platform } from '../../platform/platform.ts';
import type { Mover, Orders } from '../orders/index.ts';
import type { Audit } from '../staff/index.ts';

export interface LogisticsDeps extends Pick<Platform, 'db' | 'clock' | 'live'> {
  readonly orders: Orders;
  readonly audit: Audit;
}

export type Staff = Mover & { kind: 'staff' };
