import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Pricing } from '../src/modules/pricing/index.ts';
import type { Database } from '../src/platform/database/database.ts';

/**
 * I15: each line of a price can be computed anew from what the order keeps. The calculator, asked the kept question by the price list of
 * that day and at the kept rate, answers the same.
 */
export async function expectExplainedPrices(db: Database, pricing: Pick<Pricing, 'price'>): Promise<void> {
  const unexplained: string[] = [];
  const orders = await db.selectFrom('orders').select(['code', 'source', 'state', 'question', 'price', 'created_at']).orderBy('id').execute();
  for (const { code, source, state, question, price, created_at: at } of orders) {
    if (state === 'REQUEST') continue;
    const again = await pricing.price(question as unknown as Parameters<Pricing['price']>[0], at);
    const { lines } = price as unknown as { lines: unknown };
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(again.lines)), lines))
      unexplained.push(`${code} (${source}): ${JSON.stringify(lines)} and not ${JSON.stringify(again.lines)}`);
  }
  expect(unexplained).toEqual([]);
}
