import type { OrderState } from '@hako/contract/orders/states';

/** Until the goods are packed for their way: how they travel, and what is done with them. */
const BEFORE_PACKING: ReadonlySet<OrderState> = new Set(['CONFIRMED', 'BOUGHT', 'WAREHOUSE']);

/** Until they are on a bill, which carries its own address: whose door they come to. */
const BEFORE_BILL: ReadonlySet<OrderState> = new Set([
  ...BEFORE_PACKING,
  'BUYING',
  'EXPORT',
  'CHECKIN',
  'CHECKED',
  'CALCULATOR',
]);

/** What a customer may still change of an order. */
export interface Changeable {
  /** Ship mode, services and coupons. */
  readonly way: boolean;
  /** Address and note. */
  readonly door: boolean;
}

/** By the state alone; goods that are packed, or lie with those of other orders, change less. */
export const changeableIn = (state: OrderState): Changeable => ({
  way: BEFORE_PACKING.has(state),
  door: BEFORE_BILL.has(state),
});
