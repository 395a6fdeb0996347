import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Nullable, Text, Whole } from '../kit/shapes.ts';
import { ByCode, Ids, missing } from '../marketplaces/site-calls.ts';

/** Single facts about a lot of Yahoo! Auctions: what delivery costs, who bid last, how long it still runs. */
const RidBody = Type.Object({
  rid: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
});

const Prefecture = Type.Integer({ minimum: 1, maximum: 47 });
const DomesticFee = Type.Object({
  ...{
    code: Text,
    payer: Text,
    fee: Nullable(Whole),
    is_lowest: Flag,
    from_prefecture: Nullable(Whole),
  },
  to_prefecture: Type.Integer({
    description: 'JIS number; our warehouse unless another was asked',
  }),
  methods: Type.Array(Type.Object({ name: Text, fee: Whole }), {
    description: 'cheapest first; none where the seller pays or tells later',
  }),
});
export const readDomesticFeeEndpoint = endpoint({
  method: 'GET',
  path: '/api/auction/domestic-shipping-fee/{code}',
  aliases: ['/api/domestic-shipping-fee/{code}'],
  access: 'anyone',
  summary: 'What delivery inside Japan costs to our warehouse, in yen; null: not known',
  params: ByCode,
  query: Type.Object({ prefecture: Type.Optional(Prefecture) }),
  reply: Type.Object({ data: DomesticFee }),
  refusals: missing,
});
export const readDomesticFeeV2Endpoint = endpoint({
  method: 'POST',
  path: '/api/v2/auction/domestic-shipping-fee/{code}',
  access: 'anyone',
  whileViewing: 'asks',
  summary: 'The same; `rid` is echoed',
  params: ByCode,
  body: Type.Object({ ...RidBody.properties, prefecture: Type.Optional(Prefecture) }),
  reply: Type.Object({ rid: Nullable(Text), data: DomesticFee }),
  refusals: missing,
});

export const listLatestBidsEndpoint = endpoint({
  method: 'GET',
  path: '/api/v2/auction/items/{code}/bids/latest',
  access: 'anyone',
  summary: 'The newest bids of an auction',
  params: ByCode,
  reply: Type.Object({
    data: Type.Object({
      code: Text,
      price: Whole,
      bids: Whole,
      is_open: Flag,
      results: Type.Array(
        Type.Object({
          bidder: Text,
          rating: Nullable(Whole),
          price: Whole,
          time: Text,
          is_highest: Flag,
        }),
      ),
    }),
  }),
  refusals: [...missing, 'marketplaces.not-at-this-site'],
});

export const readTimeLeftEndpoint = endpoint({
  method: 'GET',
  path: '/api/auction/time-left/{code}',
  aliases: ['/api/auction/time-left'],
  access: 'anyone',
  summary: 'Time left on the marketplace’s own clock',
  params: Type.Object({ code: Type.Optional(Type.String({ pattern: '^[\\w-]{1,40}$' })) }),
  query: Type.Object({ code: Ids }),
  reply: Type.Object({
    data: Type.Object({
      code: Text,
      time_left: Whole,
      end_time: Text,
      is_open: Flag,
      price: Whole,
      bids: Whole,
      clock_offset_ms: Whole,
      clock_uncertainty_ms: Whole,
    }),
  }),
  refusals: [...missing, 'request.invalid', 'marketplaces.not-at-this-site'],
});
