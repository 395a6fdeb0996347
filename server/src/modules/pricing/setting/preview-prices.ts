import { TYPICAL_ORDERS } from '@hako/contract/settings/messages';
import type { TypicalCost } from '@hako/contract/settings/settings';
import { createAnswers } from '../asking/answers.ts';
import type { PriceQuestion } from '../asking/question.ts';
import type { Breakdown } from '../calculator/rules/breakdown.ts';
import type { Pricing } from '../pricing.ts';
import type { LearnedWeight } from '../tables/rules/learned-weight.ts';
import { prepareTables } from '../tables/rules/prepare-tables.ts';
import type { PriceRow } from '../tables/rules/price-rows.ts';
import type { PreparedTables } from '../tables/rules/prepared-tables.ts';
import { mustBeReadable, ruleOn } from './price-settings.ts';
import { type AskedRow, placeOf, priceRowOf } from './price-row-of.ts';
import { TYPICAL_QUESTIONS } from './typical-orders.ts';

/**
 * What typical orders cost on the day of a change without it and with it, at the rate of now.
 * Refusals `settings.unreadable`, `pricing.no-rate`.
 */
export async function previewPrices(
  deps: Pick<Pricing, 'currentRate' | 'shipping'> & {
    readonly readRows: () => Promise<readonly PriceRow[]>;
    readonly readLearned: (day: string) => Promise<readonly LearnedWeight[]>;
  },
  asked: AskedRow,
): Promise<readonly TypicalCost[]> {
  const [rows, learned] = await Promise.all([deps.readRows(), deps.readLearned(asked.validFrom)]);
  const before = ruleOn(rows, placeOf(asked.page, asked.key), asked.validFrom);
  const changed = [...rows, priceRowOf(asked, before)];
  mustBeReadable(changed, asked.validFrom);
  const rate = (await deps.currentRate()).rate;
  const costsBy = async (list: readonly PriceRow[]) => {
    const tables = prepareTables(list, asked.validFrom, learned);
    const { price } = createAnswers({ ...deps, tablesAt: async () => tables });
    return (question: PriceQuestion) => price({ ...known(question, tables), rate });
  };
  const [was, becomes] = [await costsBy(rows), await costsBy(changed)];
  return Promise.all(
    Object.entries(TYPICAL_QUESTIONS).map(async ([code, question]) => ({
      name: TYPICAL_ORDERS[code as keyof typeof TYPICAL_ORDERS],
      before: costOf(await was(question)),
      after: costOf(await becomes(question)),
    })),
  );
}

/** Without services and categories that the owner gave up. */
function known(question: PriceQuestion, tables: PreparedTables): PriceQuestion {
  return {
    ...question,
    services: (question.services ?? []).filter((code) => tables.services.has(code)),
    items: question.items.map((one) => ({
      ...one,
      category: tables.categories.has(one.category ?? '') ? one.category : undefined,
    })),
  };
}

const costOf = ({ firstPayment, secondPayment, landedTotal }: Breakdown) => ({
  first_vnd: firstPayment.likely,
  second_vnd: secondPayment.likely,
  total_vnd: landedTotal.likely,
});
