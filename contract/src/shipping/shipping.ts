import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { DoneReply } from '../kit/shapes.ts';

const text = Type.String();
const optionalText = Type.Union([Type.String(), Type.Null()]);

/** A ship mode as item pages and the payment screen offer it. */
export const ShipModeRow = Type.Object({
  value: Type.String({ description: 'e.g. AIR-HAN' }),
  label: text,
  short_label: text,
  description: Type.String({ description: 'Vietnamese time estimate' }),
  price_est: Type.Union([Type.String(), Type.Null()], {
    description: 'digits, VND per kg with /kg behind',
  }),
  time_est: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  active: Type.Boolean(),
  default: Type.Boolean(),
  isCheck: Type.Boolean(),
});

export const WarehouseRow = Type.Object({
  _id: text,
  id: text,
  station: text,
  code: text,
  name: text,
  route: text,
  description: text,
  location: text,
  country: text,
  status: Type.Boolean(),
  deleted: Type.Boolean(),
  created_date: text,
  ship_mode: Type.Array(ShipModeRow, {
    description: 'modes that leave Japan from here or arrive here',
  }),
  source_ship_mode: Type.Array(ShipModeRow, {
    description: 'those in use, each once: what web clients read first',
  }),
});

export const listWarehousesEndpoint = endpoint({
  method: 'GET',
  path: '/api/warehouse',
  access: 'anyone',
  summary: 'Warehouses of a route with their ship modes.',
  query: Type.Object({ route: Type.Optional(Type.String({ maxLength: 20 })) }),
  reply: Type.Object({
    data: Type.Object({ results: Type.Array(WarehouseRow), pagination: Pagination }),
  }),
});

export const ShippingRouteRow = Type.Object({
  _id: text,
  code: text,
  name: text,
  source_country: text,
  active: Type.Boolean(),
  position: Type.Integer(),
});

export const listShippingRoutesEndpoint = endpoint({
  method: 'GET',
  path: '/api/route',
  access: 'anyone',
  summary: 'Active shipping routes, Japan first; administrators see the others, too.',
  query: PageQuery,
  reply: Type.Object({
    results: Type.Array(ShippingRouteRow),
    data: Type.Array(ShippingRouteRow),
    pagination: Pagination,
  }),
});

const routeCode = Type.String({ pattern: '^[A-Z][A-Z0-9-]{1,19}$' });
const routeById = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 20, description: 'code of the route' }),
});
const routeFacts = {
  name: Type.String({ pattern: '\\S', maxLength: 100 }),
  source_country: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166' }),
  active: Type.Optional(Type.Boolean()),
  position: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 10_000,
      description: 'place in the list; last when unset',
    }),
  ),
};
const RouteSaved = Type.Object({
  status: Type.Literal(true),
  success: Type.Literal(true),
  message: text,
  data: ShippingRouteRow,
});

export const createShippingRouteEndpoint = endpoint({
  method: 'POST',
  path: '/api/route',
  access: { staff: ['admin'] },
  summary: 'Adds a shipping route; active unless said otherwise.',
  body: Type.Object({ code: routeCode, ...routeFacts }),
  reply: RouteSaved,
  refusals: ['shipping.route-exists'],
});

export const updateShippingRouteEndpoint = endpoint({
  method: 'PUT',
  path: '/api/route/{id}',
  access: { staff: ['admin'] },
  summary: 'Changes a shipping route; what is not sent stays as it is.',
  params: routeById,
  body: Type.Partial(Type.Object(routeFacts)),
  reply: RouteSaved,
  refusals: ['shipping.route-not-found'],
});

export const deleteShippingRouteEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/route/{id}',
  access: { staff: ['admin'] },
  summary: 'Deletes a shipping route that nothing uses.',
  params: routeById,
  reply: DoneReply,
  refusals: ['shipping.route-not-found', 'shipping.route-in-use'],
});

const service = {
  _id: text,
  id: text,
  station: text,
  code: text,
  name: text,
  description: text,
  route_code: text,
  price: Type.Integer({ description: 'VND; of a share of the goods the least amount' }),
  unit: Type.String({ description: 'piece, item, order, kg or goods' }),
  unit_name: text,
  mode: text,
  mode_name: text,
  child_code: Type.Array(Type.String()),
  show: Type.Boolean(),
  groups: Type.Boolean(),
  status: Type.Boolean(),
  primary: Type.Boolean(),
  deleted: Type.Boolean(),
  position: Type.Integer(),
  created_date: text,
  updated_by: optionalText,
};

export const ExtraServiceRow = Type.Object({
  ...service,
  childrens: Type.Array(Type.Object(service)),
});

export const listExtraServicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/service-extras/user',
  access: 'anyone',
  summary:
    'Extra services with their prices of today; one with child_code is a package and excludes the others.',
  query: Type.Object({ route_code: Type.Optional(Type.String({ maxLength: 20 })) }),
  reply: Type.Object({ data: Type.Array(ExtraServiceRow) }),
});
