import { toDong, yen } from '../../../kernel/money.ts';
import { orderSite } from '../reading/order-site.ts';
import { quoteEndOf } from './quote-end.ts';
import type { PriceLine } from '../../pricing/index.ts';
import type { Order } from '../order.ts';
import { GATHERED, GROUPS, type OrderTab, statusIdOf, STATES } from '../rules/order-life.ts';

/**
 * An order in the shape that the mobile client reads (mobile-client.md, section 4). Integers throughout but `exchange_rate`:
 * a fraction in an integer field makes its whole list unreadable.
 */
export function toQuote(order: Order) {
  const { price, listing, rate, address, measured } = order;
  const first = price.lines.filter(({ payment }) => payment === 1);
  const yenOf = (...codes: string[]) =>
    sumOf(first, ({ code, currency }) => currency === 'JPY' && codes.includes(code), 'amount');
  const dongOf = (...codes: string[]) => sumOf(first, ({ code }) => codes.includes(code), 'dong');
  const goods = yenOf('tien-hang');
  const tax = yenOf('thue-nhat-ban');
  const goodsDong = dongOf('tien-hang', 'thue-nhat-ban');
  const service = dongOf('phi-dich-vu');
  const payment = dongOf('phi-thanh-toan');
  const domestic = dongOf('phi-van-chuyen-noi-dia');
  const discount = -sumOf(first, ({ group }) => group === 'discounts', 'dong');
  // Everything that the client does not know a field for stands in fee_ship, so that its total is ours.
  const rest = order.firstPayment - goodsDong - service - payment;
  const isPaid = order.paidFirst >= order.firstPayment;
  const second = (order.actual ?? price).secondPayment.likely;
  return {
    _id: order.id,
    id: order.id,
    code: order.code,
    type: order.source === 'win' ? 2 : 1,
    type_mode: 1,
    link: listing.url,
    name: listing.titleVi ?? listing.title,
    image_root: listing.picture ?? '',
    currency: 'JPY',
    exchange_rate: rate.vnd / rate.scale,
    exchange_price: toDong(yen(1), rate),
    quality: order.quantity,
    qty_old: order.quantity,
    note: order.note ?? '',
    goods_values: goods,
    origin_price: listing.price,
    tax,
    shipping_charges: yenOf('phi-van-chuyen-noi-dia'),
    service_currency: yenOf('phi-dich-vu'),
    payment_currency: yenOf('phi-thanh-toan'),
    total_currency: goods + tax,
    totalCurrency: goods + tax,
    price: toDong(listing.price, rate),
    subtotal: goodsDong,
    fee_domestic: domestic,
    fee_service: service,
    fee_payment: payment,
    fee_ship: rest,
    fee_other: 0,
    fee_extra: sumOf(first, ({ group }) => group === 'services', 'dong'),
    total: order.firstPayment,
    discount,
    discount_price: discount,
    payment: order.paidFirst,
    payment_price: order.firstPayment - order.paidFirst,
    payment_status: isPaid ? 'paid' : order.state === 'CANCEL' ? 'canceled' : 'unpaid',
    payment_percent: 100,
    weight: (measured?.weightG ?? price.weight.realG) / 1_000,
    weight_rate: 0,
    r_weight: (measured?.weightG ?? 0) / 1_000,
    d_weight: (order.actual?.weight.volumetricG ?? 0) / 1_000,
    length: measured?.lengthCm ?? 0,
    width: measured?.widthCm ?? 0,
    height: measured?.heightCm ?? 0,
    ship_mode: order.shipMode,
    services_extra: [...order.services],
    coupons_code: [...order.couponCodes],
    phone: address.phone,
    address: address.line,
    province: address.province,
    district: address.oldDistrict ?? '',
    ward: address.commune,
    address_id: address.id,
    user_id: order.customerId,
    status_id: statusIdOf(order.state),
    status_label: STATES[order.state].label,
    status_date: order.movedAt.toISOString(),
    created_date: order.createdAt.toISOString(),
    route_code: 'JP',
    site_code: orderSite(listing.site).siteCode,
    batch_code: order.marketplaceOrderNumber ?? '',
    auction: order.source === 'win',
    groups: [],
    // Ours, beyond the client: what a screen of the new web needs without a second call.
    state: order.state,
    quote_ends_at: quoteEndOf(order)?.toISOString() ?? null,
    second_payment_vnd: second,
    is_second_payment_final: order.actual !== undefined,
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

/** The counters of the mobile client, in its names, from how many orders stand in each state. */
export function countersOf(
  counts: readonly { state: Order['state']; count: number }[],
): Record<OrderTab | 'total', number> {
  const counters = Object.fromEntries(GROUPS.map((group) => [group, 0])) as Record<
    OrderTab | 'total',
    number
  >;
  let total = 0;
  for (const { state, count } of counts) {
    counters[STATES[state].group] += count;
    total += count;
  }
  for (const [tab, groups] of Object.entries(GATHERED))
    counters[tab as keyof typeof GATHERED] = groups.reduce(
      (sum, group) => sum + counters[group],
      0,
    );
  return { ...counters, total };
}
