import { type DeskBill, handOverEndpoint } from '@hako/contract/billing/desk-slips';
import { type CarrierName, settleConsignmentEndpoint } from '@hako/contract/billing/carriers';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row } from '../../../ui/frames/card.tsx';
import { Form, RefusalNote } from '../../../ui/forms/form.tsx';
import { Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { BillFacts } from './bill-forms.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

const OTHER = 'other';

/** Hands a packed parcel over: to whom the rule names, to another connected carrier, or to one whose number the desk types. */
export function HandOverForm({
  bill,
  onDone,
}: {
  readonly bill: DeskBill;
  readonly onDone: () => void;
}) {
  const isLost = bill.delivery?.state === 'unknown' || bill.delivery?.state === 'sending';
  return isLost ? (
    <LostAnswerForm bill={bill} onDone={onDone} />
  ) : (
    <ChooseForm bill={bill} onDone={onDone} />
  );
}

function ChooseForm({ bill, onDone }: { readonly bill: DeskBill; readonly onDone: () => void }) {
  const { suggestion, carriers } = bill;
  const [to, setTo] = useState<string>(suggestion?.carrier ?? carriers[0]?.code ?? OTHER);
  const [tracking, setTracking] = useState('');
  const hand = useTask(
    (body: { carrier?: CarrierName; tracking?: string }, idempotencyKey) =>
      call(handOverEndpoint, { params: { code: bill.code }, body }, { idempotencyKey }),
    'Đã giao cho hãng vận chuyển',
    onDone,
  );
  const submit = () =>
    hand.run(to === OTHER ? { tracking: tracking.trim() } : { carrier: to as CarrierName });
  const named = carriers.find(({ code }) => code === suggestion?.carrier);
  return (
    <Form onSubmit={submit}>
      {bill.delivery?.state === 'refused' ? (
        <Banner tone="bad">Lần trước hãng không nhận: {bill.delivery.detail}</Banner>
      ) : null}
      {bill.attempts.length > 0 ? (
        <Banner tone="estimate">
          {`Giao lần ${bill.attempts.length + 1}. ${bill.attempts.map(({ number, carrier_name, status_label }) => `Lần ${number}: ${[carrier_name, status_label].filter(Boolean).join(', ')}`).join('. ')}.`}
        </Banner>
      ) : null}
      <RefusalNote refusal={hand.refusal} />
      <BillFacts bill={bill} />
      <Select
        label="Hãng vận chuyển"
        hint={
          named && suggestion
            ? `Quy tắc chọn ${named.name}: ${suggestion.note}`
            : 'Không dòng quy tắc nào hợp với kiện này'
        }
        value={to}
        options={[
          ...carriers.map(({ code, name }) => ({ value: code, label: name })),
          { value: OTHER, label: 'Hãng khác, tự nhập mã' },
        ]}
        onChange={(event) => setTo(event.target.value)}
      />
      {to === OTHER ? (
        <TextInput
          label="Mã vận đơn của hãng khác"
          required
          value={tracking}
          maxLength={80}
          onChange={(event) => setTracking(event.target.value)}
        />
      ) : null}
      <Button kind="main" type="submit" isBusy={hand.isBusy} data-first="true">
        Giao cho hãng vận chuyển
      </Button>
    </Form>
  );
}

/** The carrier's answer was lost: it is looked up, or a person says what they found at the carrier's own desk. It is never sent twice. */
function LostAnswerForm({
  bill,
  onDone,
}: {
  readonly bill: DeskBill;
  readonly onDone: () => void;
}) {
  const [tracking, setTracking] = useState('');
  const settle = useTask(
    (body: { tracking?: string; is_not_there?: boolean }, idempotencyKey) =>
      call(settleConsignmentEndpoint, { params: { code: bill.code }, body }, { idempotencyKey }),
    'Đã rõ: phiếu không còn chờ hãng trả lời',
    onDone,
  );
  const submit = () => settle.run({ tracking: tracking.trim() });
  return (
    <Form onSubmit={submit}>
      <Banner tone="estimate">
        {`Chưa rõ ${bill.delivery?.carrier_name ?? 'hãng'} đã nhận hay chưa. Đừng tạo lại: ${
          bill.may_look_up
            ? 'hệ thống đang tra theo mã phiếu.'
            : 'hãng này không cho tra theo mã phiếu, số vận đơn sẽ tới cùng tin đầu tiên của hãng, hoặc bạn tra trên trang của hãng.'
        }`}
      </Banner>
      <RefusalNote refusal={settle.refusal} />
      <BillFacts bill={bill} />
      {bill.may_look_up ? (
        <Button
          kind="main"
          isBusy={settle.isBusy}
          data-first="true"
          onClick={() => void settle.run({})}
        >
          Tra lại ngay
        </Button>
      ) : null}
      <TextInput
        label="Mã vận đơn thấy trên trang của hãng"
        required
        value={tracking}
        maxLength={80}
        onChange={(event) => setTracking(event.target.value)}
      />
      <Row>
        <Button type="submit" isBusy={settle.isBusy}>
          Hãng đã nhận, ghi mã này
        </Button>
        <Button
          kind="quiet"
          isBusy={settle.isBusy}
          onClick={() => void settle.run({ is_not_there: true })}
        >
          Hãng không có phiếu này
        </Button>
      </Row>
    </Form>
  );
}
