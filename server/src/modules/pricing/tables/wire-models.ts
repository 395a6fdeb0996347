import type { readPriceListEndpoint } from '@hako/contract/pricing/price-list';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { modelName } from '../rules/weighed-words.ts';
import type { PreparedCategory, PreparedTables } from './rules/prepared-tables.ts';

type Data = EndpointReply<typeof readPriceListEndpoint>['data'];

const MOST = 100;

/**
 * The models that we weighed often enough: those of most samples, or with some words in their name.
 */
export function modelsOf(
  { models }: PreparedTables,
  words: string,
): Pick<Data, 'models' | 'model_count'> {
  const wanted = words.normalize('NFKC').trim().toLowerCase();
  const found = [...models.values()]
    .filter(({ from }) => from?.model.includes(wanted))
    .toSorted((one, other) => samplesOf(other) - samplesOf(one) || compare(one, other));
  return {
    models: found.slice(0, MOST).map((one) => ({
      kind: one.label,
      name: modelName(one.from?.model ?? ''),
      weight_g: { ...one.weightG },
      size_cm: sizesOf(one),
      samples: samplesOf(one),
    })),
    model_count: models.size,
  };
}

export const samplesOf = ({ from }: PreparedCategory): number => from?.samples ?? 0;

const compare = (one: PreparedCategory, other: PreparedCategory): number =>
  (one.from?.model ?? '') < (other.from?.model ?? '') ? -1 : 1;

export const sizesOf = ({ sizeCm: { low, likely, high } }: PreparedCategory) => ({
  low: [...low],
  likely: [...likely],
  high: [...high],
});
