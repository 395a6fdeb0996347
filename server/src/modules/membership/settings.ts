import { settingColumns } from '../../platform/settings/setting-columns.ts';
import type { SettingTable } from '../../platform/settings/setting-table.ts';

/** What earns a level, and what is sold. */
export const membershipSettings: readonly SettingTable[] = [
  settingColumns('level-spending', {
    table: 'level_thresholds',
    key: 'level_code',
    order: 'min_spend_vnd',
  }),
  settingColumns('vip-plans', { table: 'vip_plans', key: 'code', order: 'position' }),
];
