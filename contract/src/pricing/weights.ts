import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Nullable, Reason, Text, Whole } from '../kit/shapes.ts';

const access = { staff: ['warehouse', 'accountant'] } as const;
const kind = Type.String({ minLength: 1, maxLength: 40 });
const model = Type.String({ maxLength: 60 });

/** Models and samples of one page. */
export const WEIGHTS_SHOWN = 50;

const Range = Type.Object({ low: Whole, likely: Whole, high: Whole });

/**
 * What of a model or a kind holds today; `samples` 0: nobody weighed enough, the owner's guess
 * stands.
 */
export const WeightInUse = Type.Object({ weight_g: Range, samples: Whole });
export type WeightInUse = Static<typeof WeightInUse>;

export const WeighedModel = Type.Object({
  model: Type.String({ description: 'empty: things that name no model' }),
  samples: Whole,
  excluded: Whole,
  in_use: Nullable(WeightInUse),
});
export type WeighedModel = Static<typeof WeighedModel>;

export const readKindWeightsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/weights',
  access,
  summary:
    'What our warehouse weighed of a kind of goods: every kind with what holds today, and the models of one, by name.',
  query: Type.Object({ kind: Type.Optional(kind), after: Type.Optional(model) }),
  reply: Type.Object({
    kinds: Type.Array(Type.Object({ code: Text, name: Text, in_use: WeightInUse })),
    models: Type.Array(WeighedModel),
    next: Nullable(Text),
  }),
});

export const WeighedSample = Type.Object({
  order_id: Text,
  order_code: Text,
  parcel_code: Text,
  title: Text,
  model: Text,
  weight_g: Whole,
  size_cm: Type.Array(Whole, { description: 'longest side first' }),
  weighed_at: Text,
  is_excluded: Flag,
  excluded_reason: Nullable(Text),
});
export type WeighedSample = Static<typeof WeighedSample>;

export const readWeighedSamplesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/weights/samples',
  access,
  summary: 'The things that were weighed of a kind, or of one model of it; the newest first.',
  query: Type.Object({
    kind,
    model: Type.Optional(model),
    before: Type.Optional(Type.String({ format: 'uuid' })),
  }),
  reply: Type.Object({ samples: Type.Array(WeighedSample), next: Nullable(Text) }),
});

export const excludeSampleEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/weights/samples/{order_id}',
  access,
  summary: 'Leaves a thing out of what is learned from, or takes it back in, with a reason.',
  params: Type.Object({ order_id: Type.String({ format: 'uuid' }) }),
  body: Type.Object({
    is_excluded: Type.Boolean(),
    reason: Reason,
  }),
  reply: Type.Object({ status: Type.Literal(true) }),
  refusals: ['pricing.sample-not-found'],
});
