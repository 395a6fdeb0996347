import type { OrderDetail } from '@hako/contract/orders/detail';
import type { OrderState } from '@hako/contract/orders/states';
import { formatPhone, shipModeText } from '../../text/contact.ts';
import { formatWeight } from '../../text/money.ts';
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

/** The bill that an order stands on now; none before the first one, nor after it was taken off. */
export function billOf({ happenings, state }: OrderDetail): string | undefined {
  if (!ON_BILL.has(state)) return undefined;
  const bill = happenings.findLast(({ facts }) => typeof facts['bill'] === 'string')?.facts['bill'];
  return typeof bill === 'string' ? bill : undefined;
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
