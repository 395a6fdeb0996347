import { type TSchema, Type } from 'typebox';
import { shapeOf } from '../reading/shape.ts';

/** What the item search (V3) and the ranking of the web service send, only the keys that we use. How sure each is stands in README.md. */
export const SOURCE = 'yahoo-shopping';
/** `{store}_{item}`; the last underline divides them, for items have none. */
export const ITEM_CODE = /^[a-z0-9][\w-]{0,99}_[\w.-]{1,99}$/i;
export const STORE_ID = /^[a-z0-9][\w-]{0,99}$/i;

const Maybe = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([Type.Null(), schema]));
const Count = Type.Integer({ minimum: 0 });
/** `1` or `4.5`, and empty where nobody gave any. */
const Stars = Type.Object({ rate: Type.Number({ minimum: 0, maximum: 5 }), count: Count });
const Genre = Type.Object({ id: Type.Integer(), name: Type.String(), depth: Type.Integer() });

export const Hit = Type.Object({
  name: Type.String({ minLength: 1 }),
  headLine: Maybe(Type.String()),
  url: Type.String(),
  code: Type.String({ pattern: '^[A-Za-z0-9][\\w-]{0,99}_[\\w.-]{1,99}$' }),
  inStock: Type.Boolean(),
  condition: Type.Union([Type.Literal('new'), Type.Literal('used')]),
  image: Maybe(Type.Object({ medium: Type.String() })),
  exImage: Maybe(Type.Object({ url: Type.String() })),
  review: Maybe(Stars),
  price: Type.Integer(),
  taxExcludePrice: Maybe(Type.Integer()),
  priceLabel: Maybe(
    Type.Object({
      defaultPrice: Maybe(Type.Integer()),
      discountedPrice: Maybe(Type.Integer()),
      fixedPrice: Maybe(Type.Integer()),
    }),
  ),
  point: Maybe(Type.Object({ times: Maybe(Type.Number()) })),
  /** 1 nothing set, 2 free, 3 free from an amount on. The fee itself is told nowhere. */
  shipping: Type.Object({ code: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]) }),
  genreCategory: Maybe(Genre),
  parentGenreCategories: Maybe(Type.Array(Genre)),
  brand: Maybe(Type.Object({ name: Maybe(Type.String()) })),
  janCode: Maybe(Type.String()),
  /** Unix seconds. */
  releaseDate: Maybe(Type.Integer()),
  seller: Type.Object({
    sellerId: Type.String({ minLength: 1 }),
    name: Type.String(),
    review: Maybe(Stars),
  }),
});

export const readSearch = shapeOf(
  SOURCE,
  Type.Object({
    totalResultsAvailable: Count,
    totalResultsReturned: Count,
    firstResultsPosition: Count,
    hits: Type.Array(Type.Unknown()),
  }),
);
export const readHit = shapeOf(SOURCE, Hit);

export const RankingRow = Type.Object({
  item_information: Type.Object({
    name: Type.String({ minLength: 1 }),
    code: Maybe(Type.String()),
    url: Type.String(),
    regular_price: Type.Integer(),
    bargain_price: Maybe(Type.Integer()),
    jan_code: Maybe(Type.String()),
  }),
  image: Maybe(Type.Object({ medium: Type.String() })),
  review: Maybe(Stars),
  seller: Type.Object({ id: Maybe(Type.String()), name: Type.String() }),
});

export const readRanking = shapeOf(
  SOURCE,
  Type.Object({ high_rating_trend_ranking: Type.Object({ ranking_data: Type.Array(RankingRow) }) }),
);
