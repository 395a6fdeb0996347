import type { Item } from '../mercari/item.ts';
import type { State } from '../mercari/market.ts';
import { descriptionOf } from '../mercari/wire-item.ts';

/** An item as the partner interface sends it: real numbers, words in lower case. */
export function partnerItem(item: Item, state: State): object {
  return {
    id: item.id,
    status: state.status,
    name: state.name,
    price: state.price,
    item_type: item.shop ? 'shops' : 'mercari',
    description: descriptionOf(item),
    created: Math.floor(item.createdAt / 1_000),
    updated: Math.floor(state.updatedAt / 1_000),
    checksum: state.checksum,
    seller: { id: item.seller.id, name: item.seller.name },
    item_condition: { id: item.draft.condition },
    ...(item.shop
      ? {
          shops_shipping_fee: 0,
          item_variants: item.variants.map((variant) => ({
            id: variant.id,
            name: variant.name,
            quantity: state.quantities.get(variant.id) ?? 0,
          })),
        }
      : {}),
  };
}
