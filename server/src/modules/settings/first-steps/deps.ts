import type { Platform } from '../../../platform/platform.ts';
import type { Audit, Staff } from '../../staff/index.ts';
import type { CompanyConfig } from './missing-settings.ts';

export interface FirstStepsDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly config: CompanyConfig;
  readonly audit: Audit;
  readonly listAccounts: Staff['listAccounts'];
  /** The last good rate before the end of that day in Vietnam. */
  readonly rateOn: (day: string) => Promise<number | undefined>;
}
