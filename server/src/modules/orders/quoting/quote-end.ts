import { timersOf } from '../rules/order-life-moves.ts';
import type { Order } from '../order.ts';

/** When an answered quote lapses, by the timer of the life table. */
export function quoteEndOf({ state, movedAt }: Order): Date | undefined {
  const timer = state === 'PENDING' ? timersOf(state).find(({ to }) => to === 'CANCEL') : undefined;
  return timer && new Date(movedAt.getTime() + timer.afterHours * HOUR_MS);
}

const HOUR_MS = 3_600_000;
