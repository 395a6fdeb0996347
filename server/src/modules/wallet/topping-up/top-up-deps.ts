import type { Platform } from '../../../platform/platform.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Approvals } from '../../approvals/index.ts';
import type { Customers } from '../../customers/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { Notifications } from '../../notifications/index.ts';

/** Writes what a member of staff did, in the same transaction; the staff module stands above this one and gives it. */
export type AuditPort = (
  trx: Trx,
  entry: {
    actor: string;
    action: string;
    subject?: string;
    reason?: string;
    before?: unknown;
    after?: unknown;
  },
) => Promise<void>;

export interface UnpaidBill {
  readonly code: string;
  readonly customerId: string;
  readonly total: number;
}

export interface TopUpDeps
  extends Pick<Platform, 'db' | 'reads' | 'clock' | 'live' | 'log' | 'config'> {
  readonly ledger: Ledger;
  readonly customers: Pick<
    Customers,
    'find' | 'findByVerifiedPhone' | 'readMany' | 'search' | 'listByWholeName'
  >;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly audit: AuditPort;
  readonly approvals: Pick<Approvals, 'propose' | 'findWaiting' | 'giveAlone'>;
  /** The customer who bears this code, or whose order or bill does. */
  readonly ownerOfCode: (reader: Reader, code: string) => Promise<string | undefined>;
  /** Bills that wait for their payment and ask for one of these amounts. */
  readonly listUnpaidBills: (
    reader: Reader,
    amounts: readonly number[],
  ) => Promise<readonly UnpaidBill[]>;
}
