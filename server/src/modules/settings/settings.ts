import type { OwnCompany } from '@hako/contract/settings/own-company';
import type { SettingSheet, TypicalCost } from '@hako/contract/settings/settings';
import type { ActHandlers } from '../approvals/index.ts';
import type { confirmFirstStep, readFirstSteps } from './first-steps/first-steps.ts';
import type { beginSetting } from './begin-setting.ts';
import type { changeSetting } from './change-setting.ts';
import type { listSettingChanges } from './list-changes.ts';
import type { SentSetting } from './read-asked.ts';
import type { Bound } from '../../kernel/bind.ts';

/** What the owner decides in tables: read, changed by one or two people, and never forgotten. */
export interface Settings {
  /** See `readSheet`. */
  read(name: string): Promise<Omit<SettingSheet, 'may_change'>>;
  readonly listChanges: Bound<typeof listSettingChanges>;
  readonly change: Bound<typeof changeSetting>;
  /** What typical orders cost before and after. Refusals of `readAsked`. */
  preview(sent: SentSetting): Promise<TypicalCost[]>;
  /** See `beginSetting`. */
  readonly begin: Bound<typeof beginSetting>;
  /** What a new company still has to settle. */
  readonly readFirstSteps: Bound<typeof readFirstSteps>;
  readonly confirmFirstStep: Bound<typeof confirmFirstStep>;
  /** Who we are, as the settings of the server say. */
  readOwnCompany(): OwnCompany;
  /** What a second person decides; for the module of approvals. */
  readonly acts: Pick<ActHandlers, 'settings.change'>;
}
