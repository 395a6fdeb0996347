import type { Platform } from '../../platform/platform.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Audit } from '../staff/index.ts';

/** What books what was paid for an order. */
export type SpendingDeps = Pick<FloatDeps, 'db' | 'clock' | 'ledger'>;

export interface FloatDeps extends Pick<Platform, 'db' | 'clock' | 'live'> {
  readonly ledger: Pick<Ledger, 'post' | 'movementsFor' | 'listSpent'>;
  readonly approvals: Pick<Approvals, 'propose' | 'findWaiting'>;
  readonly audit: Audit;
  /** Undefined for an unknown id. */
  readonly staffName: (staffId: string) => Promise<string | undefined>;
}

/** In whose name yen are booked, and by what two people decided. */
export interface BookedBy {
  readonly reason: string;
  readonly by: string;
  readonly approval?: { readonly id: string; readonly by: string } | undefined;
}
