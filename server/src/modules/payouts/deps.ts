import type { Platform } from '../../platform/platform.ts';
import type { Customers } from '../customers/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { AuditPort, Wallet } from '../wallet/index.ts';

export interface PayoutsDeps extends Pick<Platform, 'db' | 'clock' | 'live'> {
  readonly wallet: Pick<Wallet, 'balanceOf' | 'hold' | 'release' | 'payOut'>;
  readonly customers: Pick<Customers, 'readMany'>;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly audit: AuditPort;
}
