import { settingColumns } from '../../platform/settings/setting-columns.ts';
import type { SettingTable } from '../../platform/settings/setting-table.ts';

/** How people reach us. */
export const contentSettings: readonly SettingTable[] = [
  settingColumns('store', { table: 'store_info' }),
];
