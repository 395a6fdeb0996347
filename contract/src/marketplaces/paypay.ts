import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { Flag, Nullable, Text, Whole } from '../kit/shapes.ts';
import { Amount, ByCode, Ids, Keyword, missing, unserved } from './site-calls.ts';

/** Calls about Yahoo!フリマ (PayPay Fleamarket), in the shapes of the specification and the mobile client; `/api/catalog/…` is richer. */

/** `name` is Vietnamese, `name_ja` as the site writes it. The mobile client reads `name` on its landing page and `named` in the search. */
const node = { id: Whole, name: Text, named: Text, name_ja: Text };
const PaypayCategory = Type.Object({
  ...node,
  productCategoryId: Whole,
  path: Type.Array(Type.Object(node)),
});
/** Share of good ratings in percent; 0 without ratings. */
const PaypaySeller = Type.Object({ id: Text, numRating: Whole, goodRatio: Type.Number() });

export const PaypayCard = Type.Object({
  code: Text,
  name: Type.String({ description: 'Vietnamese' }),
  name_ja: Text,
  url: Text,
  image: Text,
  price: Type.Integer({
    description: 'yen, tax and delivery inside Japan included; 0 when the seller names no price',
  }),
  status: Type.Union([Type.Literal('OPEN'), Type.Literal('SOLD')]),
  condition: Text,
  seller: PaypaySeller,
  category: PaypayCategory,
});

export const searchPaypayEndpoint = endpoint({
  method: 'GET',
  path: '/api/paypay/search',
  access: 'anyone',
  summary: 'Search of Yahoo!フリマ; sold goods with status=sold',
  query: Type.Object({
    ...PageQuery.properties,
    keyword: Keyword,
    query: Keyword,
    category_id: Ids,
    category: Ids,
    brand_id: Ids,
    seller_id: Ids,
    price_min: Amount,
    price_max: Amount,
    condition: Type.Optional(
      Type.String({
        pattern: '^[a-z0-9,]{1,60}$',
        description: 'comma list of new, used10, used20, used40, used60',
      }),
    ),
    status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('sold')])),
    sort: Type.Optional(Type.Union([Type.Literal('ranking'), Type.Literal('price')])),
    order: Type.Optional(Type.Union([Type.Literal('ASC'), Type.Literal('DESC')])),
    __auto_translate_keyword: Type.Optional(Type.String({ pattern: '^(auto|off)$' })),
  }),
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(PaypayCard),
      pagination: Pagination,
      japanese: Text,
      is_partial_match: Flag,
    }),
  }),
  refusals: unserved,
});

export const listPaypayHomeEndpoint = endpoint({
  method: 'GET',
  path: '/api/paypay/home/products',
  access: 'anyone',
  summary: 'Goods of each asked category of the landing page; of all ten when none is asked',
  query: Type.Object({
    size: PageQuery.properties.size,
    categories: Type.Optional(
      Type.Union(
        [
          Type.String({ maxLength: 200 }),
          Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }),
        ],
        {
          description:
            'repeated key or comma list; others than the ten of the landing page are left out',
        },
      ),
    ),
  }),
  reply: Type.Object({
    data: Type.Array(
      Type.Object({
        category: Text,
        name: Type.String({ description: 'Vietnamese' }),
        results: Type.Array(PaypayCard),
      }),
    ),
  }),
  refusals: unserved,
});

export const listPaypaySellerProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/paypay/saller/products',
  access: 'anyone',
  summary: 'A seller and what they offer',
  query: Type.Object({ ...PageQuery.properties, code: Ids, seller_id: Ids, id: Ids }),
  reply: Type.Object({
    code: Whole,
    data: Type.Object({
      results: Type.Array(PaypayCard),
      pagination: Pagination,
      saller: Nullable(
        Type.Object({ ...PaypaySeller.properties, name: Text, url: Text, good: Whole, bad: Whole }),
      ),
    }),
  }),
  refusals: [...unserved, 'request.invalid'],
});

export const readPaypayItemEndpoint = endpoint({
  method: 'GET',
  path: '/api/paypay/item/{code}',
  access: 'anyone',
  summary: 'An item of Yahoo!フリマ and its categories',
  params: ByCode,
  reply: Type.Object({
    data: Type.Object({
      ...PaypayCard.properties,
      name: Type.String({ description: 'as the seller wrote it' }),
      name_vi: Text,
      description: Text,
      thumbnails: Type.Array(Text),
      condition_name: Type.String({ description: 'Vietnamese' }),
      brand: Text,
      likes: Whole,
      qty: Whole,
      freeship: Flag,
      from_prefecture: Nullable(Type.Integer({ description: 'JIS, 1 to 47' })),
      dispatch: Text,
      updated_date: Text,
      seller: Type.Object({ ...PaypaySeller.properties, name: Text, url: Text }),
    }),
    categories: Type.Array(Type.Object(node)),
  }),
  refusals: missing,
});

export const listPaypayRecommendedEndpoint = endpoint({
  method: 'GET',
  path: '/api/paypay/recommend/{code}',
  access: 'anyone',
  summary: 'What the site recommends beside an item',
  params: ByCode,
  reply: Type.Object({ data: Type.Object({ results: Type.Array(PaypayCard) }) }),
  refusals: unserved,
});
