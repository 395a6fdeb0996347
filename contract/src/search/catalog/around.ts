import { Type } from 'typebox';
import { endpoint } from '../../kit/endpoint.ts';
import { CatalogCard } from './card.ts';
import { ListingCode } from '../../marketplaces/listing-code.ts';
import { Nullable, Whole } from '../../kit/shapes.ts';

/** What stands around an item: its bids, others of its kind, the categories it belongs to. */
const SiteAndCode = Type.Object({
  site: Type.String({ pattern: '^[a-z-]{1,20}$' }),
  code: ListingCode,
});

export const readCatalogBidsEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/items/{site}/{code}/bids',
  access: 'anyone',
  summary: 'Bid history of an auction, newest first, bidders masked as the site masks them',
  params: SiteAndCode,
  reply: Type.Object({
    data: Type.Object({
      is_open: Type.Boolean(),
      price_jpy: Whole,
      bid_count: Whole,
      bids: Type.Array(
        Type.Object({
          bidder: Type.String(),
          rating: Nullable(Whole),
          price_jpy: Whole,
          at: Type.String(),
          is_highest: Type.Boolean(),
        }),
      ),
    }),
  }),
  refusals: ['marketplaces.site-not-served', 'marketplaces.not-at-this-site'],
});

export const listCatalogRelatedEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/items/{site}/{code}/related',
  access: 'anyone',
  summary: 'Listings of the same kind',
  params: SiteAndCode,
  reply: Type.Object({ data: Type.Array(CatalogCard) }),
  refusals: ['marketplaces.site-not-served', 'marketplaces.not-at-this-site'],
});

export const readCatalogCategoriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/categories/{site}',
  access: 'anyone',
  summary: 'One branch of a site’s category tree, names also in Vietnamese',
  params: Type.Object({ site: Type.String({ pattern: '^[a-z-]{1,20}$' }) }),
  query: Type.Object({ id: Type.Optional(Type.String({ pattern: '^[0-9]{1,12}$' })) }),
  reply: Type.Object({
    data: Type.Object({
      current: Nullable(
        Type.Object({ id: Type.String(), name: Type.String(), name_vi: Type.String() }),
      ),
      parent: Nullable(
        Type.Object({ id: Type.String(), name: Type.String(), name_vi: Type.String() }),
      ),
      children: Type.Array(
        Type.Object({
          id: Type.String(),
          name: Type.String(),
          name_vi: Type.String(),
          count: Nullable(Whole),
          is_leaf: Type.Boolean(),
        }),
      ),
    }),
  }),
  refusals: ['marketplaces.site-not-served', 'marketplaces.not-at-this-site'],
});
