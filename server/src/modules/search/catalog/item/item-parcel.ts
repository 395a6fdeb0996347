import type { CatalogParcel } from '@hako/contract/search/item-facts';
import { ITEM_FACT_MESSAGES } from '@hako/contract/search/item-fact-messages';
import type { Static } from 'typebox';
import { isStated } from '../../../../kernel/stated-parcel.ts';
import { type Listing, statedParcelOf } from '../../../marketplaces/index.ts';
import type { PreparedTables } from '../../../pricing/index.ts';

type Parcel = Static<typeof CatalogParcel>;
/** What the price list says of a kind of goods. */
export type KindOfGoods = PreparedTables['anyCategory'];

const say = ITEM_FACT_MESSAGES.parcel;

/** How heavy and large the goods may be: what the seller wrote, else what such goods usually are; and the reason. */
export function parcelOf(
  listing: Pick<Listing, 'title' | 'descriptionText' | 'attributes'>,
  kind: KindOfGoods,
): Parcel {
  const stated = statedParcelOf(listing);
  const { weightG, sizeCm, sidesTogetherCm } = stated;
  const isTold = isStated(stated);
  const what = [
    weightG === undefined ? [] : say.weight.replace('{grams}', String(weightG)),
    sizeCm === undefined ? [] : say.size.replace('{size}', sizeCm.join('×')),
    sidesTogetherCm === undefined ? [] : say.sides.replaceAll('{sides}', String(sidesTogetherCm)),
  ].flat();
  const { low, likely, high } = kind.sizeCm;
  return {
    source: isTold ? 'seller' : kind.code === '*' ? 'unknown' : 'category',
    weight_g:
      weightG === undefined
        ? { ...kind.weightG }
        : { low: weightG, likely: weightG, high: weightG },
    size_cm: sizeCm
      ? { low: [...sizeCm], likely: [...sizeCm], high: [...sizeCm] }
      : { low: [...low], likely: [...likely], high: [...high] },
    stated: {
      weight_g: weightG ?? null,
      size_cm: sizeCm ? [...sizeCm] : null,
      sides_cm: sidesTogetherCm ?? null,
    },
    message: isTold
      ? say.stated.replace('{what}', what.join(', '))
      : kind.code === '*'
        ? say.unknown
        : say.category.replace('{label}', kind.label),
  };
}
