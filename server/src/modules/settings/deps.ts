import type { SettingValues } from '@hako/contract/settings/field';
import type { SettingPageName } from '@hako/contract/settings/setting-pages';
import type { TypicalCost } from '@hako/contract/settings/settings';
import type { Platform } from '../../platform/platform.ts';
import type { SettingNames, SettingTable } from '../../platform/settings/setting-table.ts';
import type { Approvals } from '../approvals/index.ts';
import type { FirstStepsDeps } from './first-steps/deps.ts';

/** A change that somebody thinks of. */
export interface AskedSetting {
  readonly page: SettingPageName;
  readonly key: string;
  /** null ends the row. */
  readonly values: SettingValues | null;
  /** `2026-11-25`, in Vietnam. */
  readonly validFrom: string;
}

export interface SettingsDeps extends FirstStepsDeps, Pick<Platform, 'jobs'> {
  readonly approvals: Pick<Approvals, 'propose' | 'findWaiting'>;
  readonly staffName: (staffId: string) => Promise<string | undefined>;
  /** What the modules keep, by page. The modules stand above this one. */
  readonly tables: () => readonly SettingTable[];
  /** Names of codes that no table of settings knows: provinces. */
  readonly codeNames: () => SettingNames;
  /** What typical orders cost before and after. Refusal `settings.unreadable`. */
  readonly previewPrices: (asked: AskedSetting) => Promise<readonly TypicalCost[]>;
}
