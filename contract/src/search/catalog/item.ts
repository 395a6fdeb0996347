import { Type } from 'typebox';
import { endpoint } from '../../kit/endpoint.ts';
import { CatalogFact, CatalogParcel } from '../item-facts.ts';
import { ListingCode } from '../../marketplaces/listing-code.ts';
import { Nullable, Whole } from '../../kit/shapes.ts';
import { CatalogCard } from './card.ts';

export const CatalogWarning = Type.Object({
  code: Type.String(),
  level: Type.Union([Type.Literal('info'), Type.Literal('warn'), Type.Literal('block')]),
  message: Type.String({ description: 'Vietnamese' }),
});
/** The whole listing for the item page. */
export const CatalogItem = Type.Intersect([
  CatalogCard,
  Type.Object({
    pictures: Type.Array(Type.String()),
    description_html: Type.String({ description: 'sanitised' }),
    description_text: Type.String(),
    quantity: Whole,
    stock: Nullable(
      Type.Integer({ description: 'how many there are; null where the site does not tell' }),
    ),
    brand: Nullable(Type.String()),
    categories: Type.Array(
      Type.Object({ id: Type.String(), name: Type.String(), name_vi: Type.String() }),
    ),
    price_before_tax_jpy: Nullable(Whole),
    buy_now_before_tax_jpy: Nullable(Whole),
    start_jpy: Nullable(Whole),
    goods_kind: Nullable(
      Type.String({
        description:
          'our kind of these goods in the price list, for the calculator; null when none fits',
      }),
    ),
    tax: Type.Union([Type.Literal('none'), Type.Literal('included'), Type.Literal('added')]),
    tax_percent: Whole,
    from_prefecture: Nullable(Whole),
    dispatch: Nullable(Type.String()),
    checksum: Nullable(Type.String()),
    variants: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), quantity: Whole })),
    options: Type.Array(
      Type.Object({
        name: Type.String(),
        name_vi: Type.String(),
        values: Type.Array(Type.String()),
        values_vi: Type.Array(Type.String()),
      }),
      {
        description: 'what must be chosen before it can be ordered',
      },
    ),
    attributes: Type.Array(
      Type.Object({
        name: Type.String(),
        name_vi: Type.String(),
        value: Type.String(),
        value_vi: Type.String(),
      }),
    ),
    shop: Nullable(
      Type.Object({
        catchcopy: Nullable(Type.String()),
        is_own: Nullable(Type.Boolean({ description: 'sold by the site itself' })),
        availability: Nullable(
          Type.String({ description: 'in how many days it leaves, as the site words it' }),
        ),
        point_percent: Nullable(
          Type.Number({ description: 'goes to the buying account, never off the price' }),
        ),
      }),
    ),
    is_adult_only: Type.Boolean(),
    is_offerable: Type.Boolean(),
    like_count: Nullable(Whole),
    updated_at: Nullable(Type.String()),
    auction: Nullable(
      Type.Object({
        bid_count: Whole,
        starts_at: Nullable(Type.String()),
        ends_at: Type.String(),
        is_end_estimate: Type.Boolean({
          description: 'the site moves the end until somebody bids',
        }),
        is_auto_extension: Nullable(Type.Boolean()),
        is_early_closing: Nullable(Type.Boolean()),
        restrictions: Type.Array(Type.String()),
        highest_bidder: Nullable(Type.String()),
      }),
    ),
    warnings: Type.Array(CatalogWarning),
    facts: Type.Array(CatalogFact),
    parcel: Nullable(CatalogParcel),
    price_history: Type.Array(Type.Object({ price_jpy: Whole, seen_at: Type.String() })),
    is_stale: Type.Boolean(),
    can_bid: Type.Boolean({ description: 'an open auction that we can bid on' }),
    can_buy: Type.Boolean(),
  }),
]);
const SiteAndCode = Type.Object({
  site: Type.String({ pattern: '^[a-z-]{1,20}$' }),
  code: ListingCode,
});
export const readCatalogItemEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/items/{site}/{code}',
  access: 'anyone',
  summary: 'The whole listing for the item page, with warnings and the landed estimate',
  params: SiteAndCode,
  query: Type.Object({
    fresh: Type.Optional(
      Type.Boolean({ description: 'ask the site again, at most once in two seconds' }),
    ),
  }),
  reply: Type.Object({ data: CatalogItem }),
  refusals: ['marketplaces.site-not-served', 'marketplaces.no-such-listing'],
});
