import type { CatalogParcel } from '@hako/contract/search/item-facts';
import { ITEM_FACT_MESSAGES } from '@hako/contract/search/item-fact-messages';
import type { Static } from 'typebox';
import type { Listing } from '../../../marketplaces/index.ts';
import type { PreparedTables } from '../../../pricing/index.ts';
import { statedParcelOf } from '../rules/stated-parcel.ts';

type Parcel = Static<typeof CatalogParcel>;
/** What the price list says of a kind of goods. */
export type KindOfGoods = PreparedTables['anyCategory'];

const say = ITEM_FACT_MESSAGES.parcel;

/** How heavy and large the goods may be: what the seller wrote, else what such goods usually are; and the reason. */
export function parcelOf(
  listing: Pick<Listing, 'title' | 'descriptionText' | 'attributes'>,
  kind: KindOfGoods,
): Parcel {
  const attributes = listing.attributes?.map(({ name, value }) => `${name} ${value}`) ?? [];
  const { weightG, sizeCm, sidesTogetherCm } = statedParcelOf([
    listing.title,
    ...attributes,
    listing.descriptionText,
  ]);
  const isStated = weightG !== undefined || sizeCm !== undefined || sidesTogetherCm !== undefined;
  const what = [
    weightG === undefined ? [] : say.weight.replace('{grams}', String(weightG)),
    sizeCm === undefined ? [] : say.size.replace('{size}', sizeCm.join('×')),
    sidesTogetherCm === undefined ? [] : say.sides.replaceAll('{sides}', String(sidesTogetherCm)),
  ].flat();
  const { low, likely, high } = kind.sizeCm;
  return {
    source: isStated ? 'seller' : kind.code === '*' ? 'unknown' : 'category',
    weight_g:
      weightG === undefined
        ? { ...kind.weightG }
        : { low: weightG, likely: weightG, high: weightG },
    size_cm: sizeCm
      ? { low: [...sizeCm], likely: [...sizeCm], high: [...sizeCm] }
      : { low: [...low], likely: [...likely], high: [...high] },
    message: isStated
      ? say.stated.replace('{what}', what.join(', '))
      : kind.code === '*'
        ? say.unknown
        : say.category.replace('{label}', kind.label),
  };
}
