import { SETTINGS_MESSAGES } from '@hako/contract/settings/messages';
import { COMPANY_PAGES } from '@hako/contract/settings/pages/company';
import { Refusal } from '../../kernel/refusal.ts';
import type { Reader } from '../../platform/database/database.ts';
import { settingColumns } from '../../platform/settings/setting-columns.ts';
import type { PageDay, SettingTable } from '../../platform/settings/setting-table.ts';
import { listServicePrices, putServicePrice, serviceNames } from './extra-price-store.ts';
import { listShipModes } from './tariff-store.ts';

/** Routes, ship modes, and what extra services cost. */
export const shippingSettings: readonly SettingTable[] = [
  {
    ...settingColumns('ship-modes', { table: 'ship_modes', key: 'value', order: 'position' }),
    check: (reader, { key, values }, days) =>
      mustLeaveOpen(reader, { value: key, isActive: values?.['is_active'] === true }, days),
  },
  settingColumns('routes', { table: 'shipping_routes', key: 'code', order: 'position' }),
  { page: 'extra-services', list: listServicePrices, put: putServicePrice, names: serviceNames },
];

/**
 * Refusal `settings.value-wrong` when on one of the days no mode of the route would be offered any
 * more.
 */
async function mustLeaveOpen(
  reader: Reader,
  asked: { readonly value: string; readonly isActive: boolean },
  days: readonly PageDay[],
): Promise<void> {
  if (asked.isActive) return;
  const modes = await listShipModes(reader);
  const route = modes.find(({ value }) => value === asked.value)?.routeCode;
  const ofRoute = modes.filter(({ routeCode }) => routeCode === route);
  if (!ofRoute.some(({ isActive }) => isActive)) return;
  const isOpenAlways = days.every((day) =>
    ofRoute.some(({ value }) => day.get(value)?.['is_active'] === true),
  );
  if (isOpenAlways) return;
  throw new Refusal('settings.value-wrong', {
    field: COMPANY_PAGES['ship-modes'].fields[4].label,
    want: SETTINGS_MESSAGES.wantOpenMode,
  });
}
