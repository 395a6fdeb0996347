import type { DeskTask } from '@hako/contract/desk/desk';
import { Permitted } from '../../../parts/permitted.tsx';
import { Link } from 'react-router';
import { shipModeText } from '../../../text/contact.ts';
import { formatYen } from '../../../text/money.ts';
import { Card, Facts } from '../../../ui/frames/card.tsx';
import { FallThrough } from '../orders/fall-through.tsx';
import { type DeskOrder, OrderHistory } from '../orders/order-history.tsx';

/** The order that a task is about: what was agreed, and who did what. */
export function OrderOfTask({
  kind,
  order,
  onDone,
}: {
  readonly kind: DeskTask['kind'];
  readonly order: DeskOrder;
  readonly onDone: () => void;
}) {
  return (
    <>
      <Card title="Đơn hàng" level={3}>
        <Facts
          rows={[
            [
              'Mã',
              <Link key="code" to={`/desk/orders/${encodeURIComponent(order.code)}`}>
                {order.code}
              </Link>,
            ],
            ['Tình trạng', order.status_label],
            ['Giá', `${formatYen(order.listing.price_jpy)} × ${order.quantity}`],
            ['Mã ở sàn', order.marketplace_order_number ?? '—'],
            ['Hình thức', shipModeText(order.ship_mode)],
            ['Dịch vụ', order.services.join(', ') || '—'],
            ['Ghi chú của khách', order.note ?? '—'],
            ['Giao tới', `${order.address.receiver}, ${order.address.text}`],
          ]}
        />
        {order.fall_through && kind !== 'fell-through' ? (
          <Permitted to="orders.fall-through">
            <FallThrough
              key={order.code}
              code={order.code}
              falling={order.fall_through}
              onDone={onDone}
            />
          </Permitted>
        ) : null}
      </Card>
      <OrderHistory order={order} />
    </>
  );
}
