import { dutyRule } from '../../calculator/rules/wording.ts';
import { type LearnedWeight, learnedKind, modelKey, spaceOf } from './learned-weight.ts';
import type { CategoryRule } from './price-rows.ts';
import { ANY, type PreparedCategory, type PreparedTables } from './prepared-tables.ts';

/**
 * The kinds of goods of a day: as the owner has them, narrowed by what our warehouse weighed of a
 * whole kind, and of single models.
 */
export function prepareKinds(
  rules: ReadonlyMap<string, CategoryRule>,
  learned: readonly LearnedWeight[],
): Pick<PreparedTables, 'categories' | 'models'> {
  const categories = new Map([...rules].map(([code, rule]) => [code, prepareKind(rule, code)]));
  const ofKind = learned.filter(({ model, category }) => model === '' && category !== ANY);
  for (const one of ofKind) {
    const kind = categories.get(one.category);
    if (kind !== undefined) categories.set(one.category, learnedKind(kind, one));
  }
  const models = new Map<string, PreparedCategory>();
  for (const one of learned) {
    const kind = categories.get(one.category);
    if (one.model !== '' && kind !== undefined && isPlausible(one, kind))
      models.set(modelKey(one.category, one.model), learnedKind(kind, one));
  }
  return { categories, models };
}

/**
 * So many times lighter or heavier than its whole kind is what nothing is, unless somebody wants it
 * to look so.
 */
const TIMES = 4;

const isPlausible = ({ rule }: LearnedWeight, { weightG }: PreparedCategory): boolean =>
  rule.weightG.likely * TIMES >= weightG.low && rule.weightG.likely <= weightG.high * TIMES;

const prepareKind = (rule: CategoryRule, code: string): PreparedCategory => ({
  ...rule,
  code,
  ...spaceOf(rule.sizeCm),
  dutyRule: dutyRule(rule.dutyBp.low, rule.dutyBp.high),
  from: undefined,
});
