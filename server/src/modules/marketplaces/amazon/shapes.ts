import { type TSchema, Type } from 'typebox';
import { shapeOf } from '../reading/shape.ts';

/**
 * What the Creators API of Amazon answers, only the keys that we use. Source: the models of Amazon's own client of 2026; the nearest captured
 * relatives are answers of its predecessor. What was not asked for, or does not exist for an item, is absent.
 */
export const SOURCE = 'amazon';
/** ASIN: goods of Amazon begin with B0, books are their ISBN-10. */
export const CODE = /^[A-Z0-9]{10}$/;

const Maybe = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([Type.Null(), schema]));
const Told = Maybe(Type.Object({ displayValue: Type.String(), label: Maybe(Type.String()) }));
const Measured = Maybe(
  Type.Object({
    displayValue: Type.Number(),
    label: Maybe(Type.String()),
    unit: Maybe(Type.String()),
  }),
);
const Many = Maybe(Type.Object({ displayValues: Maybe(Type.Array(Type.String())) }));

export const Money = Type.Object({
  amount: Type.Number(),
  currency: Type.String(),
  displayAmount: Maybe(Type.String()),
});
const Picture = Maybe(Type.Object({ url: Type.String() }));
const Pictures = Type.Object({ large: Picture, hiRes: Picture, medium: Picture });

export const Offer = Type.Object({
  availability: Maybe(
    Type.Object({
      type: Maybe(Type.String()),
      message: Maybe(Type.String()),
      minOrderQuantity: Maybe(Type.Integer()),
      maxOrderQuantity: Maybe(Type.Integer()),
    }),
  ),
  condition: Maybe(
    Type.Object({
      value: Type.String(),
      subCondition: Maybe(Type.String()),
      conditionNote: Maybe(Type.String()),
    }),
  ),
  dealDetails: Maybe(
    Type.Object({ startTime: Maybe(Type.String()), endTime: Maybe(Type.String()) }),
  ),
  isBuyBoxWinner: Maybe(Type.Boolean()),
  loyaltyPoints: Maybe(Type.Object({ points: Type.Integer() })),
  merchantInfo: Maybe(Type.Object({ id: Maybe(Type.String()), name: Maybe(Type.String()) })),
  price: Maybe(
    Type.Object({
      money: Money,
      savingBasis: Maybe(Type.Object({ money: Maybe(Money) })),
      savings: Maybe(Type.Object({ money: Maybe(Money), percentage: Maybe(Type.Number()) })),
    }),
  ),
  violatesMAP: Maybe(Type.Boolean()),
});

/** A node and those above it, nested towards the root. */
const Ancestor = Type.Unsafe<NodeAbove>(
  Type.Object({ id: Type.String(), displayName: Type.String() }),
);
export interface NodeAbove {
  readonly id: string;
  readonly displayName: string;
  readonly ancestor?: NodeAbove | null;
}
const Node = Type.Object({
  id: Type.String(),
  displayName: Type.String(),
  isRoot: Maybe(Type.Boolean()),
  ancestor: Maybe(Ancestor),
});

export const Item = Type.Object({
  asin: Type.String({ pattern: '^[A-Z0-9]{10}$' }),
  parentASIN: Maybe(Type.String()),
  detailPageURL: Maybe(Type.String()),
  images: Maybe(Type.Object({ primary: Maybe(Pictures), variants: Maybe(Type.Array(Pictures)) })),
  itemInfo: Type.Object({
    title: Type.Object({ displayValue: Type.String({ minLength: 1 }) }),
    byLineInfo: Maybe(Type.Object({ brand: Told, manufacturer: Told })),
    contentInfo: Maybe(Type.Object({ publicationDate: Told })),
    externalIds: Maybe(Type.Object({ eans: Many })),
    features: Many,
    manufactureInfo: Maybe(Type.Object({ itemPartNumber: Told, model: Told })),
    productInfo: Maybe(
      Type.Object({
        color: Told,
        size: Told,
        releaseDate: Told,
        isAdultProduct: Maybe(Type.Object({ displayValue: Type.Boolean() })),
        itemDimensions: Maybe(
          Type.Object({ height: Measured, length: Measured, width: Measured, weight: Measured }),
        ),
      }),
    ),
  }),
  browseNodeInfo: Maybe(Type.Object({ browseNodes: Maybe(Type.Array(Node)) })),
  customerReviews: Maybe(
    Type.Object({
      count: Maybe(Type.Integer()),
      starRating: Maybe(Type.Object({ value: Type.Number() })),
    }),
  ),
  offersV2: Maybe(Type.Object({ listings: Maybe(Type.Array(Offer)) })),
  variationAttributes: Maybe(
    Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  ),
});

const Errors = Maybe(
  Type.Array(Type.Object({ code: Type.String(), message: Maybe(Type.String()) })),
);

export const readErrors = shapeOf(SOURCE, Type.Object({ errors: Errors }));
export const readSearch = shapeOf(
  SOURCE,
  Type.Object({
    searchResult: Type.Object({
      totalResultCount: Type.Integer({ minimum: 0 }),
      items: Maybe(Type.Array(Type.Unknown())),
    }),
  }),
);
export const readFound = shapeOf(SOURCE, Item);
export const readItems = shapeOf(
  SOURCE,
  Type.Object({ itemsResult: Type.Object({ items: Type.Array(Item) }) }),
);
export const readVariations = shapeOf(
  SOURCE,
  Type.Object({
    variationsResult: Type.Object({
      items: Type.Array(Item),
      variationSummary: Maybe(
        Type.Object({
          variationDimensions: Maybe(
            Type.Array(
              Type.Object({
                name: Type.String(),
                displayName: Maybe(Type.String()),
                values: Type.Array(Type.String()),
              }),
            ),
          ),
        }),
      ),
    }),
  }),
);
const Child = Type.Object({ id: Type.String(), displayName: Type.String() });
export const readNodes = shapeOf(
  SOURCE,
  Type.Object({
    browseNodesResult: Type.Object({
      browseNodes: Type.Array(
        Type.Object({
          id: Type.String(),
          displayName: Type.String(),
          isRoot: Maybe(Type.Boolean()),
          ancestor: Maybe(Ancestor),
          children: Maybe(Type.Array(Child)),
        }),
      ),
    }),
  }),
);
export const readToken = shapeOf(
  SOURCE,
  Type.Object({
    access_token: Type.String({ minLength: 1 }),
    expires_in: Type.Integer({ minimum: 1 }),
  }),
);
export const readSuggestions = shapeOf(
  SOURCE,
  Type.Object({ suggestions: Type.Array(Type.Object({ value: Type.String() })) }),
);
