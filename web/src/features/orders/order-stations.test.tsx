import { OrderCounters } from '@hako/contract/orders/orders';
import { expect, it } from 'vitest';
import { STATIONS } from './order-stations.tsx';

/** Counters that are no group of running orders: sums, and what has ended. */
const OTHERS = ['total', 'purchase', 'transport', 'delivery_successful', 'canceled'];
/** What the two gathered tabs hold, as the order's life says. */
const GATHERED: Readonly<Record<string, readonly string[]>> = {
  purchase: ['wait_for_buy', 'buying', 'bought'],
  transport: ['foreign_warehouse', 'out_from_foreign_warehouse', 'vn_warehouse'],
};

it('stations show every group of running orders once', () => {
  const groups = Object.keys(OrderCounters.properties).filter((name) => !OTHERS.includes(name));
  const shown = STATIONS.flatMap(({ tabs }) => tabs.flatMap((tab) => GATHERED[tab] ?? [tab]));
  expect(shown.toSorted()).toEqual(groups.toSorted());
});
