import type { DeskBill } from '@hako/contract/billing/desk-slips';
import { declareLostEndpoint, takeBackEndpoint } from '@hako/contract/billing/redelivery';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { permits, useViewer } from '../../../parts/viewer.ts';
import { formatPhone } from '../../../text/contact.ts';
import { formatDong } from '../../../text/money.ts';
import { formatMoment } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Facts, Stack } from '../../../ui/frames/card.tsx';
import { Form, RefusalNote } from '../../../ui/forms/form.tsx';
import { Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { BillFacts } from './bill-forms.tsx';
import { AskFirst } from '../../../parts/desk/ask-first.tsx';
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
type Redelivery = NonNullable<DeskBill['redelivery']>;

/** A parcel that did not arrive: what its customer wishes, whether it is here again, and how it goes on. */
export function UndeliveredForm({ bill, onDone }: Props) {
  const { redelivery } = bill;
  const isWarehouse = useStaffMay();
  if (!redelivery) return null;
  return (
    <Stack>
      <BillFacts bill={bill} />
      <RedeliveryFacts bill={bill} redelivery={redelivery} />
      {isWarehouse && !redelivery.is_back ? <TakeBackForm bill={bill} /> : null}
      {isWarehouse && redelivery.is_back ? (
        <WaysOn bill={bill} wish={redelivery.wish} onDone={onDone} />
      ) : (
        <details>
          <summary>Báo thất lạc, hư hỏng</summary>
          <LostForm bill={bill} onDone={onDone} />
        </details>
      )}
    </Stack>
  );
}

/** The attempts so far, what the customer wishes, where to, at which fee, and where the parcel is. */
function RedeliveryFacts({
  bill,
  redelivery,
}: {
  readonly bill: DeskBill;
  readonly redelivery: Redelivery;
}) {
  const { address, paid_fee_vnd: paidVnd, shelf } = redelivery;
  return (
    <Facts
      rows={[
        ...bill.attempts.map(
          ({ number, carrier_name, tracking, status_label }) =>
            [
              `Lần ${number}`,
              [carrier_name, tracking, status_label].filter(Boolean).join(' · '),
            ] as const,
        ),
        [
          `Lần ${redelivery.attempt}`,
          [bill.delivery?.carrier_name, bill.delivery?.status_label].filter(Boolean).join(' · ') ||
            'chưa giao được',
        ],
        ['Khách muốn', wishText(redelivery)],
        ['Giao lại tới', `${address.receiver}, ${formatPhone(address.phone)}, ${address.text}`],
        [
          'Phí giao lại',
          paidVnd > 0 ? `${formatDong(paidVnd)}, khách đã trả` : formatDong(redelivery.fee_vnd),
        ],
        ['Kiện', redelivery.is_back ? `đã về kho${shelf ? `, kệ ${shelf}` : ''}` : 'hãng còn giữ'],
      ]}
    />
  );
}

const wishText = ({ wish, asked_at: askedAt, note }: Redelivery): string =>
  wish
    ? `${WISHES[wish]}${askedAt ? `, lúc ${formatMoment(askedAt)}` : ''}${note ? ` · “${note}”` : ''}`
    : 'chưa nói, hãy gọi khách';

/**
 * The parcel is here: it goes out again, is handed over at the counter, or is declared lost. The
 * wish of the customer comes first.
 */
function WaysOn({ bill, wish, onDone }: Props & { readonly wish: Redelivery['wish'] }) {
  const [chosen, setChosen] = useState<Way>();
  const mayLose = permits(useViewer(), 'bills.lost');
  // Until somebody says otherwise: the customer may change the wish while this is open.
  const way = chosen ?? (wish === 'collect' ? 'counter' : 'send');
  return (
    <>
      <Select
        label="Việc cần làm"
        value={way}
        options={WAYS.filter(({ value }) => value !== 'lost' || mayLose)}
        onChange={(event) => setChosen(event.target.value as Way)}
      />
      {way === 'send' ? <SendAgainForm bill={bill} /> : null}
      {way === 'counter' ? <CounterForm bill={bill} onDone={onDone} /> : null}
      {way === 'lost' ? <LostForm bill={bill} onDone={onDone} /> : null}
    </>
  );
}

function useStaffMay(): boolean {
  return permits(useViewer(), 'bills.deliver');
}

/** Notes that the carrier brought the parcel back. */
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
        hint="Quét nhãn kệ, hoặc gõ mã như VN-A-01"
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

/** Declares the parcel lost or broken, which opens a complaint about compensation. */
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
  return (
    <Stack>
      <RefusalNote refusal={declare.refusal} />
      <TextInput
        label="Vì sao báo thất lạc, hư hỏng"
        hint="Khách đọc được câu này trong khiếu nại"
        required
        minLength={3}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <AskFirst
        label="Báo thất lạc, mở khiếu nại đền bù"
        title={`Kiện của phiếu ${bill.code} thất lạc?`}
        effect="Giao hàng kết thúc và một khiếu nại mở ra để đền bù. Chưa đồng nào hoàn lại: số tiền được quyết định trong khiếu nại."
        yes="Báo thất lạc"
        isBusy={declare.isBusy}
        disabled={reason.trim().length < 3}
        onYes={() => void declare.run(reason.trim())}
      />
    </Stack>
  );
}
