import { OrderCounters } from '@hako/contract/orders/orders';
import { screen } from '@testing-library/react';
import type { Static } from 'typebox';
import { expect, it } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { OrderStations, STATIONS } from './order-stations.tsx';

/** Counters that are no group of running orders: sums, and what has ended. */
const OTHERS = ['total', 'purchase', 'transport', 'delivery_successful', 'canceled'];
/** What the two gathered tabs hold, as the order's life says. */
const GATHERED: Readonly<Record<string, readonly string[]>> = {
  purchase: ['wait_for_buy', 'buying', 'bought'],
  transport: ['foreign_warehouse', 'out_from_foreign_warehouse', 'vn_warehouse'],
};

const names = Object.keys(OrderCounters.properties);
const counts = (parts: Partial<Static<typeof OrderCounters>>) =>
  ({ ...Object.fromEntries(names.map((name) => [name, 0])), ...parts }) as Static<
    typeof OrderCounters
  >;

it('stations show every group of running orders once', () => {
  const groups = names.filter((name) => !OTHERS.includes(name));
  const shown = STATIONS.flatMap(({ tab }) => GATHERED[tab] ?? [tab]);
  expect(shown.toSorted()).toEqual(groups.toSorted());
});

it('a station counts what its link opens: what waits for a price is not what waits for money', () => {
  show(<OrderStations counts={counts({ wait_for_quote: 2, wait_for_pay: 1 })} />);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(0, 2)).toEqual([
    [expect.stringMatching(/^Chờ báo giá2?.*2 đơn/), '/account/quotes?tab=wait_for_quote'],
    [expect.stringMatching(/^Chờ trả1?.*1 đơn/), '/account/quotes?tab=wait_for_pay'],
  ]);
  expect(screen.queryByText('Đã tạo phiếu')).toBeNull();
});
