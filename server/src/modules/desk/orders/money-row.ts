import type { FlowRow } from '@hako/contract/desk/order-book';
import type { OrderFlow, OrderMoney } from './order-money.ts';

/** Money as its table shows it. */
export const moneyRow = ({ received, refunded, spentJpy, flows }: OrderMoney) => ({
  received_vnd: received,
  refunded_vnd: refunded,
  spent_jpy: spentJpy,
  flows: flows.map(flowRow),
});

const WAYS: Readonly<Record<OrderFlow['kind'], FlowRow['way']>> = {
  capture: 'in',
  payment: 'in',
  discount: 'in',
  refund: 'out',
  cost: 'cost',
};

const flowRow = (flow: OrderFlow): FlowRow => ({
  key: flow.key,
  at: flow.at.toISOString(),
  way: WAYS[flow.kind],
  amount: flow.kind === 'discount' ? -flow.amount : flow.amount,
  currency: flow.currency,
  account: flow.account,
  memo: flow.memo ?? '',
  cause: flow.cause.type,
  cause_code: flow.cause.code,
  is_share: flow.isShare,
});
