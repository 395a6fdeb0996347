import type { Platform } from '../../platform/platform.ts';
import type { Approvals } from '../approvals/index.ts';
import type { CustomersModule } from '../customers/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Audit } from '../staff/index.ts';

export interface BooksDeps extends Pick<Platform, 'db' | 'reads' | 'clock'> {
  readonly ledger: Pick<
    Ledger,
    | 'turnovers'
    | 'turnoversByStep'
    | 'bookDays'
    | 'daysOfAccount'
    | 'sealedDays'
    | 'journalOf'
    | 'countJournal'
  >;
  readonly approvals: Pick<Approvals, 'propose' | 'findWaiting'>;
  readonly customers: Pick<CustomersModule, 'readMany'>;
  readonly audit: Audit;
  readonly staffName: (id: string) => Promise<string | undefined>;
  /**
   * đồng for 100 yen as the bank sold them last before the end of a day; undefined before the first
   * rate.
   */
  readonly rateOn: (day: string) => Promise<number | undefined>;
}
