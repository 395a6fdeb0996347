import { dong } from '../../../server/src/kernel/money.ts';
import type { Asker } from '../../../server/src/modules/pricing/asking/question.ts';
import type { Breakdown } from '../../../server/src/modules/pricing/calculator/rules/breakdown.ts';
import type { PriceInput } from '../../../server/src/modules/pricing/calculator/rules/price-input.ts';
import { price } from '../../../server/src/modules/pricing/calculator/rules/price.ts';
import { categoryFor } from '../../../server/src/modules/pricing/tables/rules/category-of.ts';
import type { PreparedTables } from '../../../server/src/modules/pricing/tables/rules/prepared-tables.ts';
import type { Chance } from '../chance.ts';
import type { MadeGoods } from './made-goods.ts';

export const RATE = { vnd: 17_696, scale: 100 } as const;

/**
 * An order: what was printed for it, and what it cost once it was weighed and customs had decided.
 */
export interface Carried {
  readonly printed: Breakdown;
  readonly actual: Breakdown;
}

/**
 * Buys a thing and carries it to the door. Customs take some rate between the lowest and the
 * highest of its kind.
 */
export function carried(
  { page, truth }: MadeGoods,
  asker: Asker,
  tables: PreparedTables,
  chance: Chance,
): Carried {
  const { categoryPath: _, ...facts } = page;
  const input: PriceInput = {
    items: [
      {
        ...{ isTaxAdded: false, quantity: 1, seller: 'S', weightG: undefined, sizeCm: undefined },
        ...{ site: facts.site, price: facts.price, domesticShipping: facts.domesticShipping },
        ...{ condition: facts.condition ?? 'unknown', stated: facts.stated },
        ...(facts.title === undefined ? {} : { title: facts.title }),
        category: categoryFor(page, tables),
      },
    ],
    ...{ shipMode: asker.shipMode, services: [], coupons: [], storedDays: 0, rate: RATE },
    ...{ level: asker.level, province: asker.province },
  };
  const printed = price(input, tables);
  const weighed = price({ ...input, parcel: truth }, tables);
  const duty = weighed.lines.find(({ code }) => code === 'thue-nhap-khau');
  if (!duty) return { printed, actual: weighed };
  const taken = duty.lowDong + Math.floor((duty.highDong - duty.lowDong) * chance.part());
  return {
    printed,
    actual: price({ ...input, parcel: truth, booked: { duty: dong(taken) } }, tables),
  };
}
