import type { PricedItem } from '../../calculator/rules/price-input.ts';
import type { Counted } from './price-rows.ts';

/** Whether two items are counted together: those of one seller, or of one order on one site. A seller nobody knows is one of its own. */
function areCountedTogether(counted: Counted, one: PricedItem, other: PricedItem): boolean {
  if (counted === 'piece' || counted === 'item' || one.site !== other.site) return false;
  return counted === 'order' || (one.seller !== undefined && one.seller === other.seller);
}

/** Calls back once for each group counted together: with the index of its first item and the indices of all its items. */
export function eachUnit(
  items: readonly PricedItem[],
  counted: (index: number) => Counted,
  unit: (first: number, members: readonly number[]) => void,
): void {
  for (let first = 0; first < items.length; first++) {
    const item = items[first] as PricedItem;
    const how = counted(first);
    if (isCountedBefore(items, first, how)) continue;
    const members = [first];
    for (let later = first + 1; later < items.length; later++) {
      if (areCountedTogether(how, item, items[later] as PricedItem)) members.push(later);
    }
    unit(first, members);
  }
}

function isCountedBefore(items: readonly PricedItem[], index: number, how: Counted): boolean {
  for (let earlier = 0; earlier < index; earlier++) {
    if (areCountedTogether(how, items[earlier] as PricedItem, items[index] as PricedItem))
      return true;
  }
  return false;
}
