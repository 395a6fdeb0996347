import type { WeighedSample, WeightInUse } from '@hako/contract/pricing/weights';
import {
  excludeSampleEndpoint,
  readKindWeightsEndpoint,
  readWeighedSamplesEndpoint,
} from '@hako/contract/pricing/weights';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Pricing } from '../pricing.ts';
import type { PreparedCategory } from '../tables/rules/prepared-tables.ts';
import type { KeptSample } from './sample-store.ts';

/** What our warehouse weighed, as the desk reads it and leaves things out of it. */
export const weightRoutes = (pricing: Pricing): Route[] => [
  route(readKindWeightsEndpoint, async ({ query }) =>
    kindsRow(await pricing.readKindWeights(query)),
  ),
  route(readWeighedSamplesEndpoint, async ({ query }) => {
    const { samples, next } = await pricing.readSamples(query);
    return { samples: samples.map(sampleRow), next: next ?? null };
  }),
  route(excludeSampleEndpoint, async ({ params, body, caller }) => {
    const { is_excluded: isExcluded, reason } = body;
    const asked = { orderId: params.order_id, isExcluded, reason, staffId: caller.userId };
    await pricing.excludeSample(asked);
    return { status: true } as const;
  }),
];

const kindsRow = ({ kinds, models, next }: Awaited<ReturnType<Pricing['readKindWeights']>>) => ({
  kinds: kinds.map((kind) => ({ code: kind.code, name: kind.label, in_use: inUseOf(kind) })),
  models: models.map(({ inUse, ...model }) => ({
    ...model,
    in_use: inUse ? inUseOf(inUse) : null,
  })),
  next: next ?? null,
});

const inUseOf = ({ weightG, from }: PreparedCategory): WeightInUse => ({
  weight_g: { ...weightG },
  samples: from?.samples ?? 0,
});

const sampleRow = (sample: KeptSample): WeighedSample => ({
  order_id: sample.orderId,
  order_code: sample.orderCode,
  parcel_code: sample.parcelCode,
  title: sample.title,
  model: sample.model,
  weight_g: sample.weightG,
  size_cm: [...sample.sizeCm],
  weighed_at: sample.weighedAt.toISOString(),
  is_excluded: sample.excluded !== undefined,
  excluded_reason: sample.excluded?.reason ?? null,
});
