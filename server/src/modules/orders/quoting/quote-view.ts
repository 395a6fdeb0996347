import type { Order } from '../order.ts';
import { orderSite } from '../reading/order-site.ts';
import { statusIdOf, STATES } from '../rules/order-life.ts';
import { quoteEndOf } from './quote-end.ts';
import { quoteMoney } from './quote-money.ts';

/**
 * An order in the shape that the mobile client reads (mobile-client.md, section 4). Integers throughout but `exchange_rate`:
 * a fraction in an integer field makes its whole list unreadable.
 */
export const toQuote = (order: Order) => ({
  _id: order.id,
  id: order.id,
  code: order.code,
  user_id: order.customerId,
  ...goodsFields(order),
  ...quoteMoney(order),
  ...parcelFields(order),
  ...deliveryFields(order),
  ...stateFields(order),
  groups: [],
});

const goodsFields = ({ source, listing, quantity, note, marketplaceOrderNumber }: Order) => ({
  type: source === 'win' ? 2 : 1,
  type_mode: 1,
  auction: source === 'win',
  link: listing.url,
  name: listing.titleVi ?? listing.title,
  image_root: listing.picture ?? '',
  site_code: orderSite(listing.site).siteCode,
  currency: 'JPY',
  quality: quantity,
  qty_old: quantity,
  note: note ?? '',
  batch_code: marketplaceOrderNumber ?? '',
});

const parcelFields = ({ measured, price, actual }: Order) => ({
  weight: (measured?.weightG ?? price.weight.realG) / 1_000,
  weight_rate: 0,
  r_weight: (measured?.weightG ?? 0) / 1_000,
  d_weight: (actual?.weight.volumetricG ?? 0) / 1_000,
  length: measured?.lengthCm ?? 0,
  width: measured?.widthCm ?? 0,
  height: measured?.heightCm ?? 0,
});

const deliveryFields = ({ address, shipMode, services, couponCodes }: Order) => ({
  route_code: 'JP',
  ship_mode: shipMode,
  services_extra: [...services],
  coupons_code: [...couponCodes],
  phone: address.phone,
  address: address.line,
  province: address.province,
  district: address.oldDistrict ?? '',
  ward: address.commune,
  address_id: address.id,
});

const stateFields = (order: Order) => ({
  status_id: statusIdOf(order.state),
  status_label: STATES[order.state].label,
  status_date: order.movedAt.toISOString(),
  created_date: order.createdAt.toISOString(),
  // Ours, beyond the client: what a screen of the new web needs without a second call.
  state: order.state,
  station: STATES[order.state].station ?? null,
  quote_ends_at: quoteEndOf(order)?.toISOString() ?? null,
  second_payment_vnd: (order.actual ?? order.price).secondPayment.likely,
  is_second_payment_final: order.actual !== undefined,
});
