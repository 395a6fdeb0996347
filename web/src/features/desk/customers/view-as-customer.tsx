import { startViewingEndpoint, VIEWING_MINUTES } from '@hako/contract/desk/viewing';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Card } from '../../../ui/frames/card.tsx';

/** Opens the pages as this customer sees them: for some minutes, with a reason, only reading. */
export function ViewAsCustomer({ customerId }: { readonly customerId: string }) {
  const [reason, setReason] = useState('');
  const start = useAction((given: string, idempotencyKey) =>
    call(
      startViewingEndpoint,
      { params: { id: customerId }, body: { reason: given } },
      { idempotencyKey },
    ),
  );
  const submit = async () => {
    // The whole page is read anew: from here on the browser shows what is the customer's.
    if (await start.run(reason.trim())) window.location.assign('/account/dashboard');
  };
  return (
    <Card title="Xem như khách" level={3}>
      <Form onSubmit={submit} refusal={start.refusal}>
        <p>
          Mở các trang đúng như khách thấy, tối đa {VIEWING_MINUTES} phút, chỉ xem. Nhật ký ghi lại
          ai xem và vì sao.
        </p>
        <TextInput
          label="Vì sao cần xem"
          required
          minLength={3}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" isBusy={start.isBusy} disabled={reason.trim().length < 3}>
          Xem như khách
        </Button>
      </Form>
    </Card>
  );
}
