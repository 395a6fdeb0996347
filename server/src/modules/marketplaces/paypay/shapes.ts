import { Type } from 'typebox';
import { shapeOf } from '../reading/shape.ts';

/** What Yahoo!フリマ sends, only the keys that we use. Source: captures of 2026-05; the answers of users and categories are documented only. */
export const SOURCE = 'paypay';

const Count = Type.Integer({ minimum: 0 });
const Moment = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$',
});
/** `z…` was listed here; any other letter, or none, is a fixed-price listing of Yahoo! Auctions that is shown here too. */
export const CODE_PATTERN = '^[a-z]?\\d{6,12}$';
export const SELLER_PATTERN = '^[\\w-]{2,40}$';

const Node = Type.Object({ id: Type.Integer(), name: Type.String() });
const Ratio = Type.Number({ minimum: 0, maximum: 100 });

export const SearchItem = Type.Object({
  id: Type.String({ pattern: CODE_PATTERN }),
  title: Type.String({ minLength: 1 }),
  price: Type.Integer(),
  likeCount: Type.Optional(Count),
  endTime: Moment,
  thumbnailImageUrl: Type.String(),
  category: Type.Object({ path: Type.Array(Node) }),
  brand: Type.Optional(Node),
  itemStatus: Type.String(),
  condition: Type.String(),
  hashtag: Type.Optional(Type.Array(Type.String())),
  log: Type.Optional(Type.Object({ etc: Type.Optional(Type.String()) })),
  // A seller without ratings is only an id.
  seller: Type.Object({
    id: Type.String({ minLength: 1 }),
    goodRatio: Type.Optional(Ratio),
    numRating: Type.Optional(Count),
  }),
});

export const readSearch = shapeOf(
  SOURCE,
  Type.Object({
    totalResultsAvailable: Count,
    totalResultsReturned: Count,
    offset: Count,
    items: Type.Array(Type.Unknown()),
  }),
);
export const readSearchItem = shapeOf(SOURCE, SearchItem);

export const readItem = shapeOf(
  SOURCE,
  Type.Object({
    id: Type.String({ pattern: CODE_PATTERN }),
    title: Type.String({ minLength: 1 }),
    description: Type.String(),
    images: Type.Array(Type.Object({ url: Type.String() })),
    likeCount: Type.Optional(Count),
    price: Type.Integer(),
    noPriceItem: Type.Boolean(),
    updateDate: Type.Optional(Moment),
    categoryList: Type.Array(Node),
    brand: Type.Optional(Node),
    deliverySchedule: Type.Optional(Type.Object({ text: Type.String() })),
    location: Type.Optional(Type.String()),
    condition: Type.Object({ key: Type.String() }),
    status: Type.String(),
    seller: Type.Object({
      id: Type.String({ minLength: 1 }),
      nickname: Type.Optional(Type.String()),
      rating: Type.Optional(Type.Object({ total: Count, goodRatio: Type.Optional(Ratio) })),
    }),
  }),
);

/** Goods recommended beside an item: other key names than in the search. `sellStatus` is absent while on sale. */
export const RecommendedItem = Type.Object({
  itemId: Type.String({ pattern: CODE_PATTERN }),
  title: Type.String({ minLength: 1 }),
  price: Type.Integer(),
  image: Type.Object({ url: Type.String() }),
  genreCategoryIds: Type.Array(Type.Integer()),
  sellStatus: Type.Optional(Type.String()),
  log: Type.Optional(Type.Object({ etc: Type.Optional(Type.String()) })),
  seller: Type.Object({ id: Type.String({ minLength: 1 }) }),
});

export const readRecommended = shapeOf(SOURCE, Type.Object({ items: Type.Array(Type.Unknown()) }));
export const readRecommendedItem = shapeOf(SOURCE, RecommendedItem);

export const readChildren = shapeOf(SOURCE, Type.Array(Node));

export const readUser = shapeOf(
  SOURCE,
  Type.Object({
    id: Type.String({ minLength: 1 }),
    nickname: Type.Optional(Type.String()),
    deleted: Type.Optional(Type.Boolean()),
    rating: Type.Optional(Type.Object({ total: Count, goodRatio: Type.Optional(Ratio) })),
  }),
);
