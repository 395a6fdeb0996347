import { takeOverPurchaseEndpoint } from '@hako/contract/desk/orders';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

interface Props {
  readonly code: string;
  readonly takenBy: string;
  /** Set when it was mine until that colleague took it over. */
  readonly takenFromMe: { readonly by_name: string; readonly reason: string } | null;
}

/** A purchase in somebody else's hands: leave it to them, or take it over and say why. */
export function TakeOver({ code, takenBy, takenFromMe }: Props) {
  const [reason, setReason] = useState('');
  const take = useTask(
    (text: string, idempotencyKey) =>
      call(
        takeOverPurchaseEndpoint,
        { params: { code }, body: { reason: text } },
        { idempotencyKey },
      ),
    'Đã nhận lại đơn này',
  );
  const submit = async () => {
    if (reason.trim() !== '') await take.run(reason.trim());
  };
  return (
    <Form onSubmit={submit} refusal={take.refusal}>
      <Banner tone="estimate">
        {takenFromMe
          ? `${takenFromMe.by_name} đã nhận lại đơn này từ bạn: ${takenFromMe.reason}`
          : `${takenBy} đang mua đơn này.`}
      </Banner>
      <p>Chỉ nhận lại khi chắc rằng người ấy chưa mua: xem lịch sử mua của tài khoản trước.</p>
      <TextInput
        label="Vì sao nhận lại"
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" isBusy={take.isBusy} disabled={reason.trim() === ''}>
        Nhận lại
      </Button>
    </Form>
  );
}
