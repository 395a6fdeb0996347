import { MERCARI_SHOPS_CODE } from '@hako/contract/marketplaces/sites';
import { type Static, Type } from 'typebox';
import { shapeOf } from '../reading/shape.ts';

/** What Mercari sends, only the keys that we use. Sources: recorded answers of 2022–2024 and 2026-09. Search writes every number as a string, items do not. */
export const SOURCE = 'mercari';
/** A private person's listing. */
export const ITEM_CODE = /^m\d{9,12}$/;
const Digits = Type.String({ pattern: '^\\d{1,13}$' });
const Empty = Type.Union([Type.Null(), Type.String()]);
export const Count = Type.Integer({ minimum: 0 });
export const Nullable = <S extends Parameters<typeof Type.Optional>[0]>(schema: S) =>
  Type.Optional(Type.Union([Type.Null(), schema]));
export const SearchItem = Type.Object({
  id: Type.String({ pattern: `^(m\\d{9,12}|${MERCARI_SHOPS_CODE})$` }),
  sellerId: Type.String(),
  status: Type.String(),
  name: Type.String({ minLength: 1 }),
  price: Digits,
  created: Digits,
  updated: Digits,
  thumbnails: Type.Array(Type.String()),
  itemType: Type.String(),
  itemConditionId: Type.String(),
  shippingPayerId: Type.String(),
  itemBrand: Nullable(Type.Object({ name: Type.String() })),
  shopName: Type.Optional(Empty),
  shop: Nullable(Type.Object({ id: Type.Optional(Type.String()) })),
  categoryId: Type.Optional(Type.String()),
  isNoPrice: Type.Optional(Type.Boolean()),
  photos: Type.Optional(Type.Array(Type.Object({ uri: Type.String() }))),
  auction: Type.Optional(Type.Unknown()),
});
export const readSearch = shapeOf(
  SOURCE,
  Type.Object({
    meta: Type.Object({ nextPageToken: Type.String(), numFound: Digits }),
    items: Type.Array(Type.Unknown()),
  }),
);
export const readSearchItem = shapeOf(SOURCE, SearchItem);
const Named = Type.Object({ id: Type.Integer(), name: Type.String() });
export const Item = Type.Object({
  id: Type.String(),
  seller: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    ratings: Type.Object({ good: Count, normal: Count, bad: Count }),
    is_official: Type.Optional(Type.Boolean()),
  }),
  status: Type.String(),
  name: Type.String({ minLength: 1 }),
  price: Type.Integer(),
  is_no_price: Type.Optional(Type.Boolean()),
  description: Type.String(),
  photos: Type.Array(Type.String()),
  item_category: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    parent_category_id: Type.Optional(Type.Integer()),
    parent_category_name: Type.Optional(Type.String()),
    root_category_id: Type.Optional(Type.Integer()),
    root_category_name: Type.Optional(Type.String()),
  }),
  parent_categories_ntiers: Type.Optional(Type.Array(Named)),
  item_condition: Named,
  item_brand: Nullable(Type.Object({ name: Type.String() })),
  shipping_payer: Type.Object({ id: Type.Integer(), code: Type.String() }),
  shipping_from_area: Named,
  shipping_duration: Type.Optional(Type.Object({ name: Type.String() })),
  created: Type.Integer(),
  updated: Type.Integer(),
  checksum: Type.Optional(Type.String()),
  is_offerable_v2: Type.Optional(Type.Boolean()),
  num_likes: Type.Optional(Count),
  auction_info: Type.Optional(Type.Unknown()),
});
export const readItem = shapeOf(SOURCE, Type.Object({ result: Type.Literal('OK'), data: Item }));
const SellerItem = Type.Object({
  id: Type.String(),
  seller: Type.Object({ id: Type.Integer() }),
  status: Type.String(),
  name: Type.String({ minLength: 1 }),
  price: Type.Integer(),
  thumbnails: Type.Array(Type.String()),
  item_category: Type.Optional(Named),
  shipping_from_area: Type.Optional(Named),
  pager_id: Type.Integer(),
  /** Told with `with_auction=true`: absent for a fixed price. */
  auction_info: Type.Optional(Type.Unknown()),
  is_no_price: Type.Optional(Type.Boolean()),
});
export type SellerItem = Static<typeof SellerItem>;
export const readSellerItem = shapeOf(SOURCE, SellerItem);
export const readSellerItems = shapeOf(
  SOURCE,
  Type.Object({
    result: Type.Literal('OK'),
    meta: Type.Object({ has_next: Type.Boolean() }),
    data: Type.Array(Type.Unknown()),
  }),
);
export const readProfile = shapeOf(
  SOURCE,
  Type.Object({
    result: Type.Literal('OK'),
    data: Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      ratings: Type.Object({ good: Count, normal: Count, bad: Count }),
    }),
  }),
);
const ShopVariant = Type.Object({
  variantId: Type.String(),
  displayName: Type.String(),
  quantity: Digits,
});
export const readProduct = shapeOf(
  SOURCE,
  Type.Object({
    name: Type.String(),
    displayName: Type.String({ minLength: 1 }),
    productTags: Type.Array(Type.String()),
    price: Digits,
    createTime: Type.String(),
    updateTime: Type.String(),
    productDetail: Type.Object({
      shop: Type.Object({
        name: Type.String(),
        displayName: Type.String(),
        shopStats: Type.Optional(
          Type.Object({
            score: Type.Optional(Type.Number()),
            reviewCount: Type.Optional(Type.String()),
          }),
        ),
      }),
      photos: Type.Array(Type.String()),
      description: Type.String(),
      categories: Type.Array(
        Type.Object({ categoryId: Type.String(), displayName: Type.String() }),
      ),
      brand: Nullable(
        Type.Object({
          displayName: Type.Optional(Type.String()),
          name: Type.Optional(Type.String()),
        }),
      ),
      condition: Type.Object({ displayName: Type.String() }),
      shippingPayer: Type.Object({ code: Type.String() }),
      shippingFromArea: Nullable(Type.Object({ shippingAreaCode: Type.String() })),
      shippingDuration: Nullable(Type.Object({ displayName: Type.String() })),
      timeSaleDetails: Nullable(
        Type.Object({ price: Type.Optional(Type.Union([Digits, Type.Integer(), Type.Null()])) }),
      ),
      variants: Type.Array(ShopVariant),
    }),
  }),
);
export const readCategories = shapeOf(
  SOURCE,
  Type.Object({
    itemCategories: Type.Array(
      Type.Object({
        id: Type.Union([Type.String(), Type.Integer()]),
        name: Type.String(),
        level: Type.Optional(Type.Union([Type.String(), Type.Integer()])),
        parentCategoryId: Type.Optional(Type.Union([Type.String(), Type.Integer(), Type.Null()])),
        hasChild: Type.Optional(Type.Union([Type.Boolean(), Type.String()])),
      }),
    ),
  }),
);
const Maybe = Type.Optional(Type.Union([Type.String(), Type.Null()]));
export const readBrands = shapeOf(
  SOURCE,
  Type.Object({
    itemBrands: Type.Array(
      Type.Object({
        id: Type.Union([Type.String(), Type.Integer()]),
        name: Type.String(),
        subname: Maybe,
        initial: Maybe,
        jaPronunciation: Maybe,
        nameJaFurigana: Maybe,
      }),
    ),
  }),
);
export const readDesiredPrice = shapeOf(
  SOURCE,
  Type.Object({
    name: Type.String(),
    highestDesiredPrice: Digits,
    lowestDesiredPrice: Digits,
    registeredCount: Digits,
    highestDesiredPriceCount: Digits,
  }),
);
