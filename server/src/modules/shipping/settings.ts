import { settingColumns } from '../../platform/settings/setting-columns.ts';
import type { SettingTable } from '../../platform/settings/setting-table.ts';
import { listServicePrices, putServicePrice, serviceNames } from './extra-price-store.ts';

/** Routes, ship modes, and what extra services cost. */
export const shippingSettings: readonly SettingTable[] = [
  settingColumns('ship-modes', { table: 'ship_modes', key: 'value', order: 'position' }),
  settingColumns('routes', { table: 'shipping_routes', key: 'code', order: 'position' }),
  { page: 'extra-services', list: listServicePrices, put: putServicePrice, names: serviceNames },
];
