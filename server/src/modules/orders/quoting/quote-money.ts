import { toDong, yen } from '../../../kernel/money.ts';
import type { PriceLine } from '../../pricing/index.ts';
import type { Order } from '../order.ts';

/**
 * The money of an order in the mobile client's fields: its first payment line by line, in yen and
 * in đồng, and what is paid of it.
 */
export function quoteMoney(order: Order) {
  const { price, listing, rate } = order;
  const first = price.lines.filter(({ payment }) => payment === 1);
  return {
    exchange_rate: rate.vnd / rate.scale,
    exchange_price: toDong(yen(1), rate),
    origin_price: listing.price,
    price: toDong(listing.price, rate),
    ...yenFields(first),
    ...dongFields(first, order.firstPayment),
    ...paymentFields(order),
  };
}

function yenFields(first: readonly PriceLine[]) {
  const yenOf = (wanted: string) =>
    sumOf(first, ({ code, currency }) => currency === 'JPY' && code === wanted, 'amount');
  const goods = yenOf('tien-hang');
  const tax = yenOf('thue-nhat-ban');
  return {
    goods_values: goods,
    tax,
    shipping_charges: yenOf('phi-van-chuyen-noi-dia'),
    service_currency: yenOf('phi-dich-vu'),
    payment_currency: yenOf('phi-thanh-toan'),
    total_currency: goods + tax,
    totalCurrency: goods + tax,
  };
}

function dongFields(first: readonly PriceLine[], firstPayment: number) {
  const dongOf = (...codes: string[]) => sumOf(first, ({ code }) => codes.includes(code), 'dong');
  const goods = dongOf('tien-hang', 'thue-nhat-ban');
  const service = dongOf('phi-dich-vu');
  const payment = dongOf('phi-thanh-toan');
  const discount = -sumOf(first, ({ group }) => group === 'discounts', 'dong');
  return {
    subtotal: goods,
    fee_domestic: dongOf('phi-van-chuyen-noi-dia'),
    fee_service: service,
    fee_payment: payment,
    // Everything that the client does not know a field for stands in fee_ship, so that its total is ours.
    fee_ship: firstPayment - goods - service - payment,
    fee_other: 0,
    fee_extra: sumOf(first, ({ group }) => group === 'services', 'dong'),
    total: firstPayment,
    discount,
    discount_price: discount,
  };
}

function paymentFields({ firstPayment, paidFirst, state }: Order) {
  const isPaid = paidFirst >= firstPayment;
  return {
    payment: paidFirst,
    payment_price: firstPayment - paidFirst,
    payment_status: isPaid ? 'paid' : state === 'CANCEL' ? 'canceled' : 'unpaid',
    payment_percent: 100,
  };
}

function sumOf(
  lines: readonly PriceLine[],
  isMeant: (line: PriceLine) => boolean,
  what: 'amount' | 'dong',
): number {
  let total = 0;
  for (const line of lines) if (isMeant(line)) total += line[what];
  return total;
}
