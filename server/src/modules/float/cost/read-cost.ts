import type { FloatMonth } from '@hako/contract/float/accounts';
import type { FloatDeps } from '../deps.ts';
import { listMonths } from './cost-store.ts';
import { yenCosts } from './rules/yen-cost.ts';

const SHOWN = 24;

/** What our yen cost and what customers paid for them, the newest month first. */
export async function readCost({ db }: FloatDeps): Promise<FloatMonth[]> {
  const months = yenCosts(await listMonths(db));
  return months
    .toReversed()
    .slice(0, SHOWN)
    .map((month) => ({
      month: month.month,
      in_jpy: month.inJpy,
      in_vnd: month.inVnd,
      average_x100: month.averageX100 ?? null,
      spent_jpy: month.spentJpy,
      cost_vnd: month.costVnd ?? null,
      worth_vnd: month.worthVnd,
      difference_vnd: month.differenceVnd ?? null,
    }));
}
