import { settleCodEndpoint } from '@hako/contract/billing/cash-on-delivery';
import type { DeskBill } from '@hako/contract/billing/desk-slips';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { formatDong } from '../../../text/money.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { MoneyInput, TextInput } from '../../../ui/forms/inputs.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { BillFacts } from './bill-forms.tsx';
import { ReopenForm } from '../warehouse/reopen-form.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

interface Brought {
  readonly amount_vnd: number;
  readonly reference: string;
  readonly short_reason?: string;
}

interface Props {
  readonly bill: DeskBill;
  readonly onDone: () => void;
}

/**
 * What the carrier brings for a delivered bill. Less than all is asked about first, or booked with a reason: the bill is paid, and the carrier owes the
 * rest until it is booked here too.
 */
export function SettleCodForm({ bill, onDone }: Props) {
  return (
    <Stack>
      <BroughtForm bill={bill} onDone={onDone} />
      {bill.is_paid ? null : (
        <details>
          <summary>Kiện đã trở về, chưa giao được</summary>
          <ReopenForm code={bill.code} onDone={onDone} />
        </details>
      )}
    </Stack>
  );
}

function BroughtForm({ bill, onDone }: Props) {
  const owed = bill.cod_owed_vnd;
  const [reference, setReference] = useState('');
  const [amount, setAmount] = useState<number | undefined>(owed);
  const [reason, setReason] = useState('');
  const brought = bill.is_paid ? owed : (amount ?? 0);
  const isShort = brought < owed;
  const settle = useTask(
    (body: Brought, idempotencyKey) =>
      call(settleCodEndpoint, { params: { code: bill.code }, body }, { idempotencyKey }),
    isShort
      ? 'Đã đối soát, phần thiếu được theo dõi là hãng còn nợ'
      : 'Đã đối soát, hãng không còn nợ phiếu này',
    onDone,
  );
  const submit = () =>
    settle.run({
      amount_vnd: brought,
      reference: reference.trim(),
      ...(isShort ? { short_reason: reason.trim() } : {}),
    });
  return (
    <Form onSubmit={submit} refusal={settle.refusal}>
      <BillFacts bill={bill} />
      {bill.is_paid ? (
        <Banner tone="estimate">{`Phiếu đã đối soát thiếu: hãng còn nợ ${formatDong(owed)}.`}</Banner>
      ) : null}
      <TextInput
        label="Số báo cáo đối soát của hãng"
        hint={`Báo cáo phải ghi mã vận đơn ${bill.delivery?.tracking ?? ''}`}
        required
        value={reference}
        maxLength={100}
        onChange={(event) => setReference(event.target.value)}
      />
      {bill.is_paid ? null : (
        <MoneyInput label="Hãng nộp thực tế" currency="VND" amount={amount} onAmount={setAmount} />
      )}
      {isShort ? (
        <ShortReason missingVnd={owed - brought} reason={reason} onReason={setReason} />
      ) : null}
      <Button
        kind={isShort ? 'plain' : 'main'}
        type="submit"
        isBusy={settle.isBusy}
        data-first="true"
      >
        {isShort ? `Ghi thực nhận ${formatDong(brought)}` : `Đã nhận đủ ${formatDong(owed)}`}
      </Button>
    </Form>
  );
}

/** Why less than all came, whole đồng. */
function ShortReason({
  missingVnd,
  reason,
  onReason,
}: {
  readonly missingVnd: number;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}) {
  return (
    <TextInput
      label={`Vì sao thiếu ${formatDong(missingVnd)}`}
      hint="Hỏi hãng trước. Khách đã trả đủ cho người giao nên phiếu vẫn là đã trả; phần thiếu là nợ của hãng."
      required
      minLength={3}
      maxLength={300}
      value={reason}
      onChange={(event) => onReason(event.target.value)}
    />
  );
}
