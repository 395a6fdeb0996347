import { bind, bound } from '../../../kernel/bind.ts';
import type { Pricing, PricingDeps } from '../pricing.ts';
import { excludeSample } from './exclude-sample.ts';
import { learnWeights } from './learn-weights.ts';
import { readKindWeights, readSamples } from './read-samples.ts';
import { recordWeighed } from './record-weighed.ts';

type Weights =
  | 'recordWeighed'
  | 'learnWeights'
  | 'readKindWeights'
  | 'readSamples'
  | 'excludeSample';

/** What our own scale teaches: kept, learned from every night, read and left out by the staff. */
export function createWeights(
  deps: PricingDeps & Pick<Pricing, 'tablesAt'>,
): Pick<Pricing, Weights> {
  return {
    recordWeighed: bound(deps, recordWeighed),
    learnWeights: () => learnWeights(deps),
    ...bind(deps, { readKindWeights, readSamples, excludeSample }),
  };
}
