import { sql } from 'kysely';
import { dong } from '../../kernel/money.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { ExtraService, ServiceCharge, ShipMode, Warehouse } from './shipping.ts';

/** In the order they are offered; inactive ones too, because old orders name them. */
export async function listShipModes(reader: Reader): Promise<ShipMode[]> {
  const rows = await reader.selectFrom('ship_modes').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    value: row.value,
    routeCode: row.route_code,
    label: row.label,
    shortLabel: row.short_label,
    daysMin: row.days_min,
    daysMax: row.days_max,
    isActive: row.is_active,
    isDefault: row.is_default,
    hasCustomsGate: row.has_customs_gate,
  }));
}

export async function listWarehouses(reader: Reader): Promise<Warehouse[]> {
  const modes = new Map((await listShipModes(reader)).map((mode) => [mode.value, mode]));
  const links = await reader.selectFrom('warehouse_ship_modes').selectAll().execute();
  const rows = await reader.selectFrom('warehouses').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    code: row.code,
    routeCode: row.route_code,
    country: row.country as Warehouse['country'],
    name: row.name,
    description: row.description,
    location: row.location,
    isActive: row.is_active,
    createdAt: row.created_at,
    modes: [...modes.values()].filter(({ value }) =>
      links.some((link) => link.warehouse_code === row.code && link.ship_mode === value),
    ),
  }));
}

/** Active services with every dated price. */
export async function listExtraServices(reader: Reader): Promise<ExtraService[]> {
  const prices = await reader
    .selectFrom('extra_service_prices')
    .select([
      'code',
      'per',
      'price_vnd',
      'basis_points',
      'minimum_vnd',
      sql<string>`valid_from::text`.as('valid_from'),
    ])
    .orderBy('valid_from')
    .execute();
  const rows = await reader
    .selectFrom('extra_services')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    code: row.code,
    routeCode: row.route_code,
    name: row.name,
    description: row.description,
    childCodes: row.child_codes,
    payment: row.payment === 1 ? 1 : 2,
    position: row.position,
    createdAt: row.created_at,
    prices: prices
      .filter(({ code }) => code === row.code)
      .map((price) => ({ validFrom: price.valid_from, charge: chargeOf(price) })),
  }));
}

function chargeOf(price: {
  per: string;
  price_vnd: number | null;
  basis_points: number | null;
  minimum_vnd: number | null;
}): ServiceCharge {
  if (price.per === 'goods')
    return {
      per: 'goods',
      basisPoints: price.basis_points ?? 0,
      minimum: dong(price.minimum_vnd ?? 0),
    };
  return { per: price.per as 'piece' | 'item' | 'order' | 'kg', price: dong(price.price_vnd ?? 0) };
}
