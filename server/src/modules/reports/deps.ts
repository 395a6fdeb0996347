import type { Platform } from '../../platform/platform.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Audit } from '../staff/index.ts';

export interface ReportsDeps extends Pick<Platform, 'db' | 'reads' | 'clock'> {
  readonly ledger: Pick<Ledger, 'sealedDays' | 'turnovers' | 'turnoversByStep'>;
  readonly audit: Audit;
}
