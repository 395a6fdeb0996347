import { claimTransferEndpoint } from '@hako/contract/wallet/claims';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form, RefusalNote } from '../../ui/forms/form.tsx';
import { MoneyInput, TextArea, TextInput } from '../../ui/forms/inputs.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import styles from './claim-form.module.css';
import { ClaimList } from './claim-list.tsx';

/** "I paid and nothing came": folded away until it is needed. */
export function ClaimForm() {
  const [amount, setAmount] = useState<number>();
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const [sent, setSent] = useState(0);
  const claim = useAction(
    (body: { amount: number; reference: string; note: string }, idempotencyKey) =>
      call(claimTransferEndpoint, { body }, { idempotencyKey }),
  );

  async function submit() {
    if (amount && (await claim.run({ amount, reference: reference.trim(), note: note.trim() })))
      setSent(sent + 1);
  }

  return (
    <details className={styles.claim}>
      <summary>Đã chuyển mà chưa thấy tiền?</summary>
      {sent > 0 ? (
        <SentNote />
      ) : (
        <Form onSubmit={submit}>
          <p>
            Thường do nội dung chuyển khoản thiếu hoặc sai. Bạn cho biết khoản đã chuyển, kế toán sẽ
            tìm giúp.
          </p>
          <RefusalNote refusal={claim.refusal} />
          <MoneyInput
            label="Số tiền đã chuyển"
            required
            currency="VND"
            amount={amount}
            onAmount={setAmount}
          />
          <TextInput
            label="Mã giao dịch của ngân hàng"
            isOptional
            maxLength={100}
            value={reference}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
          <TextArea
            label="Ghi chú"
            isOptional
            rows={2}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Button type="submit" isBusy={claim.isBusy}>
            Nhờ kế toán tìm giúp
          </Button>
        </Form>
      )}
      <ClaimList version={sent} />
    </details>
  );
}

function SentNote() {
  return (
    <Banner tone="good">
      Kế toán đã nhận được báo của bạn và sẽ đối chiếu với sao kê ngân hàng. Tìm thấy thì tiền vào
      ví và bạn được báo.
    </Banner>
  );
}
