import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery } from '../kit/pages.ts';
import { Flag, Nullable, Text, Whole } from '../kit/shapes.ts';
import { ByCode, Ids, missing, unserved } from './site-calls.ts';
import { AuctionCard, AuctionSeller } from './marketplaces.ts';

export const listAuctionSellerProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/auction/saller/products',
  aliases: ['/api/saller/products'],
  access: 'anyone',
  summary: 'What a seller offers',
  query: Type.Object({ ...PageQuery.properties, code: Ids, seller_id: Ids }),
  reply: Type.Object({
    code: Whole,
    data: Type.Object({ saller: Nullable(AuctionSeller), results: Type.Array(AuctionCard) }),
  }),
  refusals: [...unserved, 'request.invalid'],
});
export const readAuctionSellerEndpoint = endpoint({
  method: 'GET',
  path: '/api/auction/saller/{code}',
  aliases: ['/api/saller/{code}'],
  access: 'anyone',
  summary: 'Who a seller is',
  params: ByCode,
  reply: Type.Object({ info: Type.Object({ ...AuctionSeller.properties, id: Nullable(Text) }) }),
  refusals: unserved,
});
const Relates = Type.Object({
  data: Type.Array(
    Type.Object({ ...AuctionCard.properties, index: Whole, closing: Flag, type: Text }),
  ),
});
export const listAuctionRelatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/auction/relates/{code}',
  aliases: ['/api/relates/{code}'],
  access: 'anyone',
  summary: 'Related auctions',
  params: ByCode,
  reply: Relates,
  refusals: missing,
});
const RidBody = Type.Object({
  rid: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
});
export const listAuctionRelatesV2Endpoint = endpoint({
  method: 'POST',
  path: '/api/v2/auction/relates/{code}',
  access: 'anyone',
  whileViewing: 'asks',
  summary: 'Related auctions; `rid` is echoed',
  params: ByCode,
  body: RidBody,
  reply: Type.Object({ rid: Nullable(Text), ...Relates.properties }),
  refusals: missing,
});
