import type { Operation, ThingPaid } from './operation.ts';

/** What a customer of the run has, as far as the drawing knows: it may be behind, which is what makes calls that must be refused. */
export interface Person {
  readonly customerId: string;
  readonly phone: string;
  readonly holds: { cause: ThingPaid; amount: number }[];
  readonly paid: ThingPaid[];
  readonly withdrawals: string[];
  readonly orders: { orderId: string; code: string }[];
  readonly bills: { id: string; code: string; total: number }[];
  readonly earlier: Operation[];
}
export const newPerson = (customerId: string, phone: string, bills: Person['bills']): Person => ({
  customerId,
  phone,
  bills,
  holds: [],
  paid: [],
  withdrawals: [],
  orders: [],
  earlier: [],
});
