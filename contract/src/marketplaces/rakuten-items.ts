import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery } from '../kit/pages.ts';
import { Flag, Text, Whole } from '../kit/shapes.ts';
import { missing, unserved } from './site-calls.ts';
import { Genre, RakutenStore } from './rakuten.ts';

const Pictures = Type.Array(Type.Object({ imageUrl: Text }));
/** The names of the web service itself; prices, averages and rates are texts. */
export const RakutenRankedRow = Type.Object({
  rank: Whole,
  itemCode: Text,
  itemName: Type.String({ description: 'Vietnamese' }),
  itemName_ja: Text,
  itemPrice: Type.String({ pattern: '^\\d+$', description: 'yen with tax' }),
  itemCaption: Text,
  catchcopy: Text,
  itemUrl: Text,
  smallImageUrls: Pictures,
  mediumImageUrls: Pictures,
  imageFlag: Whole,
  availability: Whole,
  taxFlag: Whole,
  postageFlag: Whole,
  creditCardFlag: Whole,
  startTime: Text,
  endTime: Text,
  reviewAverage: Text,
  reviewCount: Whole,
  pointRate: Whole,
  pointRateStartTime: Text,
  pointRateEndTime: Text,
  affiliateRate: Text,
  affiliateUrl: Text,
  shopCode: Text,
  shopName: Text,
  shopUrl: Text,
  shopAffiliateUrl: Text,
  shopOfTheYearFlag: Whole,
  shipOverseasFlag: Whole,
  shipOverseasArea: Text,
  asurakuFlag: Whole,
  asurakuArea: Text,
  asurakuClosingTime: Text,
  carrier: Whole,
  genreId: Text,
});
export const listRakutenRankingEndpoint = endpoint({
  method: 'GET',
  path: '/api/rakuten/ranking',
  access: 'anyone',
  summary: 'What sells best at Rakuten, of a genre when named',
  query: Type.Object({ ...PageQuery.properties, genreId: Genre, category: Genre }),
  reply: Type.Object({ data: Type.Array(RakutenRankedRow) }),
  refusals: unserved,
});
const Fact = Type.Object({ name: Text, name_vi: Text, value: Text, value_vi: Text });
export const readRakutenItemEndpoint = endpoint({
  method: 'GET',
  path: '/api/rakuten/item/{code}',
  access: 'anyone',
  summary: 'An item of Rakuten; its code may also end with the number that its address has',
  params: Type.Object({ code: Type.String({ pattern: '^[\\w-]{1,41}:[\\w.-]{1,60}$' }) }),
  reply: Type.Object({
    data: Type.Object({
      code: Text,
      url: Text,
      name: Text,
      name_vi: Text,
      price: Whole,
      startTime: Text,
      endTime: Text,
      description: Text,
      catchcopy: Text,
      availability: Whole,
      taxFlag: Whole,
      postageFlag: Whole,
      pointRate: Whole,
      category_id: Text,
      categories: Type.Array(Type.Object({ id: Text, name: Text, name_vi: Text })),
      tags: Type.Array(Whole),
      attributes: Type.Array(Fact),
      images: Type.Array(Text),
      store: RakutenStore,
      /** `total` is the average of 5, as the mobile client reads it. */
      ratting: Type.Object({ count: Whole, total: Type.Number() }),
      jan: Text,
      condition: Text,
    }),
  }),
  refusals: missing,
});
const Category = { id: Text, name: Text, name_vi: Text };
export const readRakutenCategoryEndpoint = endpoint({
  method: 'GET',
  path: '/api/rakuten/category/{code}',
  access: 'anyone',
  summary: 'A genre of Rakuten and what is below it; the first genres below 0',
  params: Type.Object({ code: Type.String({ pattern: '^\\d{1,9}$' }) }),
  reply: Type.Object({
    data: Type.Object({
      ...Category,
      children: Type.Array(Type.Object({ ...Category, is_leaf: Flag })),
    }),
  }),
  refusals: unserved,
});
