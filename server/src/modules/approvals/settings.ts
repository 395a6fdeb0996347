import { settingColumns } from '../../platform/settings/setting-columns.ts';
import type { SettingTable } from '../../platform/settings/setting-table.ts';

/** What one person may give alone in a day. */
export const approvalSettings: readonly SettingTable[] = [
  settingColumns('gift-limits', { table: 'approval_settings' }),
];
