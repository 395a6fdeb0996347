import {
  readWarehouseRulesEndpoint,
  saveCustomsHeadingEndpoint,
  saveWarehouseTermsEndpoint,
} from '@hako/contract/logistics/warehouse-rules';
import { mayCall } from '../../../platform/http/access/staff-access.ts';
import { DONE, type Route, route, staffOf } from '../../../platform/http/route.ts';
import type { Logistics } from '../logistics.ts';

/** What the owner sets for the warehouse. */
export const ruleRoutes = (logistics: Logistics): Route[] => [
  route(readWarehouseRulesEndpoint, async ({ caller }) => {
    const rules = rulesOf(await logistics.readRules());
    return { data: { ...rules, may_edit: mayCall(saveWarehouseTermsEndpoint, caller) } };
  }),
  route(saveWarehouseTermsEndpoint, async ({ body: { valid_from, choice_hours }, caller }) => {
    const terms = { validFrom: valid_from, choiceHours: choice_hours };
    await logistics.setTerms({ terms, by: staffOf(caller) });
    return DONE;
  }),
  route(
    saveCustomsHeadingEndpoint,
    async ({ body: { category, hs_code, description }, caller }) => {
      await logistics.setHeading({ category, hsCode: hs_code, description, by: staffOf(caller) });
      return DONE;
    },
  ),
];

const rulesOf = ({ terms, headings, kinds }: Awaited<ReturnType<Logistics['readRules']>>) => ({
  terms: terms.map(({ validFrom, choiceHours, isNow }) => ({
    valid_from: validFrom,
    choice_hours: choiceHours,
    is_now: isNow,
  })),
  headings: headings.map(({ category, hsCode, description, validFrom }) => ({
    category,
    hs_code: hsCode,
    description,
    valid_from: validFrom,
  })),
  kinds,
});
