import type { SaidNotice } from '@hako/contract/notices/say';
import type { EventFacts, Mover } from './order.ts';
import type { OrderState } from './rules/order-life.ts';

export interface OrderMove {
  readonly orderId: string;
  readonly to: OrderState;
  readonly by: Mover;
  readonly facts?: EventFacts;
  /** Ids of files that belong to the event. */
  readonly photos?: readonly string[];
  /** Replaces what the customer would be told otherwise. */
  readonly notice?: SaidNotice;
}
