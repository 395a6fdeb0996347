import {
  type ExtraServiceRow,
  listExtraServicesEndpoint,
  listShippingRoutesEndpoint,
  listWarehousesEndpoint,
  type ShipModeRow,
  type WarehouseRow,
} from '@hako/contract/shipping/shipping';
import type { Static } from 'typebox';
import { type Route, route } from '../../platform/http/route.ts';
import { dayInVietnam } from '../../kernel/vietnam-day.ts';
import { routeRow } from './route-desk.ts';
import type { ExtraService, ServiceCharge, ShipMode, Warehouse } from './shipping.ts';
import type { Shipping } from './shipping-module.ts';

export const shippingRoutes = (shipping: Shipping): Route[] => [
  route(listWarehousesEndpoint, async ({ query }) => {
    const code = query.route || 'JP';
    const warehouses = (await shipping.listWarehouses()).filter(
      ({ routeCode, isActive }) => isActive && routeCode === code,
    );
    const results = await Promise.all(
      warehouses.map((warehouse) => warehouseRowOf(shipping, warehouse)),
    );
    return {
      data: { results, pagination: { size: results.length, page: 1, total: results.length } },
    };
  }),
  route(listShippingRoutesEndpoint, async ({ query: { page = 1, size = 10 }, caller }) => {
    const all = (
      await shipping.listRoutes(caller?.kind === 'staff' && caller.roles.includes('admin'))
    ).map(routeRow);
    const rows = all.slice((page - 1) * size, page * size);
    return { results: rows, data: rows, pagination: { page, size, total: all.length } };
  }),
  route(listExtraServicesEndpoint, async ({ query }) => {
    const code = query.route_code || 'JP';
    const today = dayInVietnam(shipping.clock.now());
    const services = (await shipping.listExtraServices()).filter(
      ({ routeCode }) => routeCode === code,
    );
    const rows = services.flatMap((service) => serviceRowOf(service, today) ?? []);
    return {
      data: rows.map((row) => ({
        ...row,
        childrens: rows.filter(({ code: child }) => row.child_code.includes(child)),
      })),
    };
  }),
];

async function warehouseRowOf(
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
    // What web clients offer: each way once, only while it is in use. Older clients read `ship_mode` and look at `active` themselves.
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

const UNIT_NAMES: Readonly<Record<ServiceCharge['per'], string>> = {
  piece: 'chiếc',
  item: 'sản phẩm',
  order: 'đơn',
  kg: 'kg',
  goods: '% tiền hàng',
};

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
    mode_name: service.childCodes.length > 0 ? 'Gói dịch vụ' : 'Dịch vụ lẻ',
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
