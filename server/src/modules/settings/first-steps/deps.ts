import type { Platform } from '../../../platform/platform.ts';
import type { Audit, Staff } from '../../staff/index.ts';
import type { CompanyConfig } from './missing-settings.ts';
import type { OwnCompanyConfig } from './own-company.ts';

export interface FirstStepsDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly config: CompanyConfig & OwnCompanyConfig;
  /** What people call a bank. */
  readonly bankName: (bin: string) => string;
  readonly audit: Audit;
  readonly listAccounts: Staff['listAccounts'];
  /** The last good rate before the end of that day in Vietnam. */
  readonly rateOn: (day: string) => Promise<number | undefined>;
}
