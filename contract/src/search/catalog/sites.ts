import { Type } from 'typebox';
import { endpoint } from '../../kit/endpoint.ts';
import { Nullable } from '../../kit/shapes.ts';

/** How a marketplace stands to us at this moment. */
export const CatalogSite = Type.Object({
  site: Type.String({ description: 'auction, mercari …' }),
  site_code: Type.String({ description: 'YAC_JP, MER_JP …' }),
  name: Type.String(),
  path: Type.String({ description: 'our home page of it' }),
  state: Type.Union([Type.Literal('open'), Type.Literal('resting'), Type.Literal('trying')], {
    description:
      'resting: it failed or wants to be left alone, nothing is asked until next_try_at; trying: the next call finds out whether it is back',
  }),
  is_closed: Type.Boolean({
    description: 'nothing of it can be had now: its pages show /unusual-traffic or what was kept',
  }),
  reason: Nullable(
    Type.Union(
      [
        Type.Literal('timeout'),
        Type.Literal('unreachable'),
        Type.Literal('limited'),
        Type.Literal('blocked'),
        Type.Literal('broken'),
        Type.Literal('failing'),
      ],
      { description: 'limited and blocked: the site itself shuts us out' },
    ),
  ),
  message: Nullable(Type.String({ description: 'Vietnamese' })),
  closed_since: Nullable(Type.String({ description: 'ISO 8601' })),
  next_try_at: Nullable(Type.String({ description: 'ISO 8601' })),
  rows_read: Type.Integer({ minimum: 0, description: 'rows of its lists since this server began' }),
  rows_set_aside: Type.Integer({ minimum: 0, description: 'of those, the ones we could not read' }),
  last_set_aside_at: Nullable(Type.String({ description: 'ISO 8601' })),
});

export const listCatalogSitesEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/sites',
  access: 'anyone',
  summary:
    'The marketplaces that are served, in the order in which they are shown, and which of them are closed to us at this moment',
  reply: Type.Object({
    data: Type.Object({
      sites: Type.Array(CatalogSite),
      is_all_closed: Type.Boolean({ description: 'none of them answers us' }),
    }),
  }),
});
