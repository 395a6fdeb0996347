import { creditByHandEndpoint, debitByHandEndpoint } from '@hako/contract/wallet/desk';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ReasonInput } from '../../parts/desk/reason-input.tsx';
import { useTask } from '../../parts/desk/use-task.ts';
import { PhotoInput } from '../../parts/photo-inputs.tsx';
import { formatDong } from '../../text/money.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { MoneyInput, Select, TextInput } from '../../ui/forms/inputs.tsx';

type Way = 'credit' | 'debit';
const WAYS = {
  credit: { endpoint: creditByHandEndpoint, verb: 'Cộng', into: 'vào ví khách' },
  debit: { endpoint: debitByHandEndpoint, verb: 'Trừ', into: 'trong ví khách' },
} as const;

/** Money into or out of a customer's wallet that no transfer moved; a second person sees what is large, and every debit. */
export function AdjustmentForm() {
  const [way, setWay] = useState<Way>('credit');
  const [phone, setPhone] = useState('');
  const [amount, setAmount] = useState<number>();
  const [reason, setReason] = useState('');
  const [proofs, setProofs] = useState<readonly string[]>([]);
  const { endpoint, verb, into } = WAYS[way];
  const adjust = useTask(
    (body: { phone: string; amount: number; reason: string; proofs: string[] }, idempotencyKey) =>
      call(endpoint, { body }, { idempotencyKey }),
    ({ data }) =>
      data.is_done
        ? `Đã ghi. Ví khách hiện có ${formatDong(data.available_vnd)}`
        : 'Đã gửi đề nghị: chờ người thứ hai duyệt',
    () => {
      setPhone('');
      setAmount(undefined);
      setReason('');
      setProofs([]);
    },
  );
  const submit = async () =>
    amount
      ? adjust.run({ phone: phone.trim(), amount, reason: reason.trim(), proofs: [...proofs] })
      : undefined;
  return (
    <Form onSubmit={submit} refusal={adjust.refusal}>
      <WaySelect way={way} onWay={setWay} />
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
      <ReasonInput
        reason={reason}
        onReason={setReason}
        hint="Khách đọc được câu này trong sao kê ví"
      />
      <PhotoInput photos={proofs} onPhotos={setProofs} />
      <Button type="submit" isBusy={adjust.isBusy} disabled={!amount}>
        {amount ? `${verb} ${formatDong(amount)} ${into}` : `${verb} tiền ${into}`}
      </Button>
    </Form>
  );
}

function WaySelect({ way, onWay }: { readonly way: Way; readonly onWay: (way: Way) => void }) {
  return (
    <Select
      label="Việc"
      hint={
        way === 'debit'
          ? 'Trừ tiền luôn cần người thứ hai duyệt'
          : 'Khoản lớn, hoặc nhiều khoản trong ngày, cần người thứ hai duyệt'
      }
      value={way}
      onChange={(event) => onWay(event.currentTarget.value === 'debit' ? 'debit' : 'credit')}
      options={[
        { value: 'credit', label: 'Cộng tiền vào ví' },
        { value: 'debit', label: 'Trừ tiền trong ví' },
      ]}
    />
  );
}
