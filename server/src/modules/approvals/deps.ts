import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Customers } from '../customers/index.ts';
import type { Audit } from '../staff/index.ts';
import type { ActHandlers } from './approval.ts';

export interface ApprovalsDeps extends Pick<Platform, 'db' | 'clock' | 'live'> {
  readonly customers: Pick<Customers, 'readMany'>;
  readonly audit: Audit;
  /** Undefined for an unknown id. */
  readonly staffName: (staffId: string) => Promise<string | undefined>;
  /** Whether two people of the staff may be one. */
  readonly isOneHand: (reader: Reader, one: string, other: string) => Promise<boolean>;
  /** Who alone let somebody in; they themselves where nobody did. */
  readonly handOf: (reader: Reader, staffId: string) => Promise<string>;
  /** Pictures become this customer's, so that they are erased with them. */
  readonly givePictures: (trx: Trx, ids: readonly string[], customerId: string) => Promise<void>;
  /** The modules whose acts these are stand above this one. */
  readonly acts: () => ActHandlers;
}
