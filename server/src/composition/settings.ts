import { approvalSettings } from '../modules/approvals/index.ts';
import { biddingSettings } from '../modules/bidding/index.ts';
import { contentSettings } from '../modules/content/index.ts';
import { customerSettings } from '../modules/customers/index.ts';
import { deskSettings } from '../modules/desk/index.ts';
import { floatSettings } from '../modules/float/index.ts';
import { membershipSettings } from '../modules/membership/index.ts';
import { negotiationSettings } from '../modules/negotiation/index.ts';
import { noticeSettings } from '../modules/notifications/index.ts';
import { payoutSettings } from '../modules/payouts/index.ts';
import { createSettings } from '../modules/settings/index.ts';
import { shippingSettings } from '../modules/shipping/index.ts';
import { supportSettings } from '../modules/support/index.ts';
import { bankNames, walletSettings } from '../modules/wallet/index.ts';
import type { SettingTable } from '../platform/settings/setting-table.ts';
import type { Platform } from '../platform/platform.ts';
import type { People, Prices, Work } from './modules.ts';

/** What each module lets the owner decide, besides the price list. */
export const SETTING_TABLES: readonly SettingTable[] = [
  ...approvalSettings,
  ...biddingSettings,
  ...contentSettings,
  ...customerSettings,
  ...deskSettings,
  ...floatSettings,
  ...negotiationSettings,
  ...noticeSettings,
  ...payoutSettings,
  ...shippingSettings,
  ...supportSettings,
  ...walletSettings,
];

/** The pages of settings, over whatever module keeps their rows. */
export function buildSettings(
  platform: Platform,
  { approvals, customers, staff, places, pricing }: People & Prices,
): Pick<Work, 'settings'> {
  const tables = [...pricing.settingTables, ...membershipSettings(customers), ...SETTING_TABLES];
  const provinces = Object.fromEntries(
    places.listProvinces().map(({ code, name }) => [code, name]),
  );
  const settings = createSettings({
    ...platform,
    approvals,
    audit: staff.audit,
    bankName: (bin) => bankNames(bin).short,
    listAccounts: staff.listAccounts,
    rateOn: pricing.rateOn,
    staffName: staff.nameOf,
    codeNames: () => ({ provinces }),
    tables: () => tables,
    previewPrices: pricing.previewPrices,
  });
  return { settings };
}
