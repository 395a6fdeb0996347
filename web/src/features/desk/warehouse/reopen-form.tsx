import { reopenBillEndpoint } from '@hako/contract/billing/redelivery';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

/** A parcel that was said to be delivered came back after all; without a code somebody types or scans it. */
export function ReopenForm({
  code: known,
  onDone,
}: {
  readonly code?: string;
  readonly onDone?: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const code = known ?? typed.trim().toUpperCase();
  const reopen = useTask(
    (why: string, idempotencyKey) =>
      call(reopenBillEndpoint, { params: { code }, body: { reason: why } }, { idempotencyKey }),
    `Phiếu ${code} đang chờ khách chọn cách nhận lại`,
    () => {
      setTyped('');
      setReason('');
      onDone?.();
    },
  );
  const submit = () => reopen.run(reason.trim());
  return (
    <Form onSubmit={submit} refusal={reopen.refusal}>
      {known ? null : (
        <TextInput
          label="Mã phiếu trên kiện"
          required
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <TextInput
        label="Vì sao biết kiện đã trở về"
        hint="Ghi vào nhật ký. Khách được báo là chưa giao được và chọn cách nhận lại."
        required
        minLength={3}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" isBusy={reopen.isBusy}>
        Kiện đã trở về
      </Button>
    </Form>
  );
}
