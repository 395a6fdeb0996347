import { Type } from 'typebox';
import { shapeOf } from '../reading/shape.ts';

/** What Yahoo! Auctions sends, only the keys that we use. Sources: captures of 2025-10 and 2026-05, agent convention of ours. */
export const SOURCE = 'yahoo-auctions';
export const Count = Type.Integer({ minimum: 0 });
const MaybeAmount = Type.Union([Type.Integer(), Type.Null()]);
export const Moment = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$',
});
export const CODE_PATTERN = '^[a-z]?\\d{6,12}$';
export const SearchItem = Type.Object({
  auctionId: Type.String({ pattern: CODE_PATTERN }),
  title: Type.String({ minLength: 1 }),
  price: Type.Integer(),
  isNoPrice: Type.Boolean(),
  initPriceNoTax: MaybeAmount,
  buyNowPrice: MaybeAmount,
  buyNowPriceNoTax: MaybeAmount,
  taxFlag: Type.Integer({ minimum: 0, maximum: 2 }),
  bidCount: Count,
  startTime: Moment,
  endTime: Moment,
  isFixedPrice: Type.Boolean(),
  isFleamarketItem: Type.Boolean(),
  isShoppingItem: Type.Boolean(),
  isFreeShipping: Type.Boolean(),
  itemCondition: Type.String(),
  currentPriceShippingFee: Type.Optional(MaybeAmount),
  currentPriceShippingFeeType: Type.Optional(MaybeAmount),
  prefectureCode: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  imageUrl: Type.String(),
  etc: Type.Optional(Type.String()),
  categoryPath: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  seller: Type.Object({
    userId: Type.String({ minLength: 1 }),
    displayName: Type.String(),
    goodRating: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    isStore: Type.Boolean(),
  }),
});
export const readSearchItem = shapeOf(SOURCE, SearchItem);
export const readSearch = shapeOf(
  SOURCE,
  Type.Object({
    totalResultsAvailable: Count,
    items: Type.Array(Type.Unknown()),
    metadata: Type.Object({
      wandQuery: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      statistics: Type.Optional(Type.Object({ avgPrice: Count, maxPrice: Count, minPrice: Count })),
    }),
  }),
);
export const readModules = shapeOf(
  SOURCE,
  Type.Object({
    modules: Type.Object({
      category: Type.Object({
        current: Type.Object({ id: Type.Integer(), name: Type.String() }),
        parent: Type.Optional(Type.Object({ id: Type.Integer(), name: Type.String() })),
        children: Type.Array(
          Type.Object({
            id: Type.Integer(),
            name: Type.String(),
            count: Type.Optional(Count),
            isLeaf: Type.Optional(Type.Boolean()),
          }),
        ),
      }),
      brand: Type.Optional(
        Type.Object({
          children: Type.Array(
            Type.Object({
              id: Type.Integer(),
              name: Type.String(),
              kanaName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
              count: Type.Optional(Count),
            }),
          ),
        }),
      ),
    }),
  }),
);
export const readItem = shapeOf(
  SOURCE,
  Type.Object({
    auctionId: Type.String({ pattern: CODE_PATTERN }),
    title: Type.String({ minLength: 1 }),
    description: Type.Optional(Type.Array(Type.String())),
    descriptionHtml: Type.Optional(Type.String()),
    initPrice: Type.Integer(),
    price: Type.Integer(),
    bidorbuy: Type.Optional(Type.Integer({ minimum: 0 })),
    taxinPrice: Type.Optional(Type.Integer({ minimum: 0 })),
    taxinStartPrice: Type.Optional(Type.Integer({ minimum: 0 })),
    taxinBidorbuy: Type.Optional(Type.Integer({ minimum: 0 })),
    taxRate: Type.Optional(Type.Integer({ minimum: 0, maximum: 30 })),
    quantity: Type.Integer({ minimum: 1 }),
    bids: Count,
    startTime: Moment,
    endTime: Moment,
    leftTime: Type.Optional(Type.Number()),
    status: Type.String(),
    isAutomaticExtension: Type.Boolean(),
    isEarlyClosing: Type.Boolean(),
    isBidderRestrictions: Type.Optional(Type.Boolean()),
    isBidderRatioRestrictions: Type.Optional(Type.Boolean()),
    isBidCreditRestrictions: Type.Optional(Type.Boolean()),
    isIdentityDocsBidRestriction: Type.Optional(Type.Boolean()),
    isOffer: Type.Optional(Type.Boolean()),
    chargeForShipping: Type.Optional(Type.String()),
    shipping: Type.Optional(
      Type.Object({
        methods: Type.Optional(
          Type.Array(
            Type.Object({
              name: Type.String(),
              isFlatFee: Type.Optional(Type.Boolean()),
              shippingFee: Type.Optional(Type.Integer({ minimum: 0 })),
            }),
          ),
        ),
      }),
    ),
    shipScheduleName: Type.Optional(Type.String()),
    conditionName: Type.Optional(Type.String()),
    img: Type.Array(Type.Object({ image: Type.String() })),
    category: Type.Object({
      path: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
      isAdult: Type.Optional(Type.Boolean()),
      isOver18: Type.Optional(Type.Boolean()),
      isOver20: Type.Optional(Type.Boolean()),
    }),
    itemReturnable: Type.Optional(Type.Object({ allowed: Type.Boolean() })),
    brand: Type.Optional(Type.Object({ path: Type.Array(Type.Object({ name: Type.String() })) })),
    seller: Type.Object({
      aucUserId: Type.String({ minLength: 1 }),
      displayName: Type.String(),
      isStore: Type.Boolean(),
      rating: Type.Object({
        goodRating: Type.Optional(Type.String()),
        ult: Type.Optional(Type.Object({ goodPoint: Count, badPoint: Count })),
      }),
      location: Type.Optional(Type.Object({ prefCode: Type.Optional(Type.String()) })),
    }),
    aucShoppingItemInfo: Type.Optional(
      Type.Object({
        shoppingSellerId: Type.String(),
        shoppingItemCode: Type.String(),
        postageSetId: Type.Optional(Type.Union([Type.String(), Type.Integer()])),
        weight: Type.Optional(Type.Union([Type.String(), Type.Number()])),
      }),
    ),
    watchListNum: Type.Optional(Count),
    highestBidders: Type.Optional(
      Type.Object({
        bidders: Type.Optional(
          Type.Array(
            Type.Object({
              displayName: Type.Optional(Type.String()),
              aucUserId: Type.Optional(Type.String()),
            }),
          ),
        ),
      }),
    ),
  }),
);
const Fee = Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]));
export const readShipments = shapeOf(
  SOURCE,
  Type.Object({
    isFreeShipping: Type.Optional(Type.Boolean()),
    lowestPrice: Fee,
    mainMethodName: Type.Optional(Type.String()),
    methods: Type.Optional(
      Type.Array(
        Type.Object({
          name: Type.String(),
          shippingPrice: Fee,
          aucShippingPrices: Type.Optional(Type.Array(Type.Object({ price: Fee }))),
        }),
      ),
    ),
  }),
);
export const readError = shapeOf(
  SOURCE,
  Type.Object({
    error: Type.Object({
      status: Type.Integer(),
      code: Type.Union([Type.String(), Type.Integer()]),
      message: Type.String(),
    }),
  }),
);
