import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { declareShipmentEndpoint, type ShipmentSheet } from '@hako/contract/logistics/gate';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { dayOf } from '../../../text/time.ts';
import { useNow } from '../../../ui/figures/now.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Row } from '../../../ui/frames/card.tsx';

type Known = NonNullable<ShipmentSheet['gate']>['declaration'];
interface Props {
  readonly code: string;
  readonly known: Known;
}

/** Number and day of the declaration; a known one is folded away and changed with a reason. */
export function DeclareForm(props: Props) {
  return props.known ? (
    <details>
      <summary>Sửa tờ khai</summary>
      <Fields {...props} />
    </details>
  ) : (
    <Fields {...props} />
  );
}

function Fields({ code, known }: Props) {
  const now = useNow();
  const [number, setNumber] = useState(known?.number ?? '');
  const [day, setDay] = useState(known?.day ?? '');
  const [reason, setReason] = useState('');
  const task = useTask(
    (body: EndpointInput<typeof declareShipmentEndpoint>['body'], idempotencyKey) =>
      call(declareShipmentEndpoint, { params: { code }, body }, { idempotencyKey }),
    'Đã ghi tờ khai',
  );
  const submit = () =>
    task.run({
      number: number.trim().toUpperCase(),
      day,
      ...(known ? { reason: reason.trim() } : {}),
    });
  return (
    <Form onSubmit={submit} refusal={task.refusal}>
      <Row isBottom gap={2}>
        <TextInput
          label="Số tờ khai"
          value={number}
          required
          minLength={5}
          maxLength={30}
          autoComplete="off"
          onChange={(event) => setNumber(event.target.value)}
        />
        <TextInput
          label="Ngày tờ khai"
          type="date"
          value={day}
          max={dayOf(now)}
          required
          onChange={(event) => setDay(event.target.value)}
        />
        {known ? (
          <TextInput
            label="Vì sao sửa"
            value={reason}
            required
            minLength={3}
            maxLength={300}
            onChange={(event) => setReason(event.target.value)}
          />
        ) : null}
        <Button kind={known ? 'plain' : 'main'} type="submit" isBusy={task.isBusy}>
          {known ? 'Lưu tờ khai đã sửa' : 'Ghi tờ khai'}
        </Button>
      </Row>
    </Form>
  );
}
