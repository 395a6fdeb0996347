import type { DeskBill } from '@hako/contract/billing/desk-slips';
import type { DeskTask } from '@hako/contract/desk/desk';
import type { DeskRequest } from '@hako/contract/logistics/parcels';
import { BillStepForm, MakeBillForm } from '../delivery/bill-forms.tsx';
import { HandOverForm } from '../delivery/hand-over-form.tsx';
import { SettleCodForm } from '../delivery/settle-cod-form.tsx';
import { SilentForm } from '../delivery/silent-form.tsx';
import { UndeliveredForm } from '../delivery/undelivered-form.tsx';
import { FallThrough } from '../orders/fall-through.tsx';
import { PriceStuckForm } from '../orders/price-stuck-form.tsx';
import { PurchaseForm } from '../orders/purchase-form.tsx';
import { QuoteForm } from '../orders/quote-form.tsx';
import { MeasureForm } from '../warehouse/measure-form.tsx';
import { NumberForm } from '../warehouse/number-form.tsx';
import { RepackForm, TrialPackingForm } from '../warehouse/request-forms.tsx';
import { CheckInForm, ExportForm, PackForm } from '../warehouse/shipment-forms.tsx';
import type { DeskOrder } from '../orders/order-history.tsx';

export interface TaskFormProps {
  readonly task: DeskTask;
  readonly order: DeskOrder | undefined;
  readonly bill: DeskBill | undefined;
  readonly request: DeskRequest | undefined;
  /** Shipments that parcels may still go into. */
  readonly openShipments: readonly DeskTask[];
  readonly onDone: () => void;
}

/** The form for one kind of work. Nothing is shown where what the task is about could not be read. */
export function TaskForm(props: TaskFormProps) {
  const { task, order, bill, onDone } = props;
  switch (task.kind) {
    case 'quote':
    case 'purchase':
    case 'fell-through':
      return order ? <OrderForm kind={task.kind} order={order} onDone={onDone} /> : null;
    case 'purchase-unknown':
    case 'number':
      return <NumberForm code={task.code} kind={task.kind} onDone={onDone} />;
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
    case 'bill-confirm':
    case 'bill-approve':
    case 'bill-pack':
    case 'silent':
    case 'undelivered':
    case 'cod-settle':
    case 'hand-over':
      return bill ? <BillForm kind={task.kind} bill={bill} onDone={onDone} /> : null;
    case 'erasure-failed':
      return (
        <p>
          Hệ thống tự thử lại mỗi ngày. Hãy báo kỹ thuật kèm mã lỗi{' '}
          {String(task.facts['reason'] ?? '')}.
        </p>
      );
    default:
      return <WarehouseForm {...props} kind={task.kind} />;
  }
}

/** Work on an order before it is bought, or after its goods were lost. */
function OrderForm({
  kind,
  order,
  onDone,
}: {
  readonly kind: 'quote' | 'purchase' | 'fell-through';
  readonly order: DeskOrder;
  readonly onDone: () => void;
}) {
  const { code, listing, quantity, purchase, fall_through: falling, first_payment: paid } = order;
  switch (kind) {
    case 'quote':
      return <QuoteForm code={code} listing={listing} onDone={onDone} />;
    case 'purchase':
      return purchase ? (
        <PurchaseForm
          {...{ code, quantity, purchase, onDone }}
          url={listing.url}
          paidVnd={paid.paid_vnd + paid.held_vnd}
        />
      ) : null;
    case 'fell-through':
      return falling ? <FallThrough code={code} falling={falling} onDone={onDone} /> : null;
  }
}

type BillKind =
  | 'bill-confirm'
  | 'bill-approve'
  | 'bill-pack'
  | 'silent'
  | 'undelivered'
  | 'cod-settle'
  | 'hand-over';

/** Work on a delivery slip, from its approval to the money of the carrier. */
function BillForm({
  kind,
  bill,
  onDone,
}: {
  readonly kind: BillKind;
  readonly bill: DeskBill;
  readonly onDone: () => void;
}) {
  switch (kind) {
    case 'silent':
      return <SilentForm bill={bill} onDone={onDone} />;
    case 'undelivered':
      return <UndeliveredForm bill={bill} onDone={onDone} />;
    case 'cod-settle':
      return <SettleCodForm bill={bill} onDone={onDone} />;
    case 'hand-over':
      return <HandOverForm bill={bill} onDone={onDone} />;
    default:
      return <BillStepForm kind={kind} bill={bill} onDone={onDone} />;
  }
}

type WarehouseKind = 'receive' | 'weigh' | 'repack' | 'rehearse' | 'pack' | 'export' | 'check-in';

/** Work with a parcel or a shipment in the hands. */
function WarehouseForm({
  kind,
  task,
  request,
  openShipments,
  onDone,
}: TaskFormProps & { readonly kind: WarehouseKind }) {
  switch (kind) {
    case 'receive':
      return <MeasureForm what={{ kind, scanned: task.code }} onDone={onDone} />;
    case 'weigh':
      return <MeasureForm what={{ kind, parcel: task.code }} onDone={onDone} />;
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
  }
}
