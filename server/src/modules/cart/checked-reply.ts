import type { checkCartEndpoint } from '@hako/contract/cart';
import type { EndpointReply } from '@hako/contract/endpoint';
import { breakdownRowOf } from '../pricing/index.ts';
import type { PricedLine } from './use-cases/check-cart.ts';

/** What the marketplaces say of the chosen lines, each with its price, and what all of them come to. */
export function checkedReply(lines: readonly PricedLine[]): EndpointReply<typeof checkCartEndpoint> {
  const priced = lines.flatMap(({ purchase }) => purchase ?? []);
  const sum = (pick: (purchase: (typeof priced)[number]) => number): number => priced.reduce((total, purchase) => total + pick(purchase), 0);
  return {
    success: true,
    data: lines.map(({ id, state, oldPrice, newPrice, refusal, purchase }) => ({
      id,
      state,
      old_price: oldPrice,
      new_price: newPrice ?? null,
      refusal: refusal ?? null,
      hold: purchase?.hold ?? 0,
      breakdown: purchase ? breakdownRowOf(purchase.breakdown, [0]) : null,
    })),
    payment: {
      first_payment: sum(({ firstPayment }) => firstPayment),
      hold: sum(({ hold }) => hold),
      second_payment: sum(({ breakdown }) => breakdown.secondPayment.likely),
      landed_total: {
        low: sum(({ breakdown }) => breakdown.landedTotal.low),
        likely: sum(({ breakdown }) => breakdown.landedTotal.likely),
        high: sum(({ breakdown }) => breakdown.landedTotal.high),
      },
    },
  };
}
