import type { PriceFlag } from './breakdown.ts';
import type {
  PreparedCategory,
  PreparedRestriction,
  PreparedTables,
} from '../../tables/rules/prepared-tables.ts';
import type { PricedItem } from './price-input.ts';

const NONE: readonly PriceFlag[] = [];

/** Restrictions of the owner's list that touch these goods; an item once for each restriction, the whole order as -1. */
export function flagsOf(
  items: readonly PricedItem[],
  categories: readonly PreparedCategory[],
  goodsJpy: number,
  carriage: 'air' | 'sea',
  tables: PreparedTables,
): readonly PriceFlag[] {
  let flags: PriceFlag[] | undefined;
  for (const restriction of tables.restrictions) {
    if (restriction.carriage !== null && restriction.carriage !== carriage) continue;
    if (restriction.goodsOverJpy !== null) {
      if (goodsJpy > restriction.goodsOverJpy) flags = add(flags, restriction, -1);
      continue;
    }
    for (let index = 0; index < items.length; index++) {
      if (touches(restriction, items[index] as PricedItem, categories[index] as PreparedCategory))
        flags = add(flags, restriction, index);
    }
  }
  return flags ?? NONE;
}

function touches(
  restriction: PreparedRestriction,
  item: PricedItem,
  category: PreparedCategory,
): boolean {
  if (
    restriction.pattern !== null &&
    (item.title === undefined || !restriction.pattern.test(item.title))
  )
    return false;
  if (restriction.condition !== null && item.condition !== restriction.condition) return false;
  if (restriction.isUsedBanned !== null && category.isUsedBanned !== restriction.isUsedBanned)
    return false;
  if (restriction.hasBattery !== null && category.hasBattery !== restriction.hasBattery)
    return false;
  return restriction.categories === null || restriction.categories.includes(category.code);
}

function add(
  flags: PriceFlag[] | undefined,
  { code, rule, reason }: PreparedRestriction,
  item: number,
): PriceFlag[] {
  const all = flags ?? [];
  all.push({ code, rule, reason, item });
  return all;
}
