import type { DeskBill } from '@hako/contract/billing/desk-slips';
import { recordLookUpEndpoint } from '@hako/contract/billing/redelivery';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form, RefusalNote } from '../../../ui/forms/form.tsx';
import { Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { BillFacts } from './bill-forms.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

const SAID = [
  { value: 'on-its-way', label: 'Vẫn đang trên đường' },
  { value: 'delivered', label: 'Đã giao cho khách' },
  { value: 'undelivered', label: 'Không giao được, thất lạc hoặc đang trả về' },
] as const;
type Said = (typeof SAID)[number]['value'];

/** Nothing was heard of a parcel for days: a person asks its carrier and writes down what it said. */
export function SilentForm({
  bill,
  onDone,
}: {
  readonly bill: DeskBill;
  readonly onDone: () => void;
}) {
  const [said, setSaid] = useState<Said>('on-its-way');
  const [note, setNote] = useState('');
  const record = useTask(
    (body: { said: Said; note?: string }, idempotencyKey) =>
      call(recordLookUpEndpoint, { params: { code: bill.code }, body }, { idempotencyKey }),
    'Đã ghi điều hãng trả lời',
    onDone,
  );
  const submit = () => record.run({ said, ...(note.trim() ? { note: note.trim() } : {}) });
  return (
    <Form onSubmit={submit}>
      <Banner tone="estimate">
        {`${bill.delivery?.carrier_name ?? 'Hãng vận chuyển'} im lặng quá lâu. Gọi hãng hoặc tra trên trang của hãng theo mã ${bill.delivery?.tracking ?? ''}, rồi ghi câu trả lời.`}
      </Banner>
      <RefusalNote refusal={record.refusal} />
      <BillFacts bill={bill} />
      <Select
        label="Hãng trả lời"
        value={said}
        options={[...SAID]}
        data-first="true"
        onChange={(event) => setSaid(event.target.value as Said)}
      />
      <TextInput
        label="Ghi chú"
        isOptional
        hint="Ai trả lời, hẹn khi nào"
        value={note}
        maxLength={300}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button kind="main" type="submit" isBusy={record.isBusy}>
        Ghi lại
      </Button>
    </Form>
  );
}
