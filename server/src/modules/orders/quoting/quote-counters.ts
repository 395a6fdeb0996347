import type { Order } from '../order.ts';
import { GATHERED, GROUPS, type OrderTab, STATES } from '../rules/order-life.ts';

/** The counters of the mobile client, in its names, from how many orders stand in each state. */
export function countersOf(
  counts: readonly { state: Order['state']; count: number }[],
): Record<OrderTab | 'total', number> {
  const counters = Object.fromEntries(GROUPS.map((group) => [group, 0])) as Record<
    OrderTab | 'total',
    number
  >;
  let total = 0;
  for (const { state, count } of counts) {
    counters[STATES[state].group] += count;
    total += count;
  }
  for (const [tab, groups] of Object.entries(GATHERED))
    counters[tab as keyof typeof GATHERED] = groups.reduce(
      (sum, group) => sum + counters[group],
      0,
    );
  return { ...counters, total };
}
