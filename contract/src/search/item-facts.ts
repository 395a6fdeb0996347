import { Type } from 'typebox';
import { Nullable, Whole } from '../kit/shapes.ts';

/** Facts about goods that save people from a wrong purchase. */

/** `good` speaks for buying, `info` is to be known, `caution` is to be thought about (what must not be overlooked is a warning as well). */
export const CatalogFact = Type.Object({
  code: Type.String(),
  topic: Type.Union([
    Type.Literal('condition'),
    Type.Literal('age'),
    Type.Literal('tax'),
    Type.Literal('shipping'),
    Type.Literal('seller'),
    Type.Literal('auction'),
    Type.Literal('parcel'),
  ]),
  level: Type.Union([Type.Literal('good'), Type.Literal('info'), Type.Literal('caution')]),
  message: Type.String({ description: 'Vietnamese' }),
  amount_jpy: Nullable(Whole),
});

const Band = Type.Object({ low: Whole, likely: Whole, high: Whole });

/** How heavy and how large it may be, and why we think so. */
export const CatalogParcel = Type.Object({
  source: Type.Union([Type.Literal('seller'), Type.Literal('category'), Type.Literal('unknown')]),
  weight_g: Band,
  size_cm: Type.Object(
    { low: Type.Array(Whole), likely: Type.Array(Whole), high: Type.Array(Whole) },
    { description: 'three sides each' },
  ),
  stated: Type.Object(
    {
      weight_g: Nullable(Whole),
      size_cm: Nullable(Type.Array(Whole)),
      sides_cm: Nullable(Whole),
    },
    { description: 'what the seller wrote, for the calculator; each null where nothing was told' },
  ),
  message: Type.String({ description: 'Vietnamese: the reason' }),
});
