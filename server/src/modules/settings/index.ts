/** Settings: the pages on which the owner decides prices, fees, levels, limits and deadlines. */
import { bind, bound } from '../../kernel/bind.ts';
import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import { beginSetting } from './begin-setting.ts';
import { changeSetting } from './change-setting.ts';
import type { SettingsDeps } from './deps.ts';
import { confirmFirstStep, readFirstSteps } from './first-steps/first-steps.ts';
import { readOwnCompany } from './first-steps/own-company.ts';
import { firstStepsRoutes } from './first-steps/routes.ts';
import { listSettingChanges } from './list-changes.ts';
import { readAsked } from './read-asked.ts';
import { readSheet } from './read-sheet.ts';
import { settingsRoutes } from './routes.ts';
import { settingAct } from './setting-act.ts';
import type { Settings } from './settings.ts';

export type { Settings } from './settings.ts';

export function createSettings(deps: SettingsDeps): Settings {
  return {
    read: bound(deps, readSheet),
    ...bind(deps, { listChanges: listSettingChanges, change: changeSetting, begin: beginSetting }),
    async preview(sent) {
      return [...(await deps.previewPrices(await readAsked(deps, deps.db, sent)))];
    },
    ...bind(deps, { readFirstSteps, confirmFirstStep }),
    readOwnCompany: () => readOwnCompany(deps),
    acts: { 'settings.change': settingAct(deps) },
  };
}

/** What settings add to the service. */
export const settingsParts = (settings: Settings) => ({
  routes: [...settingsRoutes(settings), ...firstStepsRoutes(settings)],
  jobs: { 'settings.begin': settings.begin } satisfies JobHandlers,
});
