import type { Trx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Customers } from '../customers/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Orders } from '../orders/index.ts';

export interface MessagesDeps extends Pick<Platform, 'db' | 'clock' | 'live' | 'jobs'> {
  readonly customers: Pick<Customers, 'find' | 'readMany'>;
  readonly orders: Pick<Orders, 'read'>;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly audit: (
    trx: Trx,
    entry: {
      readonly actor: string;
      readonly action: string;
      readonly subject: string;
      readonly before?: unknown;
      readonly after?: unknown;
    },
  ) => Promise<void>;
  /** Pictures become this customer's; refusal `files.not-found` for what is somebody else's. */
  readonly givePictures: (trx: Trx, ids: readonly string[], customerId: string) => Promise<void>;
  readonly staffName: (id: string) => Promise<string | undefined>;
}
