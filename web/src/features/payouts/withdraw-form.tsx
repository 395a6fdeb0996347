import { type BankCard, requestWithdrawalEndpoint } from '@hako/contract/payouts/payouts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDong } from '../../text/money.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Row } from '../../ui/frames/card.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { MoneyInput, Select, TextArea } from '../../ui/forms/inputs.tsx';
import { toast } from '../../ui/frames/toast.tsx';

interface Wish {
  readonly amount: number;
  readonly card_id: string;
  readonly note: string;
}

/** Asks for money of the wallet on a bank account; what is asked is held until it is paid. */
export function WithdrawForm({
  cards,
  availableVnd,
  minimumVnd,
}: {
  readonly cards: readonly BankCard[];
  readonly availableVnd: number;
  readonly minimumVnd: number;
}) {
  const { revalidate } = useRevalidator();
  const [amount, setAmount] = useState<number>();
  const [cardId, setCardId] = useState(cards[0]?.id ?? '');
  const [note, setNote] = useState('');
  const request = useAction((body: Wish, idempotencyKey) =>
    call(requestWithdrawalEndpoint, { body }, { idempotencyKey }),
  );
  const chosen = cards.some(({ id }) => id === cardId) ? cardId : (cards[0]?.id ?? '');

  async function submit() {
    if (!amount) return;
    const asked = await request.run({ amount, card_id: chosen, note: note.trim() });
    if (!asked) return;
    toast(asked.message, 'good');
    setAmount(undefined);
    setNote('');
    await revalidate();
  }

  return (
    <Card title="Rút tiền">
      <Form onSubmit={submit} refusal={request.refusal}>
        <AmountFields {...{ availableVnd, minimumVnd, amount }} onAmount={setAmount} />
        <Select
          label="Về tài khoản"
          value={chosen}
          onChange={(event) => setCardId(event.currentTarget.value)}
          options={cards.map((card) => ({
            value: card.id,
            label: `${card.bank.short_name} ${card.card_no} – ${card.card_name}`,
          }))}
        />
        <TextArea
          label="Ghi chú"
          isOptional
          rows={2}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button type="submit" kind="main" isWide isBusy={request.isBusy} disabled={!amount}>
          Gửi yêu cầu rút tiền
        </Button>
      </Form>
    </Card>
  );
}

function AmountFields({
  availableVnd,
  minimumVnd,
  amount,
  onAmount,
}: {
  readonly availableVnd: number;
  readonly minimumVnd: number;
  readonly amount: number | undefined;
  readonly onAmount: (amount: number | undefined) => void;
}) {
  return (
    <>
      <MoneyInput
        label="Số tiền"
        required
        currency="VND"
        amount={amount}
        onAmount={onAmount}
        hint={`Có thể rút ${formatDong(availableVnd)}; tối thiểu ${formatDong(minimumVnd)}, hoặc rút hết. Không mất phí.`}
      />
      <Row>
        <Button isSmall disabled={availableVnd === 0} onClick={() => onAmount(availableVnd)}>
          Rút hết
        </Button>
      </Row>
    </>
  );
}
