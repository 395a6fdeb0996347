import type { Trx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Customers } from '../customers/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Wallet } from '../wallet/index.ts';

export interface MembershipDeps extends Pick<Platform, 'db' | 'clock' | 'jobs' | 'live' | 'log'> {
  readonly wallet: Pick<Wallet, 'pay' | 'refund'>;
  readonly customers: Pick<Customers, 'read' | 'find' | 'changeLevel' | 'listLevels' | 'listIds'>;
  readonly notifications: Pick<Notifications, 'notify'>;
  /** Writes who did what, in the transaction of the act itself. */
  readonly audit: (
    trx: Trx,
    entry: {
      readonly actor: string;
      readonly action: string;
      readonly subject: string;
      readonly reason: string;
      readonly before: unknown;
      readonly after: unknown;
    },
  ) => Promise<void>;
  /** What the customer paid since then less discounts and refunds, plans not counted; đồng. */
  readonly spentSince: (
    reader: Platform['db'] | Trx,
    customerId: string,
    since: Date,
  ) => Promise<number>;
}
