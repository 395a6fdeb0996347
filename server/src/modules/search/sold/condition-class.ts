import type { Condition } from '../../marketplaces/index.ts';
import type { ConditionClass } from './rules/typical-price.ts';

const CLASSES: Readonly<Record<Condition, ConditionClass>> = {
  new: 'new',
  'like-new': 'used',
  used: 'used',
  good: 'used',
  fair: 'used',
  poor: 'poor',
  junk: 'poor',
  unknown: 'unknown',
};

/** How worn goods are, as coarse as prices differ. */
export const classOf = (condition: Condition): ConditionClass => CLASSES[condition];
