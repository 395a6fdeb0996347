import { settingColumns } from '../../platform/settings/setting-columns.ts';
import type { SettingTable } from '../../platform/settings/setting-table.ts';

/** What one person may book of our yen alone in a day. */
export const floatSettings: readonly SettingTable[] = [
  settingColumns('float-limits', { table: 'float_settings' }),
];
