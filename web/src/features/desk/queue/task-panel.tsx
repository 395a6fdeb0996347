import type { DeskBill } from '@hako/contract/billing/desk-slips';
import type { DeskTask } from '@hako/contract/desk/desk';
import type { readDeskOrderEndpoint } from '@hako/contract/desk/orders';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { DeskRequest } from '@hako/contract/logistics/parcels';
import { shipModeText } from '../../../text/contact.ts';
import { languageOf } from '../../../text/language.ts';
import { formatYen } from '../../../text/money.ts';
import { customerName } from '../../../text/people.ts';
import { formatMoment } from '../../../text/time.ts';
import { Card, Facts } from '../../../ui/frames/card.tsx';
import { Picture } from '../../../ui/frames/picture.tsx';
import { Timeline } from '../../../ui/figures/timeline.tsx';
import { BillStepForm, MakeBillForm } from '../delivery/bill-forms.tsx';
import { CarrierEvents } from '../delivery/carrier-events.tsx';
import { FallThrough } from '../orders/fall-through.tsx';
import { HandOverForm } from '../delivery/hand-over-form.tsx';
import styles from '../desk.module.css';
import { factText, KIND_LABELS } from './kinds.ts';
import { MeasureForm } from '../warehouse/measure-form.tsx';
import { NumberForm } from '../warehouse/number-form.tsx';
import { PriceStuckForm } from '../orders/price-stuck-form.tsx';
import { QuoteForm } from '../orders/quote-form.tsx';
import { PurchaseForm } from '../orders/purchase-form.tsx';
import { TrialPackingForm, RepackForm } from '../warehouse/request-forms.tsx';
import { SettleCodForm } from '../delivery/settle-cod-form.tsx';
import { SilentForm } from '../delivery/silent-form.tsx';
import { UndeliveredForm } from '../delivery/undelivered-form.tsx';
import { CheckInForm, ExportForm, PackForm } from '../warehouse/shipment-forms.tsx';

type DeskOrder = EndpointReply<typeof readDeskOrderEndpoint>['data'];

interface Props {
  readonly task: DeskTask;
  readonly order: DeskOrder | undefined;
  readonly bill: DeskBill | undefined;
  readonly request: DeskRequest | undefined;
  /** Shipments that parcels may still go into. */
  readonly openShipments: readonly DeskTask[];
  readonly onDone: () => void;
}

/** One piece of work with everything needed for it on one screen: the goods, the customer, the form, who did what. */
export function TaskPanel({ task, order, bill, request, openShipments, onDone }: Props) {
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <Picture src={task.picture ?? undefined} alt="" />
        <div>
          <h2 className={styles.name} lang={languageOf(task.title)}>
            {task.title}
          </h2>
          <p>
            {KIND_LABELS[task.kind]} · <span className="tabular">{task.code}</span>
            {task.customer ? ` · ${customerName(task.customer)}` : ''}
          </p>
        </div>
      </header>
      <Card>
        <TaskForm key={task.key} {...{ task, order, bill, request, openShipments, onDone }} />
      </Card>
      {bill ? <CarrierEvents bill={bill} /> : null}
      {order ? (
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
            {order.fall_through && task.kind !== 'fell-through' ? (
              <FallThrough
                key={order.code}
                code={order.code}
                falling={order.fall_through}
                onDone={onDone}
              />
            ) : null}
          </Card>
          <Card title="Ai đã làm gì" level={3}>
            <Timeline
              entries={order.happenings.toReversed().map((happening, index) => ({
                key: `${happening.at}${index}`,
                time: formatMoment(happening.at),
                title: `${happening.label} · ${happening.actor_name ?? ACTORS[happening.actor] ?? happening.actor}`,
                detail:
                  Object.entries(happening.facts)
                    .map(([name, value]) => factText(name, value))
                    .join(' · ') || undefined,
              }))}
            />
          </Card>
        </>
      ) : null}
    </div>
  );
}

const ACTORS: Readonly<Record<string, string>> = {
  customer: 'khách',
  staff: 'nhân viên',
  agent: 'chương trình mua',
  carrier: 'hãng vận chuyển',
  system: 'hệ thống',
};

function TaskForm({ task, order, bill, request, openShipments, onDone }: Props) {
  switch (task.kind) {
    case 'quote':
      return order ? <QuoteForm code={task.code} listing={order.listing} onDone={onDone} /> : null;
    case 'purchase':
      return order?.purchase ? (
        <PurchaseForm
          code={task.code}
          url={order.listing.url}
          quantity={order.quantity}
          purchase={order.purchase}
          onDone={onDone}
        />
      ) : null;
    case 'purchase-unknown':
    case 'number':
      return <NumberForm code={task.code} kind={task.kind} onDone={onDone} />;
    case 'receive':
      return <MeasureForm what={{ kind: 'receive', scanned: task.code }} onDone={onDone} />;
    case 'weigh':
      return <MeasureForm what={{ kind: 'weigh', parcel: task.code }} onDone={onDone} />;
    case 'repack':
      return request ? <RepackForm request={request} onDone={onDone} /> : null;
    case 'rehearse':
      return request ? <TrialPackingForm request={request} onDone={onDone} /> : null;
    case 'pack':
      return <PackForm task={task} open={openShipments} onDone={onDone} />;
    case 'export':
      return <ExportForm task={task} onDone={onDone} />;
    case 'check-in':
      return <CheckInForm task={task} onDone={onDone} />;
    case 'price-stuck':
      return (
        <PriceStuckForm
          code={task.code}
          reason={task.facts['reason']?.toString()}
          onDone={onDone}
        />
      );
    case 'bill-make':
      return <MakeBillForm task={task} onDone={onDone} />;
    case 'fell-through':
      return order?.fall_through ? (
        <FallThrough code={order.code} falling={order.fall_through} onDone={onDone} />
      ) : null;
    case 'bill-confirm':
    case 'bill-approve':
    case 'bill-pack':
      return bill ? <BillStepForm kind={task.kind} bill={bill} onDone={onDone} /> : null;
    case 'silent':
      return bill ? <SilentForm bill={bill} onDone={onDone} /> : null;
    case 'undelivered':
      return bill ? <UndeliveredForm bill={bill} onDone={onDone} /> : null;
    case 'cod-settle':
      return bill ? <SettleCodForm bill={bill} onDone={onDone} /> : null;
    case 'hand-over':
      return bill ? <HandOverForm bill={bill} onDone={onDone} /> : null;
    case 'erasure-failed':
      return (
        <p>
          Hệ thống tự thử lại mỗi ngày. Hãy báo kỹ thuật kèm mã lỗi{' '}
          {String(task.facts['reason'] ?? '')}.
        </p>
      );
  }
}
