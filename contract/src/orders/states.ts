import { Type } from 'typebox';

/**
 * Every state of an order, in the order of its life. Labels and moves are the server's:
 * `modules/orders/rules/order-life.ts`.
 */
export const ORDER_STATES = [
  'REQUEST',
  'PENDING',
  'TRANSACTING',
  'TRANSACTED',
  'CONFIRMED',
  'BUYING',
  'BOUGHT',
  'WAREHOUSE',
  'EXPORT',
  'CHECKIN',
  'CHECKED',
  'CALCULATOR',
  'BILL_NEW',
  'BILL_CONFIRMED',
  'BILL_APPROVED',
  'PACKING',
  'BILL_EXPORT',
  'DELIVERY',
  'COMPLETED',
  'BILL_INVENTORY',
  'CANCEL',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The stations of the track from Japan to the door, in their order; several states share one. */
export const ORDER_STATIONS = [
  'pay',
  'buy',
  'japan',
  'export',
  'vietnam',
  'bill',
  'delivery',
  'done',
] as const;
export type OrderStation = (typeof ORDER_STATIONS)[number];

/**
 * A purchase: `agent` our program will buy · `sending` it is asking · `unknown` its answer was lost
 * · `desk` a person buys · `price` the customer must accept another price.
 */
export type PurchaseState = 'agent' | 'sending' | 'unknown' | 'desk' | 'price' | 'done' | 'failed';
export const PurchaseStateText = Type.Unsafe<PurchaseState>(Type.String());

/** A state on the wire: any text to clients, so that they bear a new one, and the closed set to us. */
export const OrderStateText = Type.Unsafe<OrderState>(Type.String());
