import type { BillRow } from '@hako/contract/billing/slips';
import { Permitted } from '../../../parts/permitted.tsx';
import {
  approveBillEndpoint,
  cancelBillEndpoint,
  confirmBillEndpoint,
  makeBillEndpoint,
  packBillEndpoint,
} from '@hako/contract/billing/desk-slips';
import type { DeskTask } from '@hako/contract/desk/desk';
import { call } from '../../../api/client.ts';
import { formatPhone } from '../../../text/contact.ts';
import { formatDong, formatWeight } from '../../../text/money.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Facts, Row, Stack } from '../../../ui/frames/card.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { AskFirst } from '../../../parts/desk/ask-first.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

/** Puts the priced orders of one customer and address onto a slip. */
export function MakeBillForm({
  task,
  onDone,
}: {
  readonly task: DeskTask;
  readonly onDone: () => void;
}) {
  const make = useTask(
    (orders: string[], idempotencyKey) =>
      call(makeBillEndpoint, { body: { orders } }, { idempotencyKey }),
    ({ data }) => `Đã tạo phiếu ${data.code}, tổng ${formatDong(data.total_vnd)}`,
    onDone,
  );
  const { total_vnd: total, address } = task.facts;
  const hasAddress = Boolean(address);
  return (
    <Stack>
      <RefusalNote refusal={make.refusal} />
      <Facts
        rows={[
          ['Đơn', task.codes.join(', ')],
          ['Địa chỉ', hasAddress ? String(address) : 'Chờ địa chỉ'],
          ['Tiền lần 2', typeof total === 'number' ? sumText(total, task.codes.length) : ''],
        ]}
      />
      {hasAddress ? (
        <Button
          kind="main"
          isBusy={make.isBusy}
          data-first="true"
          onClick={() => void make.run([...task.codes])}
        >
          Tạo phiếu
        </Button>
      ) : (
        <Banner tone="estimate">
          Đơn chưa có địa chỉ nên chưa tạo được phiếu. Hãy nhắn khách mở đơn, bấm “Thêm địa chỉ”.
        </Banner>
      )}
    </Stack>
  );
}

/** Orders that travel together share one delivery, which is worked out when the slip is made. */
const sumText = (total: number, orders: number): string =>
  orders > 1
    ? `nhiều nhất ${formatDong(total)}; phí giao chung chỉ tính khi tạo phiếu`
    : formatDong(total);

const STEPS = {
  'bill-confirm': {
    endpoint: confirmBillEndpoint,
    label: 'KD xác nhận',
    done: 'Đã xác nhận phiếu',
  },
  'bill-approve': {
    endpoint: approveBillEndpoint,
    label: 'Duyệt phiếu',
    done: 'Đã duyệt, khách đã được báo',
  },
  'bill-pack': { endpoint: packBillEndpoint, label: 'Đã đóng hàng', done: 'Đã đóng hàng' },
} as const;

/** One step of a slip, with everything on it; a slip that is not paid can be taken back. */
export function BillStepForm({
  kind,
  bill,
  onDone,
}: {
  readonly kind: keyof typeof STEPS;
  readonly bill: BillRow;
  readonly onDone: () => void;
}) {
  const params = { code: bill.code };
  const { endpoint, label, done } = STEPS[kind];
  const step = useTask(
    (_: null, idempotencyKey) => call(endpoint, { params }, { idempotencyKey }),
    done,
    onDone,
  );
  const cancel = useTask(
    (_: null, idempotencyKey) => call(cancelBillEndpoint, { params }, { idempotencyKey }),
    'Đã hủy phiếu, các đơn chờ phiếu khác',
    onDone,
  );
  return (
    <Stack>
      <RefusalNote refusal={step.refusal ?? cancel.refusal} />
      <BillFacts bill={bill} />
      <Row>
        <Button
          kind="main"
          isBusy={step.isBusy}
          data-first="true"
          onClick={() => void step.run(null)}
        >
          {label}
        </Button>
        {kind === 'bill-pack' ? null : (
          <Permitted to="bills.cancel">
            <AskFirst
              kind="quiet"
              label="Hủy phiếu"
              title={`Hủy phiếu ${bill.code}?`}
              effect={
                `Phiếu ${formatDong(bill.total_vnd)} bị hủy, ${bill.orders.length} đơn chờ phiếu ` +
                'khác. Khách chưa trả phiếu này nên không đồng nào di chuyển.'
              }
              yes="Hủy phiếu"
              isBusy={cancel.isBusy}
              onYes={() => void cancel.run(null)}
            />
          </Permitted>
        )}
      </Row>
    </Stack>
  );
}

export function BillFacts({ bill }: { bill: BillRow }) {
  return (
    <Facts
      rows={[
        ...bill.orders.map(
          (order) =>
            [
              order.code,
              `${order.weight_g === null ? '' : `${formatWeight(order.weight_g)} · `}${formatDong(order.second_payment_vnd)} (ước tính ${formatDong(order.forecast_vnd)})`,
            ] as const,
        ),
        [
          'Tổng',
          `${formatDong(bill.total_vnd)}${bill.is_paid ? ' · đã thanh toán' : bill.is_cod ? ' · thu hộ khi giao' : ''}`,
        ],
        ...(bill.delivery?.tracking
          ? ([[bill.delivery.carrier_name, bill.delivery.tracking]] as const)
          : []),
        [
          'Giao tới',
          `${bill.address.receiver}, ${formatPhone(bill.address.phone)}, ${bill.address.text}`,
        ],
      ]}
    />
  );
}
