import { listRunningBidsEndpoint } from '@hako/contract/bidding/running';
import { listCartEndpoint } from '@hako/contract/cart/cart';
import { countNotificationsEndpoint } from '@hako/contract/notifications/notifications';
import { type RouterContextProvider, useRouteLoaderData } from 'react-router';
import { loadOr } from '../../api/load.ts';

/** The figures on the icons of the frame. */
export interface Counters {
  readonly bids: number;
  readonly cart: number;
  readonly notifications: number;
}

const none: Counters = { bids: 0, cart: 0, notifications: 0 };

/** Reads the three counts for a customer; one that cannot be read shows nothing. */
export async function readCounters(context: Readonly<RouterContextProvider>): Promise<Counters> {
  const [bids, cart, notifications] = await Promise.all([
    loadOr(context, listRunningBidsEndpoint, undefined, null),
    loadOr(context, listCartEndpoint, undefined, null),
    loadOr(context, countNotificationsEndpoint, undefined, null),
  ]);
  return {
    bids: bids?.data.length ?? 0,
    cart: cart?.data.length ?? 0,
    notifications: notifications?.statistics.total_unreaded ?? 0,
  };
}

/** The counts as the page last read them. */
export function useCounters(): Counters {
  return useRouteLoaderData<{ counters: Counters | null }>('root')?.counters ?? none;
}
