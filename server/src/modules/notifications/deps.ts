import type { Trx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OutsideChannels } from './channels/outside-channels.ts';

export interface NotificationsDeps extends Pick<Platform, 'db' | 'clock' | 'live' | 'log'> {
  /** The ledger's. */
  readonly lockPurses: (trx: Trx, customerId: string) => Promise<void>;
  /** Without it people are told in the app alone. */
  readonly outside: OutsideChannels | undefined;
}
