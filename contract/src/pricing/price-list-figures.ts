import { Type } from 'typebox';
import { Moment } from '../kit/shapes.ts';

const Guess = Type.Object({ low: Type.Integer(), likely: Type.Integer(), high: Type.Integer() });
const Sides = Type.Array(Type.Integer(), { description: 'centimetres: length, width, height' });
const Sizes = Type.Object({ low: Sides, likely: Sides, high: Sides });
const Packing = Type.Object({
  percent: Type.Integer({ description: 'of the bare weight' }),
  grams: Type.Integer({ description: 'added to that' }),
  cm: Type.Integer({ description: 'added to each side' }),
});

/** A rate that changes with the size of what it is taken of: each from its edge up to the next. */
export const PriceSteps = Type.Object({
  of: Type.Union([Type.Literal('jpy'), Type.Literal('gram')]),
  rate: Type.Union([Type.Literal('basis-points'), Type.Literal('dong-per-kg')]),
  steps: Type.Array(Type.Object({ from: Type.Integer(), rate: Type.Integer() }), { minItems: 2 }),
});

/** One case of the price list in words. */
export const PriceListRow = Type.Object({
  code: Type.String(),
  name: Type.String(),
  rule: Type.String({ description: 'Vietnamese; the sentence that the price line carries' }),
  steps: Type.Optional(PriceSteps),
  when: Type.Optional(Type.String({ description: 'which goods and orders it is for, Vietnamese' })),
  provinces: Type.Optional(
    Type.Array(Type.String(), { description: 'two-digit codes that it names; none: all others' }),
  ),
  is_likely: Type.Optional(
    Type.Boolean({ description: 'taken as likely while the destination is not known' }),
  ),
});

/** What the calculator takes for granted while nobody weighed the goods, and the rate of now. */
export const PriceListFigures = {
  rate: Type.Union([
    Type.Object({
      vnd: Type.Integer({ description: 'for `scale` yen' }),
      scale: Type.Integer(),
      quoted_at: Moment,
    }),
    Type.Null(),
  ]),
  kinds: Type.Array(
    Type.Object({
      code: Type.String({ description: '* stands for goods of no known kind' }),
      name: Type.String(),
      weight_g: Guess,
      size_cm: Sizes,
      duty_basis_points: Guess,
      samples: Type.Integer({
        description: 'things of it on our scale that weight and size come from; 0: a guess',
      }),
    }),
  ),
  models: Type.Array(
    Type.Object({
      kind: Type.String({ description: 'name of its kind' }),
      name: Type.String({ description: 'how titles name it' }),
      weight_g: Guess,
      size_cm: Sizes,
      samples: Type.Integer(),
    }),
    {
      description:
        'models that we weighed often enough: those of most samples, or with `model` in their name',
      maxItems: 100,
    },
  ),
  model_count: Type.Integer({ description: 'how many models there are' }),
  domestic: Type.Array(
    Type.Object({
      site: Type.String({ description: '* stands for all other sites' }),
      counted: Type.Union([Type.Literal('item'), Type.Literal('seller')]),
      jpy: Guess,
    }),
    { description: 'shipping inside Japan when the seller does not tell' },
  ),
  packing: Type.Object(
    { likely: Packing, high: Packing },
    { description: 'what is added to weight and size that the seller wrote' },
  ),
  parcel_classes: Type.Array(
    Type.Object({ sides_cm: Type.Integer(), grams: Type.Integer({ description: 'the heaviest' }) }),
    { description: 'of goods whose three sides together are all that is known' },
  ),
  unread_percent: Type.Object(
    { low: Type.Integer(), high: Type.Integer() },
    { description: 'of low and high weight and volume, on a list, before the page was read' },
  ),
};
