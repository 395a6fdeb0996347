import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { ListingCode } from '../marketplaces/listing-code.ts';
import { Nullable, Whole } from '../kit/shapes.ts';
import { PriceSpread } from './price-spread.ts';

/** What goods like these were sold for. */

const Quartiles = Type.Object(
  {
    ...{ low_jpy: Whole, median_jpy: Whole, high_jpy: Whole },
    ...{ low_vnd: Nullable(Whole), median_vnd: Nullable(Whole), high_vnd: Nullable(Whole) },
  },
  {
    description:
      'prices really paid, tax included: a quarter cost no more than low, half no more than median, three quarters no more than high',
  },
);

export const TypicalPrice = Type.Object({
  keyword: Type.String({
    description: 'the Japanese words that were compared; empty when the goods cannot be compared',
  }),
  is_enough: Type.Boolean({
    description: 'false: the sample is too small, and every figure is null',
  }),
  price: Nullable(Quartiles),
  spread: Nullable(PriceSpread),
  sample_size: Whole,
  least_sample: Whole,
  since: Nullable(Type.String({ description: 'when the oldest of the sample was sold, ISO 8601' })),
  until: Nullable(Type.String()),
  by_condition: Type.Array(
    Type.Object({
      class: Type.Union([
        Type.Literal('new'),
        Type.Literal('used'),
        Type.Literal('poor'),
        Type.Literal('unknown'),
      ]),
      label: Type.String({ description: 'Vietnamese' }),
      sample_size: Whole,
      price: Nullable(Quartiles),
    }),
  ),
  by_site: Type.Array(
    Type.Object({
      site: Type.String(),
      name: Type.String(),
      sample_size: Whole,
      site_total: Nullable(
        Type.Integer({
          description: 'how many sold goods the site says that it has for these words',
        }),
      ),
      site_average_jpy: Nullable(
        Type.Integer({ description: 'the site’s own average over all of them' }),
      ),
    }),
  ),
  listing: Nullable(
    Type.Object(
      {
        class: Type.String(),
        price_jpy: Nullable(
          Type.Integer({
            description:
              'what it can be bought for now; null for an auction without a buy-now price',
          }),
        ),
        compared_with: Nullable(Type.Union([Type.Literal('class'), Type.Literal('all')])),
        standing: Nullable(
          Type.Union([Type.Literal('below'), Type.Literal('within'), Type.Literal('above')]),
        ),
      },
      { description: 'how the listing asked about stands; null for a keyword' },
    ),
  ),
  examples: Type.Array(
    Type.Object({
      site: Type.String(),
      code: Type.String(),
      path: Type.String(),
      title: Type.String(),
      title_vi: Type.String(),
      price_jpy: Whole,
      class: Type.String(),
      sold_at: Type.String(),
    }),
    { description: 'the newest of the sample' },
  ),
  note: Type.String({ description: 'Vietnamese: what the figures rest on, or why there are none' }),
  silent_sites: Type.Array(Type.Object({ site: Type.String(), message: Type.String() })),
});

export const readTypicalPriceEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/typical-price',
  access: 'anyone',
  summary:
    'What goods like a listing (site and code), or like a keyword (q), were sold for: sold searches of the sites and what we saw ourselves',
  query: Type.Object({
    site: Type.Optional(Type.String({ pattern: '^[a-z-]{1,20}$' })),
    code: Type.Optional(ListingCode),
    q: Type.Optional(Type.String({ maxLength: 100 })),
    translate: Type.Optional(
      Type.Union([Type.Literal('auto'), Type.Literal('off')], {
        description: 'whether the keyword is translated to Japanese',
      }),
    ),
  }),
  reply: Type.Object({ data: TypicalPrice }),
  refusals: ['marketplaces.site-not-served', 'marketplaces.no-such-listing', 'request.invalid'],
  limitPerMinute: 60,
});
