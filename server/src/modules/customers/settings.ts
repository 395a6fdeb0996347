import { settingColumns } from '../../platform/settings/setting-columns.ts';
import type { SettingTable } from '../../platform/settings/setting-table.ts';

/** What each level grants. */
export const customerSettings: readonly SettingTable[] = [
  settingColumns('levels', { table: 'customer_levels', key: 'code', order: 'rank' }),
];
