import { type TSchema, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { Flag, Nullable, Text, Whole } from '../kit/shapes.ts';
import { Amount, ByCode, Ids, Keyword, missing, unserved } from './site-calls.ts';

/** Calls about Yahoo! Auctions, in the shapes of the specification and the mobile client; `/api/catalog/…` is richer. */

const card = (bids: TSchema) =>
  Type.Object({
    ...{
      favorite: Flag,
      code: Text,
      name: Text,
      url: Text,
      image: Text,
      price: Whole,
      price_buy: Whole,
      end_time: Text,
      seller_id: Text,
      bids,
    },
    ...{ new: Flag, newW: Flag, used: Flag, freeship: Flag, item_type: Text },
  });
export const AuctionCard = card(Whole);
/** Home lists carry the number of bids as text. */
export const AuctionHomeCard = card(Text);
const Sales = Type.Object({ count: Whole, total: Whole, month: Whole, year: Whole });
export const AuctionSeller = Type.Object({
  ...{ id: Text, name: Text, url: Text, avatar: Text, verified: Flag, updated_time: Text },
  total: Type.Object({ count: Whole, percent: Type.Number() }),
  ...{ good: Sales, normal: Sales, bad: Sales, percent: Sales },
});
export const AuctionItem = Type.Object({
  seller: Type.Object({
    url: Text,
    id: Text,
    name: Text,
    total: Whole,
    percent: Text,
    avatar: Text,
    details: AuctionSeller,
  }),
  code: Text,
  url: Text,
  name: Text,
  name_vi: Text,
  price: Whole,
  tax: Whole,
  price_buy: Whole,
  tax_buy: Whole,
  feeship: Nullable(Whole),
  from_outside_of_japan: Flag,
  thumbnails: Type.Array(Text),
  description: Text,
  qty: Whole,
  category_id: Text,
  start_date: Text,
  end_date: Text,
  early_close: Flag,
  auto_extension: Flag,
  returnable: Flag,
  bider_restriction: Flag,
  bidder_verification: Flag,
  init_price: Whole,
  condition: Text,
  bids: Whole,
  postage: Flag,
  finished: Flag,
  methods: Type.Object({ bid: Flag, buy: Flag, some_procedures_need_to_be_done: Flag }),
  highest_bidder: Type.Object({ message: Text, is_highest: Flag }),
  won_info: Type.Null(),
  time_left: Whole,
  end_time: Text,
});
export const readAuctionItemEndpoint = endpoint({
  method: 'GET',
  path: '/api/auction/item/{code}',
  access: 'anyone',
  summary: 'An auction item',
  params: ByCode,
  query: Type.Object({ include_seller_info: Type.Optional(Flag) }),
  reply: Type.Object({ data: AuctionItem }),
  refusals: missing,
});
const Params = Type.Record(Type.String(), Type.String());
const Choice = Type.Object({
  label: Text,
  params: Params,
  url: Text,
  is_active: Flag,
  checked: Flag,
  is_children: Flag,
  count: Whole,
  max_price: Whole,
});
export const searchAuctionEndpoint = endpoint({
  method: 'GET',
  path: '/api/auction/search',
  access: 'anyone',
  summary: 'Search of Yahoo! Auctions; tabs, sorters and filters carry the query that chooses them',
  query: Type.Object({
    ...PageQuery.properties,
    keyword: Keyword,
    query: Keyword,
    sort: Type.Optional(Type.String({ maxLength: 20 })),
    fixed: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
    istatus: Type.Optional(Type.Integer({ minimum: 0, maximum: 7 })),
    abatch: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
    auccat: Ids,
    category: Ids,
    brand_id: Ids,
    aucminprice: Amount,
    aucmaxprice: Amount,
    min: Amount,
    max: Amount,
    pstagefree: Type.Optional(Type.Integer()),
    ends_within_hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 168 })),
    status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('sold')])),
    seller_id: Ids,
    __auto_translate_keyword: Type.Optional(Type.String({ pattern: '^(auto|off)$' })),
  }),
  reply: Type.Object({
    data: Type.Object({
      current_sort: Text,
      filters_count: Text,
      tabs: Type.Array(Type.Object({ label: Text, count: Whole, is_active: Flag, params: Params })),
      sorters: Type.Array(
        Type.Object({
          header: Text,
          items: Type.Array(Type.Object({ label: Text, params: Params, url: Text })),
        }),
      ),
      filters: Type.Array(
        Type.Object({
          header: Text,
          data_name: Text,
          filters: Type.Array(Choice),
          selected: Type.Optional(Type.Array(Whole, { description: 'brands only: chosen ids' })),
          fetch_data_url: Type.Optional(
            Type.String({
              description: 'brands only: where all of them are, without a slash before',
            }),
          ),
        }),
      ),
      results: Type.Array(AuctionCard),
      pagination: Pagination,
      statistics: Nullable(
        Type.Object(
          { average: Whole, lowest: Whole, highest: Whole },
          { description: 'yen, over everything that matched' },
        ),
      ),
      japanese: Text,
    }),
  }),
  refusals: unserved,
});
export const listAuctionCategoryEndpoint = endpoint({
  method: 'GET',
  path: '/api/auction/category/products',
  aliases: ['/api/category/products', '/api/v2/auction/category/products'],
  access: 'anyone',
  summary: 'Open auctions of a category, those with most bids first; of all without one',
  query: Type.Object({
    ...PageQuery.properties,
    category: Ids,
    code: Ids,
    sort: Type.Optional(Type.String({ maxLength: 20 })),
    ranking: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  reply: Type.Object({
    data: Type.Object({
      category: Text,
      today_ends: Type.Array(Text),
      results: Type.Array(AuctionHomeCard),
      pagination: Pagination,
    }),
  }),
  refusals: unserved,
});
export const listAuctionHomeEndpoint = endpoint({
  method: 'GET',
  path: '/api/auction/home/products',
  aliases: ['/api/home/products'],
  access: 'anyone',
  summary: 'One group of auctions for each category asked',
  query: Type.Object({
    categories: Type.Optional(
      Type.Union([
        Type.Array(Type.String({ pattern: '^\\d{1,12}$' }), { maxItems: 10 }),
        Type.String({ pattern: '^[\\d,]{1,140}$' }),
      ]),
    ),
  }),
  reply: Type.Object({
    data: Type.Array(Type.Object({ category: Text, results: Type.Array(AuctionHomeCard) })),
  }),
  refusals: unserved,
});
