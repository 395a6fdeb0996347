import type { DeskBill } from '@hako/contract/billing/desk-slips';
import { declareLostEndpoint, takeBackEndpoint } from '@hako/contract/billing/redelivery';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useViewer } from '../../../parts/viewer.ts';
import { formatPhone } from '../../../text/contact.ts';
import { formatDong } from '../../../text/money.ts';
import { formatMoment } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Facts, Stack } from '../../../ui/frames/card.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { BillFacts } from './bill-forms.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';
import { CounterForm, SendAgainForm } from './send-again-form.tsx';
import type { Props } from './undelivered-props.ts';

const WAYS = [
  { value: 'send', label: 'Giao lại' },
  { value: 'counter', label: 'Khách nhận tại kho' },
  { value: 'lost', label: 'Báo thất lạc, hư hỏng' },
] as const;
type Way = (typeof WAYS)[number]['value'];
const WISHES = { deliver: 'giao lại', collect: 'tới kho nhận' } as const;
/** A parcel that did not arrive: what its customer wishes, whether it is here again, and how it goes on. */
export function UndeliveredForm({ bill, onDone }: Props) {
  const { redelivery, attempts } = bill;
  const isWarehouse = useStaffMay();
  const [chosen, setChosen] = useState<Way>();
  if (!redelivery) return null;
  // What it is likely to be as things stand, until somebody says otherwise: the parcel may come back while this is open.
  const way =
    chosen ??
    (!isWarehouse || !redelivery.is_back
      ? 'lost'
      : redelivery.wish === 'collect'
        ? 'counter'
        : 'send');
  const { wish, asked_at: askedAt, note, address, is_back: isBack } = redelivery;
  const wished = wish
    ? `${WISHES[wish]}${askedAt ? `, lúc ${formatMoment(askedAt)}` : ''}${note ? ` · “${note}”` : ''}`
    : 'chưa nói, hãy gọi khách';
  const ways = WAYS.filter(({ value }) => value === 'lost' || (isWarehouse && isBack));
  return (
    <Stack>
      <BillFacts bill={bill} />
      <Facts
        rows={[
          ...attempts.map(
            ({ number, carrier_name, tracking, status_label }) =>
              [
                `Lần ${number}`,
                [carrier_name, tracking, status_label].filter(Boolean).join(' · '),
              ] as const,
          ),
          [
            `Lần ${redelivery.attempt}`,
            [bill.delivery?.carrier_name, bill.delivery?.status_label]
              .filter(Boolean)
              .join(' · ') || 'chưa giao được',
          ],
          ['Khách muốn', wished],
          ['Giao lại tới', `${address.receiver}, ${formatPhone(address.phone)}, ${address.text}`],
          [
            'Phí giao lại',
            redelivery.paid_fee_vnd > 0
              ? `${formatDong(redelivery.paid_fee_vnd)}, khách đã trả`
              : formatDong(redelivery.fee_vnd),
          ],
          [
            'Kiện',
            isBack
              ? `đã về kho${redelivery.shelf ? `, kệ ${redelivery.shelf}` : ''}`
              : 'hãng còn giữ',
          ],
        ]}
      />
      {isWarehouse && !isBack ? <TakeBackForm bill={bill} /> : null}
      {ways.length > 1 ? (
        <Select
          label="Việc cần làm"
          value={way}
          options={[...ways]}
          onChange={(event) => setChosen(event.target.value as Way)}
        />
      ) : null}
      {way === 'send' && ways.length > 1 ? <SendAgainForm bill={bill} /> : null}
      {way === 'counter' && ways.length > 1 ? <CounterForm bill={bill} onDone={onDone} /> : null}
      {ways.length === 1 ? (
        <details>
          <summary>Báo thất lạc, hư hỏng</summary>
          <LostForm bill={bill} onDone={onDone} />
        </details>
      ) : way === 'lost' ? (
        <LostForm bill={bill} onDone={onDone} />
      ) : null}
    </Stack>
  );
}
function useStaffMay(): boolean {
  const viewer = useViewer();
  return (
    viewer?.kind === 'staff' &&
    viewer.roles.some((role) => role === 'warehouse' || role === 'admin')
  );
}
function TakeBackForm({ bill }: { readonly bill: DeskBill }) {
  const [shelf, setShelf] = useState('');
  const take = useTask(
    (body: { shelf?: string }, idempotencyKey) =>
      call(takeBackEndpoint, { params: { code: bill.code }, body }, { idempotencyKey }),
    'Đã ghi kiện về kho, khách đã được báo',
  );
  const submit = () => take.run(shelf.trim() ? { shelf: shelf.trim() } : {});
  return (
    <Form onSubmit={submit} refusal={take.refusal}>
      <TextInput
        label="Kệ"
        isOptional
        value={shelf}
        maxLength={40}
        data-first="true"
        onChange={(event) => setShelf(event.target.value)}
      />
      <Button kind="main" type="submit" isBusy={take.isBusy}>
        Kiện đã về kho
      </Button>
    </Form>
  );
}
function LostForm({ bill, onDone }: Props) {
  const [reason, setReason] = useState('');
  const declare = useTask(
    (why: string, idempotencyKey) =>
      call(
        declareLostEndpoint,
        { params: { code: bill.code }, body: { reason: why } },
        { idempotencyKey },
      ),
    'Đã báo thất lạc, khiếu nại đã mở để đền bù',
    onDone,
  );
  const submit = () => declare.run(reason.trim());
  return (
    <Form onSubmit={submit} refusal={declare.refusal}>
      <TextInput
        label="Vì sao báo thất lạc, hư hỏng"
        hint="Khách đọc được câu này trong khiếu nại"
        required
        minLength={3}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" isBusy={declare.isBusy}>
        Báo thất lạc, mở khiếu nại đền bù
      </Button>
    </Form>
  );
}
