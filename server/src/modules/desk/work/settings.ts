import { settingColumns } from '../../../platform/settings/setting-columns.ts';
import type { SettingTable } from '../../../platform/settings/setting-table.ts';

/** How many hours each kind of work may take. */
export const deskSettings: readonly SettingTable[] = [
  settingColumns('work-deadlines', { table: 'work_deadlines', key: 'kind' }),
];
