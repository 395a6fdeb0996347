import type {
  ExtraServiceRow,
  ShippingRouteRow,
  ShipModeRow,
  WarehouseRow,
} from '@hako/contract/shipping/shipping';
import type { Static } from 'typebox';
import { MODE_NAMES, UNIT_NAMES } from './labels.ts';
import type { ExtraService, ShipMode, ShippingRoute, Warehouse } from './shipping.ts';
import type { Shipping } from './shipping-module.ts';

/** A route as clients read it: its code is its id. */
export const routeRow = ({
  code,
  name,
  sourceCountry,
  isActive,
  position,
}: ShippingRoute): Static<typeof ShippingRouteRow> => ({
  _id: code,
  code,
  name,
  source_country: sourceCountry,
  active: isActive,
  position,
});

/** A warehouse as clients read it, with the ways that lead from it. */
export async function warehouseRowOf(
  shipping: Shipping,
  warehouse: Warehouse,
): Promise<Static<typeof WarehouseRow>> {
  const modes = await Promise.all(warehouse.modes.map((mode) => modeRowOf(shipping, mode)));
  return {
    _id: warehouse.code,
    id: warehouse.code,
    station: warehouse.code,
    code: warehouse.code,
    name: warehouse.name,
    route: warehouse.routeCode,
    description: warehouse.description,
    location: warehouse.location,
    country: warehouse.country,
    status: warehouse.isActive,
    deleted: false,
    created_date: warehouse.createdAt.toISOString(),
    ship_mode: modes,
    // What web clients offer: each way once, only while it is in use. Older clients read
    // `ship_mode` and look at `active` themselves.
    source_ship_mode: [
      ...new Map(modes.filter(({ active }) => active).map((mode) => [mode.value, mode])).values(),
    ],
  };
}

async function modeRowOf(shipping: Shipping, mode: ShipMode): Promise<Static<typeof ShipModeRow>> {
  const perKg = await shipping.freightPerKg(mode.value);
  return {
    value: mode.value,
    label: mode.label,
    short_label: mode.shortLabel,
    description: `${mode.daysMin} - ${mode.daysMax} ngày`,
    price_est: perKg === undefined ? null : `${perKg}/kg`,
    time_est: { min: mode.daysMin, max: mode.daysMax },
    active: mode.isActive,
    default: mode.isDefault,
    isCheck: mode.isDefault,
  };
}

/** Services whose price has begun, each with those of them that it holds. */
export function serviceRowsOf(
  services: readonly ExtraService[],
  today: string,
): Static<typeof ExtraServiceRow>[] {
  const rows = services.flatMap((service) => serviceRowOf(service, today) ?? []);
  return rows.map((row) => ({
    ...row,
    childrens: rows.filter(({ code: child }) => row.child_code.includes(child)),
  }));
}

/** Undefined when its first price has not begun. */
function serviceRowOf(
  service: ExtraService,
  today: string,
): Omit<Static<typeof ExtraServiceRow>, 'childrens'> | undefined {
  const charge = service.prices.findLast(({ validFrom }) => validFrom <= today)?.charge;
  if (charge === undefined) return undefined;
  return {
    _id: service.code,
    id: service.code,
    station: 'JP',
    code: service.code,
    name: service.name,
    description: service.description,
    route_code: service.routeCode,
    price: charge.per === 'goods' ? charge.minimum : charge.price,
    unit: charge.per,
    unit_name:
      charge.per === 'goods'
        ? `${charge.basisPoints / 100}${UNIT_NAMES.goods}`
        : UNIT_NAMES[charge.per],
    mode: service.childCodes.length > 0 ? 'package' : 'single',
    mode_name: MODE_NAMES[service.childCodes.length > 0 ? 'package' : 'single'],
    child_code: [...service.childCodes],
    show: true,
    groups: service.childCodes.length > 0,
    status: true,
    primary: service.code === 'BASIS',
    deleted: false,
    position: service.position,
    created_date: service.createdAt.toISOString(),
    updated_by: null,
  };
}
