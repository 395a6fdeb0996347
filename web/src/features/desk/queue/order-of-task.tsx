import type { DeskTask } from '@hako/contract/desk/desk';
import type { readDeskOrderEndpoint } from '@hako/contract/desk/orders';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { shipModeText } from '../../../text/contact.ts';
import { formatYen } from '../../../text/money.ts';
import { formatMoment } from '../../../text/time.ts';
import { Timeline } from '../../../ui/figures/timeline.tsx';
import { Card, Facts } from '../../../ui/frames/card.tsx';
import { FallThrough } from '../orders/fall-through.tsx';
import { factText } from './kinds.ts';

/** An order as the desk reads it. */
export type DeskOrder = EndpointReply<typeof readDeskOrderEndpoint>['data'];

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
            ['Mã', order.code],
            ['Tình trạng', order.status_label],
            ['Giá', `${formatYen(order.listing.price_jpy)} × ${order.quantity}`],
            ['Mã ở trang bán', order.marketplace_order_number ?? '—'],
            ['Hình thức', shipModeText(order.ship_mode)],
            ['Dịch vụ', order.services.join(', ') || '—'],
            ['Ghi chú của khách', order.note ?? '—'],
            ['Giao tới', `${order.address.receiver}, ${order.address.text}`],
          ]}
        />
        {order.fall_through && kind !== 'fell-through' ? (
          <FallThrough
            key={order.code}
            code={order.code}
            falling={order.fall_through}
            onDone={onDone}
          />
        ) : null}
      </Card>
      <Card title="Ai đã làm gì" level={3}>
        <Timeline entries={order.happenings.toReversed().map(entryOf)} />
      </Card>
    </>
  );
}

const ACTORS: Readonly<Record<string, string>> = {
  customer: 'khách',
  staff: 'nhân viên',
  agent: 'chương trình mua',
  carrier: 'hãng vận chuyển',
  system: 'hệ thống',
};

const entryOf = (happening: DeskOrder['happenings'][number], index: number) => ({
  key: `${happening.at}${index}`,
  time: formatMoment(happening.at),
  title: `${happening.label} · ${happening.actor_name ?? ACTORS[happening.actor] ?? happening.actor}`,
  detail:
    Object.entries(happening.facts)
      .map(([name, value]) => factText(name, value))
      .join(' · ') || undefined,
});
