import { listGroupProductsEndpoint } from '@hako/contract/pricing/group-products';
import { type Route, route } from '../../../platform/http/route.ts';
import { ANY, type PreparedTables } from './rules/prepared-tables.ts';
import type { Pricing } from '../pricing.ts';

/** Kinds of goods of today's price list; goods of no kind stand last. */
export const groupProductRoutes = (pricing: Pricing): Route[] => [
  route(listGroupProductsEndpoint, async () => {
    const { categories } = await pricing.tablesAt();
    const data = [...categories.values()].map(groupProductOf);
    return { data: data.sort((a, b) => Number(a.code === ANY) - Number(b.code === ANY)) };
  }),
];

type Category = PreparedTables['categories'] extends ReadonlyMap<string, infer One> ? One : never;

const groupProductOf = (kind: Category) => ({
  ...{ _id: kind.code, id: kind.code, code: kind.code, name: kind.label },
  weight_g: { ...kind.weightG },
  size_cm: [...kind.sizeCm.likely],
  duty_basis_points: { ...kind.dutyBp },
  duty_rule: kind.dutyRule,
  has_battery: kind.hasBattery,
  is_used_banned: kind.isUsedBanned,
  words: [...kind.words],
});
