import type { FloatAccountRow } from '@hako/contract/float/accounts';
import { openingFloatEndpoint } from '@hako/contract/float/movements';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ReasonInput } from '../../parts/desk/reason-input.tsx';
import { useTask } from '../../parts/desk/use-task.ts';
import { PhotoInput } from '../../parts/photo-inputs.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { MoneyInput } from '../../ui/forms/inputs.tsx';

interface Body {
  readonly balance_jpy: number;
  readonly cost_vnd: number;
  readonly reason: string;
  readonly proofs: string[];
}

/** What lay on an account, or was owed on a card, before it was kept here. */
export function OpeningForm({ account }: { readonly account: FloatAccountRow }) {
  const [balance, setBalance] = useState<number>();
  const [cost, setCost] = useState<number>();
  const [reason, setReason] = useState('');
  const [proofs, setProofs] = useState<readonly string[]>([]);
  const isCard = account.kind === 'card';
  const open = useTask(
    (body: Body, idempotencyKey) =>
      call(openingFloatEndpoint, { params: { id: account.id }, body }, { idempotencyKey }),
    'Đã gửi đề nghị ghi số dư ban đầu: chờ người thứ hai duyệt',
    () => {
      setBalance(undefined);
      setCost(undefined);
      setReason('');
      setProofs([]);
    },
  );
  const submit = async () =>
    balance
      ? open.run({
          balance_jpy: isCard ? -balance : balance,
          cost_vnd: isCard ? 0 : (cost ?? 0),
          ...{ reason: reason.trim(), proofs: [...proofs] },
        })
      : undefined;
  return (
    <Form onSubmit={submit} refusal={open.refusal}>
      <MoneyInput
        label={isCard ? 'Thẻ đang nợ' : 'Đang có'}
        hint="Trước giao dịch đầu tiên được ghi ở đây"
        currency="JPY"
        required
        amount={balance}
        onAmount={setBalance}
      />
      {isCard ? null : (
        <MoneyInput
          label="Số đồng đã bỏ ra để có số yên này"
          hint="Dùng để tính giá vốn của yên"
          currency="VND"
          required
          amount={cost}
          onAmount={setCost}
        />
      )}
      <ReasonInput reason={reason} onReason={setReason} hint="Người duyệt đọc được" />
      <PhotoInput photos={proofs} onPhotos={setProofs} />
      <Button type="submit" isBusy={open.isBusy} disabled={!balance}>
        Đề nghị ghi số dư ban đầu
      </Button>
    </Form>
  );
}
