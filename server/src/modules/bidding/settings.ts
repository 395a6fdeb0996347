import { settingColumns } from '../../platform/settings/setting-columns.ts';
import type { SettingTable } from '../../platform/settings/setting-table.ts';

/** The owner's choices for bidding. */
export const biddingSettings: readonly SettingTable[] = [
  settingColumns('bidding-rules', { table: 'bidding_settings' }),
];
