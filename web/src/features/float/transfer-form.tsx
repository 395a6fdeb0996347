import type { FloatAccountRow } from '@hako/contract/float/accounts';
import { transferFloatEndpoint } from '@hako/contract/float/movements';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ReasonInput } from '../../parts/desk/reason-input.tsx';
import { useTask } from '../../parts/desk/use-task.ts';
import { PhotoInput } from '../../parts/photo-inputs.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { MoneyInput, Select } from '../../ui/forms/inputs.tsx';
import { optionsOf } from './float-words.ts';

interface Body {
  readonly to: string;
  readonly amount_jpy: number;
  readonly fee_jpy: number;
  readonly reason: string;
  readonly proofs: string[];
}

/** Yen from this account to another of ours: a second person agrees before they are booked. */
export function TransferForm({
  account,
  accounts,
}: {
  readonly account: FloatAccountRow;
  readonly accounts: readonly FloatAccountRow[];
}) {
  const others = optionsOf(accounts.filter(({ id }) => id !== account.id));
  const [chosen, setChosen] = useState('');
  const [amount, setAmount] = useState<number>();
  const [fee, setFee] = useState<number | undefined>(0);
  const [reason, setReason] = useState('');
  const [proofs, setProofs] = useState<readonly string[]>([]);
  const transfer = useTask(
    (body: Body, idempotencyKey) =>
      call(transferFloatEndpoint, { params: { id: account.id }, body }, { idempotencyKey }),
    'Đã gửi đề nghị chuyển: chờ người thứ hai duyệt',
    () => {
      setAmount(undefined);
      setReason('');
      setProofs([]);
    },
  );
  const to = chosen || others[0]?.value;
  const submit = async () =>
    to && amount
      ? transfer.run({
          ...{ to, amount_jpy: amount, fee_jpy: fee ?? 0 },
          ...{ reason: reason.trim(), proofs: [...proofs] },
        })
      : undefined;
  if (others.length === 0) return <p>Chưa có tài khoản nào khác đang mở để chuyển sang.</p>;
  return (
    <Form onSubmit={submit} refusal={transfer.refusal}>
      <Select
        label="Sang tài khoản"
        value={to}
        options={others}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <MoneyInput label="Số yên" currency="JPY" required amount={amount} onAmount={setAmount} />
      <MoneyInput label="Phí chuyển" currency="JPY" amount={fee} onAmount={setFee} />
      <ReasonInput reason={reason} onReason={setReason} hint="Người duyệt đọc được" />
      <PhotoInput photos={proofs} onPhotos={setProofs} />
      <Button type="submit" isBusy={transfer.isBusy} disabled={!amount}>
        Đề nghị chuyển
      </Button>
    </Form>
  );
}
