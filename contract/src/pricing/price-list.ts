import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PriceListFigures, PriceListRow } from './price-list-figures.ts';
import { CalculatePriceBody, optional, PricedItemBody, Range, text, whole } from './pricing.ts';

export const calculateServicesEndpoint = endpoint({
  method: 'POST',
  path: '/api/price-service/calc',
  access: 'anyone',
  whileViewing: 'asks',
  summary: 'What the chosen extra services cost for these items.',
  body: CalculatePriceBody,
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Array(
      Type.Object({
        code: Type.String(),
        name: Type.String(),
        price: Type.Integer({ description: 'VND' }),
        payment: Type.Integer(),
        rule: Type.String(),
      }),
    ),
    total: Type.Integer(),
  }),
  refusals: ['pricing.no-rate', 'pricing.unknown-service', 'pricing.unknown-ship-mode'],
});
export const readPriceListEndpoint = endpoint({
  method: 'GET',
  path: '/api/price-list/by-route',
  access: 'anyone',
  summary:
    'The price list of today in Vietnamese words and numbers, from the tables that the calculator uses.',
  query: Type.Object({
    route: Type.Optional(text(20)),
    route_code: Type.Optional(text(20)),
    code: Type.Optional(text(20)),
    model: Type.Optional(text(60)),
  }),
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Object({
      route: Type.String(),
      as_of: Type.String(),
      groups: Type.Array(
        Type.Object({
          code: Type.String(),
          name: Type.String(),
          rows: Type.Array(PriceListRow),
        }),
      ),
      ...PriceListFigures,
    }),
  }),
  refusals: ['shipping.route-not-found'],
});
export const priceCeilingEndpoint = endpoint({
  method: 'POST',
  path: '/api/price/ceiling',
  access: 'anyone',
  whileViewing: 'asks',
  summary: 'The highest bid whose landed total stays within a ceiling.',
  body: Type.Object({
    item: PricedItemBody,
    ceiling_vnd: whole(100_000_000_000),
    against: Type.Optional(Type.Union([Type.Literal('likely'), Type.Literal('high')])),
    ship_mode: optional(text(40)),
    services_extra: optional(Type.Array(text(40), { maxItems: 20 })),
    province: optional(Type.String({ pattern: '^[0-9]{2}$' })),
  }),
  reply: Type.Object({
    status: Type.Boolean(),
    maximum_jpy: Type.Union([Type.Integer(), Type.Null()], {
      description: 'null when even the smallest bid is over the ceiling',
    }),
    landed_total: Range,
    first_payment_vnd: Type.Integer(),
    hold_vnd: Type.Integer(),
  }),
  refusals: ['pricing.no-rate', 'pricing.unknown-ship-mode', 'pricing.unknown-service'],
});
