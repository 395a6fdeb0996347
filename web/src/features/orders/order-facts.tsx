import type { OrderDetail } from '@hako/contract/orders/detail';
import type { OrderState } from '@hako/contract/orders/states';
import { formatPhone, shipModeText } from '../../text/contact.ts';
import { formatDong, formatWeight } from '../../text/money.ts';
import { ButtonLink } from '../../ui/forms/button.tsx';
import { Card, Facts } from '../../ui/frames/card.tsx';

/** From the first bill until the goods are there; what could not be delivered still stands on its bill. */
const ON_BILL: ReadonlySet<OrderState> = new Set([
  'BILL_NEW',
  'BILL_CONFIRMED',
  'BILL_APPROVED',
  'BILL_EXPORT',
  'BILL_INVENTORY',
  'PACKING',
  'DELIVERY',
  'COMPLETED',
]);

interface Props {
  readonly order: OrderDetail;
}

/** The bill that an order was put on last, if it ever was. */
export function billOf({ happenings }: OrderDetail): string | undefined {
  const bill = happenings.findLast(({ facts }) => typeof facts['bill'] === 'string')?.facts['bill'];
  return typeof bill === 'string' ? bill : undefined;
}

/** Both payments of an order: what is paid, held or forecast, and the bill once there is one. */
export function PaymentCard({ order }: Props) {
  const { first_payment: first, second_payment: second } = order;
  const bill = billOf(order);
  return (
    <Card title="Thanh toán">
      <Facts
        rows={[
          order.state === 'REQUEST'
            ? ['Lần 1 (ước tính)', `≈ ${formatDong(first.total_vnd)}`]
            : ['Lần 1', formatDong(first.total_vnd)],
          [
            first.held_vnd > 0 ? 'Đang tạm giữ trong ví' : 'Đã thanh toán',
            formatDong(first.held_vnd > 0 ? first.held_vnd : first.paid_vnd),
          ],
          [
            second.actual_vnd === null ? 'Lần 2 (ước tính)' : 'Lần 2',
            second.actual_vnd === null
              ? `≈ ${formatDong(second.forecast.likely_vnd)}`
              : formatDong(second.actual_vnd),
          ],
          ...(second.actual_vnd === null
            ? []
            : ([['Ước tính lúc đặt', formatDong(second.forecast.likely_vnd)]] as const)),
        ]}
      />
      {ON_BILL.has(order.state) && bill ? (
        <ButtonLink to={`/account/invoices?code=${bill}`}>Xem phiếu {bill}</ButtonLink>
      ) : null}
    </Card>
  );
}

/** Who receives an order and how; its parcel once it was measured. */
export function DeliveryCard({ order }: Props) {
  const { measured } = order;
  return (
    <Card title="Giao hàng">
      <Facts
        rows={[
          ...(order.address.text
            ? ([
                ['Người nhận', order.address.receiver],
                ['Điện thoại', formatPhone(order.address.phone)],
                ['Địa chỉ', order.address.text],
              ] as const)
            : ([['Địa chỉ', 'Chưa có']] as const)),
          ['Hình thức', shipModeText(order.ship_mode)],
          ...(order.note ? ([['Ghi chú', order.note]] as const) : []),
          ...(measured
            ? ([
                ['Cân nặng', formatWeight(measured.weight_g)],
                [
                  'Kích thước',
                  `${measured.length_cm}×${measured.width_cm}×${measured.height_cm} cm`,
                ],
              ] as const)
            : []),
          ...(order.marketplace_order_number
            ? ([['Mã đơn trên sàn', order.marketplace_order_number]] as const)
            : []),
        ]}
      />
    </Card>
  );
}
