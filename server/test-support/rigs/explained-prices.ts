import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { type Order, promisedAt } from '../../src/modules/orders/index.ts';
import type { Pricing } from '../../src/modules/pricing/index.ts';
import type { Database } from '../../src/platform/database/database.ts';

/**
 * I15: each line of a price can be computed anew from what the order keeps. The calculator, asked the kept question by the price list of
 * that day and at the kept rate, answers the same.
 */
export async function expectExplainedPrices(
  db: Database,
  pricing: Pick<Pricing, 'price'>,
): Promise<void> {
  const unexplained: string[] = [];
  const orders = await db
    .selectFrom('orders')
    .select(['code', 'source', 'state', 'question', 'price'])
    .orderBy('id')
    .execute();
  for (const { code, source, state, question, price: kept } of orders) {
    if (state === 'REQUEST') continue;
    const price = kept as unknown as Order['price'];
    const { lines } = price;
    const again = await pricing.price(
      question as unknown as Order['question'],
      promisedAt({ code, price }),
    );
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(again.lines)), lines))
      unexplained.push(
        `${code} (${source}): ${JSON.stringify(lines)} and not ${JSON.stringify(again.lines)}`,
      );
  }
  expect(unexplained).toEqual([]);
}
