import { undoHoldEndpoint } from '@hako/contract/logistics/gate';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Row } from '../../../ui/frames/card.tsx';

interface Props {
  readonly code: string;
  /** Chosen ones that are held. */
  readonly parcels: readonly string[];
  readonly onDone: () => void;
}

/** A hold was written on the wrong parcels: they wait again, and their customers are told. */
export function UndoHoldForm({ code, parcels, onDone }: Props) {
  const [reason, setReason] = useState('');
  const task = useTask(
    (body: { parcels: string[]; reason: string }, idempotencyKey) =>
      call(undoHoldEndpoint, { params: { code }, body }, { idempotencyKey }),
    'Đã bỏ ghi giữ và báo khách',
    () => {
      setReason('');
      onDone();
    },
  );
  return (
    <details>
      <summary>Ghi nhầm kiện bị giữ</summary>
      <Form
        onSubmit={() => task.run({ parcels: [...parcels], reason: reason.trim() })}
        refusal={task.refusal}
      >
        <Row isBottom gap={2}>
          <TextInput
            label="Vì sao bỏ"
            value={reason}
            required
            minLength={3}
            maxLength={300}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button type="submit" isBusy={task.isBusy} disabled={parcels.length === 0}>
            {parcels.length === 0 ? 'Chọn kiện ghi nhầm' : `Bỏ ghi giữ ${parcels.length} kiện`}
          </Button>
        </Row>
      </Form>
    </details>
  );
}
