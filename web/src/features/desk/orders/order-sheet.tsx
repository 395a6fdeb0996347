import { Link } from 'react-router';
import { addressText, formatPhone, shipModeText } from '../../../text/contact.ts';
import { formatDong, formatRate, formatWeight, formatYen } from '../../../text/money.ts';
import { formatMoment } from '../../../text/time.ts';
import { Card, Facts } from '../../../ui/frames/card.tsx';
import type { DeskOrder } from './order-history.tsx';

/** What was agreed with the customer. */
export function OrderTerms({ order }: { readonly order: DeskOrder }) {
  const { customer } = order;
  return (
    <Card title="Thỏa thuận" level={3}>
      <Facts
        rows={[
          [
            'Khách',
            <Link key="customer" to={`/desk/customers/${customer.id}`}>
              {customer.full_name} ({customer.customer_no})
            </Link>,
          ],
          ['Điện thoại', customer.phone === null ? '—' : formatPhone(customer.phone)],
          ['Giao tới', addressText(order.address)],
          ['Giá', `${formatYen(order.listing.price_jpy)} × ${order.quantity}`],
          ['Tỷ giá đã khóa', formatRate(order.rate)],
          ['Hình thức', shipModeText(order.ship_mode)],
          ['Dịch vụ', order.services.join(', ') || '—'],
          ['Ghi chú của khách', order.note ?? '—'],
          ['Ngày tạo', formatMoment(order.created_at)],
        ]}
      />
    </Card>
  );
}

/** What we bought, where, and by which account of ours. */
export function OrderPurchase({ order }: { readonly order: DeskOrder }) {
  const { purchase, measured } = order;
  return (
    <Card title="Mua hàng và cân đo" level={3}>
      <Facts
        rows={[
          [
            'Sàn',
            <a key="listing" href={order.listing.url} target="_blank" rel="noreferrer">
              {order.listing.code}
            </a>,
          ],
          ['Tài khoản mua', order.account ?? '—'],
          ['Mã đơn trên sàn', order.marketplace_order_number ?? '—'],
          [
            'Giá đã trả',
            order.price_paid_jpy === null ? 'chưa ghi' : formatYen(order.price_paid_jpy),
          ],
          ['Người mua', purchase?.taken_by_name ?? '—'],
          [
            'Cân, đo',
            measured
              ? `${formatWeight(measured.weight_g)} · ${measured.length_cm}×${measured.width_cm}×${measured.height_cm} cm`
              : 'chưa cân',
          ],
        ]}
      />
    </Card>
  );
}

/** What the customer paid and still owes for this order. */
export function OrderPayments({ order }: { readonly order: DeskOrder }) {
  const { first_payment: first, second_payment: second } = order;
  return (
    <Facts
      rows={[
        ['Lần 1', formatDong(first.total_vnd)],
        ['Đã trả lần 1', formatDong(first.paid_vnd)],
        ['Đang tạm giữ trong ví', formatDong(first.held_vnd)],
        [
          'Lần 2',
          second.actual_vnd === null
            ? `ước tính ${formatDong(second.forecast.likely_vnd)}`
            : formatDong(second.actual_vnd),
        ],
      ]}
    />
  );
}
