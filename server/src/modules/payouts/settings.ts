import { settingColumns } from '../../platform/settings/setting-columns.ts';
import type { SettingTable } from '../../platform/settings/setting-table.ts';

/** The owner's rules for withdrawals. */
export const payoutSettings: readonly SettingTable[] = [
  settingColumns('withdrawal-limits', { table: 'payout_settings' }),
];
