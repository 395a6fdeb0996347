import type { Customer } from '../../customers/index.ts';
import type { RegisteredOrder } from '../../orders/index.ts';
import type { OrderMoney } from './order-money.ts';
import type { OrderMargin } from './rules/margin.ts';

/** A row of the table of orders: the order, its customer, and its money. */
export interface TabledOrder {
  readonly mark: string;
  readonly order: RegisteredOrder;
  readonly customer: Customer | undefined;
  readonly salesName: string | undefined;
  readonly money: OrderMoney;
  /** Undefined for whoever may not see it. */
  readonly margin: OrderMargin | undefined;
}
