import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Text, Whole } from '../kit/shapes.ts';

/** Kinds of goods, as the price list and the customs know them. */
const Band = Type.Object({ low: Whole, likely: Whole, high: Whole });

export const listGroupProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/group-products',
  access: 'anyone',
  summary:
    'Kinds of goods: what such goods usually weigh, their duty, and what must be known before they are sent',
  reply: Type.Object({
    data: Type.Array(
      Type.Object({
        ...{ _id: Text, id: Text, code: Text, name: Text },
        weight_g: Type.Object({ ...Band.properties }, { description: 'packed, typical' }),
        size_cm: Type.Array(Whole, { description: 'three sides, likely' }),
        duty_basis_points: Band,
        duty_rule: Type.String({ description: 'Vietnamese' }),
        has_battery: Type.Boolean(),
        is_used_banned: Type.Boolean({
          description: 'second-hand ones stand on the import-ban list',
        }),
        words: Type.Array(Text, { description: 'by which such goods are recognised' }),
      }),
    ),
  }),
});
