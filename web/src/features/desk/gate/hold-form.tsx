import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { HOLD_CAUSES, type HoldCause, holdParcelsEndpoint } from '@hako/contract/logistics/gate';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { Row } from '../../../ui/frames/card.tsx';

interface Props {
  readonly code: string;
  readonly parcels: readonly string[];
  readonly onDone: () => void;
}

const CAUSES = Object.entries(HOLD_CAUSES) as [HoldCause, string][];

/** Customs keep the chosen parcels: the cause is told to their customers, the note is ours. */
export function HoldForm({ code, parcels, onDone }: Props) {
  const [cause, setCause] = useState<HoldCause>('inspection');
  const [reason, setReason] = useState('');
  const task = useTask(
    (body: EndpointInput<typeof holdParcelsEndpoint>['body'], idempotencyKey) =>
      call(holdParcelsEndpoint, { params: { code }, body }, { idempotencyKey }),
    (_, { parcels: held }) => `Đã ghi ${held.length} kiện bị giữ và báo khách`,
    () => {
      setReason('');
      onDone();
    },
  );
  const submit = () => task.run({ parcels: [...parcels], cause, reason: reason.trim() });
  return (
    <Form onSubmit={submit} refusal={task.refusal}>
      <Row isBottom gap={2}>
        <Select
          label="Hải quan giữ vì (khách đọc được)"
          value={cause}
          options={CAUSES.map(([value, label]) => ({ value, label }))}
          onChange={(event) =>
            setCause(CAUSES.find(([one]) => one === event.target.value)?.[0] ?? cause)
          }
        />
        <TextInput
          label="Ghi chú nội bộ"
          value={reason}
          required
          minLength={3}
          maxLength={300}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" isBusy={task.isBusy} disabled={parcels.length === 0}>
          {parcels.length === 0 ? 'Chọn kiện bị giữ' : `Ghi ${parcels.length} kiện bị giữ`}
        </Button>
      </Row>
    </Form>
  );
}
