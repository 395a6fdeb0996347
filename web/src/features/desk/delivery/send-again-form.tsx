import type { DeskBill } from '@hako/contract/billing/desk-slips';
import { handAtCounterEndpoint, sendAgainEndpoint } from '@hako/contract/billing/redelivery';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { formatDong } from '../../../text/money.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Checkbox, TextInput } from '../../../ui/forms/inputs.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';
import type { Props } from './undelivered-props.ts';

/** What was wrong with the address is corrected; the carrier, the same or another one, is chosen when the parcel is handed over. */
export function SendAgainForm({ bill }: { readonly bill: DeskBill }) {
  const known = bill.redelivery?.address ?? { receiver: '', phone: '', line: '' };
  const [to, setTo] = useState<Destination>({
    receiver: known.receiver,
    phone: known.phone.replace(/^\+84/, '0'),
    line: known.line,
  });
  const [isWaived, setWaived] = useState(false);
  const [reason, setReason] = useState('');
  const send = useSendAgain(bill.code);
  const submit = () =>
    send.run({
      receiver: to.receiver.trim(),
      phone: to.phone.trim(),
      line: to.line.trim(),
      ...(isWaived ? { waived_reason: reason.trim() } : {}),
    });
  return (
    <Form onSubmit={submit} refusal={send.refusal}>
      <DestinationFields to={to} onTo={setTo} />
      <FeeWaiver feeVnd={bill.redelivery?.fee_vnd ?? 0} isWaived={isWaived} onWaived={setWaived} />
      {isWaived ? (
        <TextInput
          label="Lý do miễn phí"
          required
          value={reason}
          maxLength={300}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : null}
      <Button kind="main" type="submit" isBusy={send.isBusy}>
        Đóng lại, giao lần {(bill.redelivery?.attempt ?? 1) + 1}
      </Button>
    </Form>
  );
}

interface Destination {
  readonly receiver: string;
  readonly phone: string;
  readonly line: string;
}

/** Makes the parcel ready for another delivery and goes on to handing it over. */
function useSendAgain(code: string) {
  const navigate = useNavigate();
  return useTask(
    (body: Destination & { readonly waived_reason?: string }, idempotencyKey) =>
      call(sendAgainEndpoint, { params: { code }, body }, { idempotencyKey }),
    'Kiện đã sẵn sàng giao lại, chọn hãng vận chuyển',
    () =>
      void navigate(`?task=${encodeURIComponent(`hand-over:${code}`)}`, {
        preventScrollReset: true,
      }),
  );
}

function DestinationFields({
  to,
  onTo,
}: {
  readonly to: Destination;
  readonly onTo: (to: Destination) => void;
}) {
  return (
    <>
      <TextInput
        label="Người nhận"
        required
        value={to.receiver}
        maxLength={100}
        onChange={(event) => onTo({ ...to, receiver: event.target.value })}
      />
      <TextInput
        label="Điện thoại"
        required
        inputMode="tel"
        pattern="(0|\+84)\d{9,10}"
        value={to.phone}
        onChange={(event) => onTo({ ...to, phone: event.target.value.replace(/[^\d+]/g, '') })}
      />
      <TextInput
        label="Số nhà, đường"
        hint="Phường xã và tỉnh khác: khách tự đổi ở phiếu của mình"
        required
        value={to.line}
        maxLength={200}
        onChange={(event) => onTo({ ...to, line: event.target.value })}
      />
    </>
  );
}

/** What the second delivery costs the customer, and whether we carry that. */
function FeeWaiver({
  feeVnd,
  isWaived,
  onWaived,
}: {
  readonly feeVnd: number;
  readonly isWaived: boolean;
  readonly onWaived: (isWaived: boolean) => void;
}) {
  if (feeVnd <= 0) return null;
  return (
    <>
      <p>{`Phí giao lại ${formatDong(feeVnd)} sẽ trừ từ ví khách. Chỉ làm khi khách đã đồng ý.`}</p>
      <Checkbox
        label="Miễn phí giao lại"
        checked={isWaived}
        onChange={(event) => onWaived(event.target.checked)}
      />
    </>
  );
}

/** The customer comes for the parcel; who carried it away is written down. */
export function CounterForm({ bill, onDone }: Props) {
  const [receiver, setReceiver] = useState('');
  const hand = useTask(
    (name: string, idempotencyKey) =>
      call(
        handAtCounterEndpoint,
        { params: { code: bill.code }, body: { receiver: name } },
        { idempotencyKey },
      ),
    'Khách đã nhận hàng tại kho',
    onDone,
  );
  const submit = () => hand.run(receiver.trim());
  return (
    <Form onSubmit={submit} refusal={hand.refusal}>
      {bill.is_paid ? null : (
        <Banner tone="estimate">
          Phiếu chưa được trả: khách trả từ ví ở trang phiếu của mình rồi mới nhận hàng.
        </Banner>
      )}
      <TextInput
        label="Người nhận tại kho"
        hint="Họ tên người cầm hàng về, đã đối chiếu giấy tờ"
        required
        value={receiver}
        maxLength={100}
        onChange={(event) => setReceiver(event.target.value)}
      />
      <Button kind="main" type="submit" isBusy={hand.isBusy}>
        Đã trao hàng
      </Button>
    </Form>
  );
}
