import type { PriceFlag } from './breakdown.ts';
import { categoryOf } from './parcel.ts';
import type { PreparedRestriction, PreparedTables } from './prepare-tables.ts';
import type { PricedItem } from './price-input.ts';

const NONE: readonly PriceFlag[] = [];

/** Restrictions of the owner's list that touch these goods; an item once for each restriction, the whole order as -1. */
export function flagsOf(items: readonly PricedItem[], goodsJpy: number, carriage: 'air' | 'sea', tables: PreparedTables): readonly PriceFlag[] {
  let flags: PriceFlag[] | undefined;
  for (const restriction of tables.restrictions) {
    const { when } = restriction;
    if (when.carriage !== undefined && when.carriage !== carriage) continue;
    if (when.goodsOverJpy !== undefined) {
      if (goodsJpy > when.goodsOverJpy) flags = add(flags, restriction, -1);
      continue;
    }
    for (let index = 0; index < items.length; index++) {
      if (touches(restriction, items[index] as PricedItem, tables)) flags = add(flags, restriction, index);
    }
  }
  return flags ?? NONE;
}

function touches({ when, pattern }: PreparedRestriction, item: PricedItem, tables: PreparedTables): boolean {
  if (when.condition !== undefined && item.condition !== when.condition) return false;
  if (when.categories !== undefined && (item.category === undefined || !when.categories.includes(item.category))) return false;
  const category = categoryOf(item, tables);
  if (when.isUsedBanned !== undefined && category.isUsedBanned !== when.isUsedBanned) return false;
  if (when.hasBattery !== undefined && category.hasBattery !== when.hasBattery) return false;
  return pattern === undefined || (item.title !== undefined && pattern.test(item.title));
}

function add(flags: PriceFlag[] | undefined, { code, rule, reason }: PreparedRestriction, item: number): PriceFlag[] {
  const all = flags ?? [];
  all.push({ code, rule, reason, item });
  return all;
}
