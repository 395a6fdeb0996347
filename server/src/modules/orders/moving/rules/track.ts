import type { OrderStation } from '@hako/contract/orders/states';
import { type OrderState, STATES, STATIONS } from '../../rules/order-life.ts';

/** One station of the track: passed (with when and what happened there), where the order is, or still ahead. */
export interface TrackStation {
  readonly code: OrderStation;
  readonly label: string;
  readonly standing: 'passed' | 'here' | 'ahead';
  /** When the order first reached it. */
  readonly reachedAt: Date | undefined;
}

/** The line of stations of an order from its history; a cancelled order stays at the station where it left the track. */
export function trackOf(
  events: readonly { readonly to: OrderState; readonly at: Date }[],
  state: OrderState,
): TrackStation[] {
  const reached = new Map<OrderStation, Date>();
  let last: OrderStation = 'pay';
  for (const { to, at } of events) {
    const station = STATES[to].station;
    if (!station) continue;
    if (!reached.has(station)) reached.set(station, at);
    last = station;
  }
  const here = STATIONS.findIndex(({ code }) => code === (STATES[state].station ?? last));
  return STATIONS.map(({ code, label }, index) => ({
    code,
    label,
    standing:
      index < here || (index === here && state === 'COMPLETED')
        ? 'passed'
        : index === here
          ? 'here'
          : 'ahead',
    reachedAt: index <= here ? reached.get(code) : undefined,
  }));
}
