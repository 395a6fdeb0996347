import type { Clock } from '../../../kernel/clock.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { PricedItem } from '../calculator/rules/price-input.ts';
import { modelIn } from '../tables/rules/model-words.ts';
import type { Side3 } from '../tables/rules/price-rows.ts';
import { ANY, type PreparedTables } from '../tables/rules/prepared-tables.ts';
import { dropSample, putSample } from './sample-store.ts';

interface Deps {
  readonly clock: Clock;
  readonly tablesAt: () => Promise<PreparedTables>;
}

/** The site of things that customers describe in their own words. */
const OWN_WORDS = 'other';

/** An order on the scale. `parcel` undefined: its goods do not lie alone in one parcel. */
export interface WeighedOrder {
  readonly orderId: string;
  readonly orderCode: string;
  readonly customerId: string;
  readonly items: readonly PricedItem[];
  readonly parcel:
    | {
        readonly code: string;
        readonly weightG: number;
        /** In any order. */
        readonly sidesCm: Side3;
      }
    | undefined;
}

/**
 * Keeps what one piece weighed that lay alone in its parcel, as it was packed. What was kept of an
 * order that is no such case any more is not learned from.
 */
export async function recordWeighed(deps: Deps, trx: Trx, order: WeighedOrder): Promise<void> {
  const { orderId, orderCode, customerId, items, parcel } = order;
  const at = deps.clock.now();
  const [item, another] = items;
  const isAlone = another === undefined && item?.quantity === 1;
  // What customers wrote of a thing of their own wish says nothing of what others mean by it.
  if (parcel === undefined || !isAlone || item.site === OWN_WORDS)
    return dropSample(trx, orderId, at);
  const { categories, categoryWords } = await deps.tablesAt();
  const category =
    item.category !== undefined && categories.has(item.category) ? item.category : ANY;
  const words = categoryWords.find(({ code }) => code === category);
  const [length, width, height] = parcel.sidesCm.toSorted((one, other) => other - one);
  await putSample(
    trx,
    {
      ...{ orderId, orderCode, customerId, category, parcelCode: parcel.code },
      model: modelIn(item.title, words),
      title: item.title ?? '',
      weightG: parcel.weightG,
      sizeCm: [length, width, height] as unknown as Side3,
    },
    at,
  );
}
