import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { ListingCode } from './listing-code.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { Flag, Nullable, Text, Whole } from '../kit/shapes.ts';
import { Amount, Keyword, missing, unserved } from './site-calls.ts';

/**
 * Calls about Yahoo! Shopping, in the shapes of the specification and the mobile client; `/api/catalog/…` is richer. Inside an item the names
 * are those of the site's own lookup, in PascalCase, and their numbers are text. What the site does not tell is null.
 */
const Store = Type.String({ pattern: '^[\\w-]{1,100}$' });
const Ids = Type.Optional(
  Type.String({ pattern: '^\\d{1,12}(,\\d{1,12}){0,20}$', description: 'comma list' }),
);

export const ShoppingCard = Type.Object({
  isItemSavedCart: Flag,
  code: Text,
  name: Type.String({ description: 'Vietnamese' }),
  name_ja: Text,
  description: Nullable(Text),
  category: Nullable(Type.Object({ id: Nullable(Whole), name: Text, name_vi: Text, depth: Whole })),
  brand: Nullable(Type.Object({ id: Nullable(Whole), name: Text })),
  stock: Flag,
  price: Type.Integer({ description: 'yen, tax included' }),
  priceLabel: Type.Object({
    taxable: Flag,
    defaultPrice: Nullable(Whole),
    discountedPrice: Nullable(Whole),
    fixedPrice: Nullable(Whole),
    premiumPrice: Nullable(Whole),
    periodStart: Nullable(Whole),
    periodEnd: Nullable(Whole),
  }),
  releaseDate: Nullable(Type.Integer({ description: 'unix seconds' })),
  review: Type.Object({ count: Whole, url: Text, rate: Type.Number() }),
  seller: Type.Object({
    sellerId: Text,
    name: Text,
    url: Text,
    isBestSeller: Nullable(Flag),
    review: Type.Object({ count: Whole, rate: Type.Number() }),
    imageId: Nullable(Text),
  }),
  condition: Nullable(Text),
  freeship: Flag,
  url: Text,
  image: Text,
});
const Cards = Type.Object({
  data: Type.Object({ results: Type.Array(ShoppingCard), pagination: Pagination }),
});
const listQuery = Type.Object({
  ...PageQuery.properties,
  category: Ids,
  genre_category_id: Ids,
  type_code: Type.Optional(Type.String({ maxLength: 30 })),
});

export const searchShoppingEndpoint = endpoint({
  method: 'GET',
  path: '/api/shopping/search',
  access: 'anyone',
  summary: 'Search of Yahoo! Shopping, also by store, genre or bar code alone',
  query: Type.Object({
    ...listQuery.properties,
    keyword: Keyword,
    query: Keyword,
    category_id: Ids,
    brand_id: Ids,
    seller_id: Type.Optional(Store),
    jan_code: Type.Optional(Type.String({ pattern: '^(\\d{8}|\\d{13})$' })),
    price_from: Amount,
    price_to: Amount,
    condition: Type.Optional(Type.Union([Type.Literal('new'), Type.Literal('used')])),
    shipping: Type.Optional(
      Type.String({ pattern: '^(free|conditional_free)(,(free|conditional_free))?$' }),
    ),
    in_stock: Type.Optional(Type.Boolean()),
    /** A plus that was not encoded arrives as a blank. */
    sort: Type.Optional(Type.String({ pattern: '^[-+ ]?(score|price|review_count)$' })),
    __auto_translate_keyword: Type.Optional(Type.String({ pattern: '^(auto|off)$' })),
  }),
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(ShoppingCard),
      pagination: Pagination,
      japanese: Text,
    }),
  }),
  refusals: unserved,
});

export const listShoppingHomeEndpoint = endpoint({
  method: 'GET',
  path: '/api/shopping/home/products',
  access: 'anyone',
  summary: 'What is rated well and rising on Yahoo! Shopping',
  query: listQuery,
  reply: Cards,
  refusals: unserved,
});

export const listShoppingDealsEndpoint = endpoint({
  method: 'GET',
  path: '/api/shopping/deal/products',
  access: 'anyone',
  summary: 'Goods of Yahoo! Shopping in a sale',
  query: listQuery,
  reply: Cards,
  refusals: unserved,
});

export const listShoppingBestDealsEndpoint = endpoint({
  method: 'GET',
  path: '/api/shopping/deal/recommens',
  access: 'anyone',
  summary: 'Of the first goods in a sale, those that are reduced the most',
  query: listQuery,
  reply: Cards,
  refusals: unserved,
});

const Period = Nullable(
  Type.Object({ Areas: Nullable(Text), Deadline: Nullable(Text), Conditions: Nullable(Text) }),
);
export const ShoppingItem = Type.Object({
  code: Text,
  name: Type.String({ description: 'as the store writes it' }),
  name_vi: Text,
  url: Text,
  condition: Nullable(Text),
  headline: Nullable(Text),
  description: Type.String({ description: 'plain text' }),
  caption: Type.String({ description: 'sanitised HTML' }),
  releaseDate: Nullable(Type.String({ description: 'YYYY-MM-DD' })),
  additional1: Nullable(Text),
  additional2: Nullable(Text),
  additional3: Nullable(Text),
  images: Type.Array(Text),
  price: Type.Integer({ description: 'yen, tax included' }),
  priceLabel: Type.Object({
    FixedPrice: Nullable(Whole),
    DefaultPrice: Nullable(Whole),
    TaxExcludedDefaultPrice: Nullable(Whole),
    SalePrice: Nullable(Text),
    TaxExcludedSalePrice: Nullable(Text),
    MemberPrice: Nullable(Text),
    taxExcludedMemberPrice: Nullable(Text),
    PeriodStart: Nullable(Text),
    PeriodEnd: Nullable(Text),
    SubscriptionPrice: Nullable(Text),
    TaxExcludedSubscriptionPrice: Nullable(Text),
  }),
  shipping: Type.Object({ Code: Nullable(Text), Name: Nullable(Text), name_vi: Text }),
  point: Type.Object({
    amount: Nullable(Whole),
    Times: Nullable(Whole),
    PremiumAmount: Nullable(Whole),
    PremiumTimes: Nullable(Whole),
  }),
  review: Type.Object({ Rate: Text, Count: Text, Url: Text }),
  store: Type.Object({
    id: Text,
    name: Text,
    sellerType: Nullable(Text),
    url: Text,
    ratings: Type.Object({
      Rate: Nullable(Text),
      Count: Nullable(Text),
      Total: Nullable(Text),
      DetailRate: Nullable(Text),
    }),
    image: Nullable(Text),
    point: Nullable(Type.Object({ Grant: Nullable(Text), Accept: Nullable(Text) })),
    inventoryMessage: Nullable(Text),
    sameDayDelivery: Period,
    expressDelivery: Period,
  }),
  orders: Type.Array(
    Type.Object({
      Name: Text,
      name_vi: Text,
      Options: Type.Array(Type.Object({ Value: Text, value_vi: Text })),
    }),
  ),
  variants: Type.Array(Type.Object({ id: Text, name: Text, name_vi: Text, quantity: Whole })),
  brand: Nullable(Text),
  jan: Nullable(Text),
  category_id: Nullable(Text),
  categories: Type.Array(Type.Object({ id: Text, name: Text, name_vi: Text })),
  availability: Text,
});

export const readShoppingItemEndpoint = endpoint({
  method: 'GET',
  path: '/api/shopping/item/{code}',
  access: 'anyone',
  summary: 'A listing of Yahoo! Shopping',
  params: Type.Object({ code: ListingCode }),
  reply: Type.Object({ data: ShoppingItem }),
  refusals: missing,
});

export const readMoreOfShoppingItemEndpoint = endpoint({
  method: 'POST',
  path: '/api/shopping/item-get-more',
  access: 'anyone',
  whileViewing: 'asks',
  summary: 'More beside an item: other goods of its store, by page, and goods of its genre',
  body: Type.Object({ code: ListingCode, ...PageQuery.properties }),
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(ShoppingCard),
      relates: Type.Array(ShoppingCard),
      pagination: Pagination,
    }),
  }),
  refusals: missing,
});
