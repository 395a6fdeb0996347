import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable, Whole } from '../kit/shapes.ts';
import { MergedQuery } from './merged-search.ts';

/** How prices spread: bars between ascending edges, each but the last without its upper edge. */
export const PRICE_BARS = 24;

export const PriceSpread = Type.Object({
  edges: Type.Array(Whole, { description: 'one more than there are bars' }),
  counts: Type.Array(Whole, { description: 'how many prices lie in each bar' }),
});

/** What the goods of a search land at, whatever its bounds of price are. */
export const LandedSpread = Type.Object({
  /** In whole đồng. Null: too few goods, or all of them cost nearly the same. */
  spread: Nullable(PriceSpread),
  counted: Type.Integer({ description: 'listings that were read and have a price' }),
  total: Type.Integer({ description: 'listings over all sites, as the sites claim' }),
  is_total_upper_bound: Type.Boolean(),
  is_partial: Type.Boolean({ description: 'a site is kept or missing' }),
});

export const readLandedSpreadEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/landed-spread',
  access: 'anyone',
  summary: 'How the landed prices of a search over all sites spread, without its bounds of price',
  query: MergedQuery,
  reply: Type.Object({ data: LandedSpread }),
  refusals: ['marketplaces.site-not-served', 'marketplaces.link-not-supported'],
  limitPerMinute: 60,
});
