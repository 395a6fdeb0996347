import { type Dong, dong } from '../../../kernel/money.ts';
import type { PriceLine } from '../../pricing/index.ts';
import type { PaymentPart, RevenueAccount } from '../../wallet/index.ts';
import type { Order } from '../order.ts';

/** Lines of the calculator that have an account of their own; the others go by their group. */
const ACCOUNT_OF_CODE: Readonly<Record<string, RevenueAccount>> = {
  'thue-nhat-ban': 'japanese-tax',
  'phi-van-chuyen-noi-dia': 'domestic-shipping',
  'phi-thanh-toan': 'payment-fee',
  'phi-van-chuyen-quoc-te': 'freight',
  'thue-nhap-khau': 'duty',
  'thue-gtgt': 'vat',
  'phi-giao-hang': 'delivery',
  'phi-luu-kho': 'storage',
  'hako-chiu': 'guarantee-reserve',
};

const ACCOUNT_OF_GROUP: Readonly<Record<PriceLine['group'], RevenueAccount>> = {
  goods: 'goods',
  japan: 'domestic-shipping',
  fees: 'service-fee',
  services: 'services',
  freight: 'surcharge',
  taxes: 'duty',
  vietnam: 'delivery',
  discounts: 'discount',
};

/** The lines of one payment as parts for the wallet: one for each account, discounts below zero, empty ones left out. */
export function partsOf(lines: readonly PriceLine[], payment: 1 | 2): PaymentPart[] {
  const sums = new Map<RevenueAccount, number>();
  for (const line of lines) {
    if (line.payment !== payment) continue;
    const account = ACCOUNT_OF_CODE[line.code] ?? ACCOUNT_OF_GROUP[line.group];
    sums.set(account, (sums.get(account) ?? 0) + line.dong);
  }
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([to, amount]) => ({ to, amount: dong(amount) }));
}

/** What the parts come to. */
export const totalOf = (parts: readonly PaymentPart[]): Dong =>
  dong(parts.reduce((total, { amount }) => total + amount, 0));

/** What is still owed of the first payment. */
export const outstandingFirst = ({ state, firstPayment, paidFirst }: Order): Dong =>
  dong(state === 'CANCEL' ? 0 : firstPayment - paidFirst);
