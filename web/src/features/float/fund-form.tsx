import { fundFloatEndpoint } from '@hako/contract/float/movements';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ReasonInput } from '../../parts/desk/reason-input.tsx';
import { useTask } from '../../parts/desk/use-task.ts';
import { PhotoInput } from '../../parts/photo-inputs.tsx';
import { formatRate } from '../../text/money.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { MoneyInput } from '../../ui/forms/inputs.tsx';

interface Body {
  readonly amount_jpy: number;
  readonly amount_vnd: number;
  readonly fee_vnd: number;
  readonly reason: string;
  readonly proofs: string[];
}

/** Yen that were bought with đồng: a second person agrees before they are booked. */
export function FundForm({ id }: { readonly id: string }) {
  const [yen, setYen] = useState<number>();
  const [dong, setDong] = useState<number>();
  const [fee, setFee] = useState<number | undefined>(0);
  const [reason, setReason] = useState('');
  const [proofs, setProofs] = useState<readonly string[]>([]);
  const fund = useTask(
    (body: Body, idempotencyKey) =>
      call(fundFloatEndpoint, { params: { id }, body }, { idempotencyKey }),
    'Đã gửi đề nghị nạp yên: chờ người thứ hai duyệt',
    () => {
      setYen(undefined);
      setDong(undefined);
      setReason('');
      setProofs([]);
    },
  );
  const cost = dong === undefined ? undefined : dong + (fee ?? 0);
  const submit = async () =>
    yen && dong
      ? fund.run({
          amount_jpy: yen,
          amount_vnd: dong,
          fee_vnd: fee ?? 0,
          ...{ reason: reason.trim(), proofs: [...proofs] },
        })
      : undefined;
  return (
    <Form onSubmit={submit} refusal={fund.refusal}>
      <MoneyInput label="Số yên nhận được" currency="JPY" required amount={yen} onAmount={setYen} />
      <MoneyInput label="Số đồng đã trả" currency="VND" required amount={dong} onAmount={setDong} />
      <MoneyInput label="Phí ngân hàng" currency="VND" amount={fee} onAmount={setFee} />
      {yen && cost ? <p>{`${formatRate(cost / yen)}, gồm phí`}</p> : null}
      <ReasonInput reason={reason} onReason={setReason} hint="Người duyệt đọc được" />
      <PhotoInput photos={proofs} onPhotos={setProofs} />
      <Button type="submit" isBusy={fund.isBusy} disabled={!yen || !dong}>
        Đề nghị nạp yên
      </Button>
    </Form>
  );
}
