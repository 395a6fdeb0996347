import { settingColumns } from '../../platform/settings/setting-columns.ts';
import type { SettingTable } from '../../platform/settings/setting-table.ts';

/** What one accountant may add to a wallet by hand. */
export const walletSettings: readonly SettingTable[] = [
  settingColumns('credit-limits', { table: 'wallet_settings' }),
];
