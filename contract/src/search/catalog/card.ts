import { Type } from 'typebox';
import { Nullable, Whole } from '../../kit/shapes.ts';

export const CatalogFlag = Type.Object({
  code: Type.String(),
  rule: Type.Union([Type.Literal('warn'), Type.Literal('ask'), Type.Literal('block')]),
  reason: Type.String({ description: 'Vietnamese' }),
});
export const LandedTotal = Type.Object(
  {
    low_vnd: Whole,
    likely_vnd: Whole,
    high_vnd: Whole,
    certainty: Type.Union([
      Type.Literal('certain'),
      Type.Literal('estimate'),
      Type.Literal('unknown'),
    ]),
    weighed: Type.Optional(Type.String({ description: 'how the weight is known' })),
    is_kind_unknown: Type.Optional(
      Type.Boolean({ description: 'true: what the goods are is not known, so the range is wide' }),
    ),
  },
  { description: 'what it costs at the door' },
);
export const CatalogSeller = Type.Object({
  id: Type.String(),
  name: Type.String(),
  rating_percent: Nullable(Type.Number()),
  good_count: Nullable(Whole),
  bad_count: Nullable(Whole),
  is_store: Type.Boolean(),
});
/** A listing as a result card. Yen are tax included; null means that the site does not tell. */
export const CatalogCard = Type.Object({
  site: Type.String({ description: 'auction, mercari …' }),
  site_code: Type.String({ description: 'YAC_JP, MER_JP …' }),
  code: Type.String(),
  url: Type.String({ description: 'at the marketplace' }),
  path: Type.String({ description: 'our page' }),
  title: Type.String({ description: 'as the seller wrote it' }),
  title_vi: Type.String(),
  is_title_whole: Type.Boolean({ description: 'false: some words are still Japanese' }),
  picture: Type.String(),
  kind: Type.Union([Type.Literal('auction'), Type.Literal('fixed')]),
  status: Type.Union([
    Type.Literal('open'),
    Type.Literal('reserved'),
    Type.Literal('sold'),
    Type.Literal('ended'),
    Type.Literal('gone'),
  ]),
  price_jpy: Nullable(Whole),
  price_vnd: Nullable(Whole),
  price_high_jpy: Nullable(
    Type.Integer({
      description:
        'the dearest variant, where variants differ in price; `price_jpy` is then the cheapest, and nothing is bought before one is chosen',
    }),
  ),
  buy_now_jpy: Nullable(Whole),
  landed: Nullable(LandedTotal),
  bid_count: Nullable(Whole),
  ends_at: Nullable(Type.String({ description: 'ISO 8601, on the marketplace’s clock' })),
  is_end_estimate: Type.Boolean({ description: 'the site moves the end until somebody bids' }),
  condition: Type.String(),
  condition_label: Type.String({ description: 'Vietnamese' }),
  shipping_payer: Type.Union([
    Type.Literal('seller'),
    Type.Literal('buyer'),
    Type.Literal('unknown'),
  ]),
  shipping_jpy: Nullable(Whole),
  is_shipping_lowest: Type.Boolean(),
  seller: CatalogSeller,
  is_seller_doubtful: Type.Boolean({ description: 'reputation under the threshold' }),
  is_shop_item: Type.Boolean(),
  list_price_jpy: Nullable(
    Type.Integer({ description: 'maker’s or former price, where it is above the price' }),
  ),
  other_offer: Nullable(
    Type.Object(
      { price_jpy: Whole, count: Whole, condition_label: Type.String() },
      { description: 'of other shops on the site for the same goods, cheaper than the price' },
    ),
  ),
  review: Nullable(
    Type.Object(
      { average: Type.Number(), count: Whole },
      { description: 'of the goods, out of 5' },
    ),
  ),
  flags: Type.Array(CatalogFlag),
  read_at: Type.String(),
});
