import type { readPriceListEndpoint } from '@hako/contract/pricing/price-list';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import {
  CLASS_KG,
  PACKING,
  PADDING_CM,
  UNREAD_PERCENT,
} from '../calculator/rules/expected-piece.ts';
import type { CurrentRate } from '../pricing.ts';
import { samplesOf, sizesOf } from './wire-models.ts';
import { ANY, type PreparedCategory, type PreparedTables } from './rules/prepared-tables.ts';

type Data = EndpointReply<typeof readPriceListEndpoint>['data'];
type Figures = Pick<
  Data,
  'rate' | 'kinds' | 'domestic' | 'packing' | 'parcel_classes' | 'unread_percent'
>;

/**
 * The figures of the price list: what is taken for granted of goods that nobody weighed, and the
 * rate.
 */
export const figuresOf = (
  { categories, sites, anySite }: PreparedTables,
  rate: CurrentRate | undefined,
): Figures => ({
  rate: rate ? { ...rate.rate, quoted_at: rate.quotedAt.toISOString() } : null,
  kinds: [...categories.values()]
    .toSorted((one, other) => Number(one.code === ANY) - Number(other.code === ANY))
    .map(kindOf),
  domestic: [...sites]
    .filter(([site]) => site !== ANY)
    .concat([[ANY, anySite]])
    .map(([site, { domesticCounted, domesticGuessJpy }]) => ({
      ...{ site, counted: domesticCounted, jpy: { ...domesticGuessJpy } },
    })),
  packing: { likely: packingOf('likely'), high: packingOf('high') },
  parcel_classes: CLASS_KG.map(([sidesCm, kilograms]) => ({
    ...{ sides_cm: sidesCm, grams: kilograms * 1000 },
  })),
  unread_percent: { ...UNREAD_PERCENT },
});

const kindOf = (kind: PreparedCategory): Data['kinds'][number] => ({
  ...{ code: kind.code, name: kind.label, weight_g: { ...kind.weightG } },
  size_cm: sizesOf(kind),
  duty_basis_points: { ...kind.dutyBp },
  samples: samplesOf(kind),
});

const packingOf = (which: keyof typeof PACKING) => ({
  ...{ percent: PACKING[which].timesPercent, grams: PACKING[which].grams, cm: PADDING_CM[which] },
});
