import type { Trx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Customers } from '../customers/index.ts';

export interface PromotionsDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly customers: Pick<Customers, 'read'>;
  /** Given by the composition: staff stands above promotions. */
  readonly audit: (
    trx: Trx,
    entry: {
      readonly actor: string;
      readonly action: string;
      readonly subject: string;
      readonly reason?: string;
      readonly before?: unknown;
      readonly after?: unknown;
    },
  ) => Promise<void>;
}
