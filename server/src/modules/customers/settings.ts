import { settingColumns } from '../../platform/settings/setting-columns.ts';
import type { SettingTable } from '../../platform/settings/setting-table.ts';

/** What each level grants, and who looks after somebody new. */
export const customerSettings: readonly SettingTable[] = [
  settingColumns('levels', { table: 'customer_levels', key: 'code', order: 'rank' }),
  settingColumns('sales-assignment', { table: 'customer_assignment' }),
];
