import { listGroupProductsEndpoint } from '@hako/contract/pricing/group-products';
import { type Route, route } from '../../../platform/http/route.ts';
import { ANY } from './rules/prepared-tables.ts';
import type { Pricing } from '../pricing.ts';

/** Kinds of goods of today's price list; goods of no kind stand last. */
export const groupProductRoutes = (pricing: Pricing): Route[] => [
  route(listGroupProductsEndpoint, async () => {
    const { categories } = await pricing.tablesAt();
    const data = [...categories.values()].map(
      ({ code, label, weightG, sizeCm, dutyBp, dutyRule, hasBattery, isUsedBanned, words }) => ({
        ...{ _id: code, id: code, code, name: label },
        weight_g: { ...weightG },
        size_cm: [...sizeCm.likely],
        duty_basis_points: { ...dutyBp },
        duty_rule: dutyRule,
        has_battery: hasBattery,
        is_used_banned: isUsedBanned,
        words: [...words],
      }),
    );
    return { data: data.sort((a, b) => Number(a.code === ANY) - Number(b.code === ANY)) };
  }),
];
