import { creditByHandEndpoint } from '@hako/contract/wallet/desk';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { formatDong } from '../../text/money.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { MoneyInput, TextInput } from '../../ui/forms/inputs.tsx';
import { useTask } from '../../parts/desk/use-task.ts';

/** Money into a customer's wallet that no transfer brought, within what one person may give. */
export function CreditForm() {
  const [phone, setPhone] = useState('');
  const [amount, setAmount] = useState<number>();
  const [reason, setReason] = useState('');
  const credit = useTask(
    (body: { phone: string; amount: number; reason: string }, idempotencyKey) =>
      call(creditByHandEndpoint, { body }, { idempotencyKey }),
    ({ data }) => `Đã ghi. Ví khách hiện có ${formatDong(data.available_vnd)}`,
    () => {
      setPhone('');
      setAmount(undefined);
      setReason('');
    },
  );
  const submit = async () =>
    amount ? credit.run({ phone: phone.trim(), amount, reason: reason.trim() }) : undefined;
  return (
    <Form onSubmit={submit} refusal={credit.refusal}>
      <TextInput
        label="Số điện thoại đã xác minh của khách"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        required
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <MoneyInput label="Số tiền" currency="VND" required amount={amount} onAmount={setAmount} />
      <TextInput
        label="Lý do"
        hint="Khách đọc được câu này trong sao kê ví"
        required
        minLength={3}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button type="submit" isBusy={credit.isBusy} disabled={!amount}>
        {amount ? `Ghi ${formatDong(amount)} vào ví khách` : 'Ghi vào ví khách'}
      </Button>
    </Form>
  );
}
