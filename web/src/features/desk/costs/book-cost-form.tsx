import { type BookedCosts, bookCostEndpoint } from '@hako/contract/logistics/booked-costs';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { PhotoInput } from '../../../parts/photo-inputs.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { MoneyInput, Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { type CostKind, KIND_WORDS } from './cost-words.ts';

const CURRENCIES = [
  { value: 'VND', label: 'đồng' },
  { value: 'JPY', label: 'yên' },
] as const;

type Subject = Pick<BookedCosts, 'type' | 'code' | 'may_book'>;
interface Props {
  readonly subject: Subject;
  readonly onBooked: () => void;
}

/** What is being typed, and its way to the books. */
function useBooking({ subject: { type, code, may_book: kinds }, onBooked }: Props) {
  const [kind, setKind] = useState<CostKind>(kinds[0] ?? 'freight');
  const [currency, setCurrency] = useState<'JPY' | 'VND'>(
    kinds[0] === 'domestic-shipping' ? 'JPY' : 'VND',
  );
  const [amount, setAmount] = useState<number | undefined>();
  const [reason, setReason] = useState('');
  const [proofs, setProofs] = useState<readonly string[]>([]);
  const task = useTask(
    (paid: number, idempotencyKey) =>
      call(
        bookCostEndpoint,
        {
          params: { type, code },
          body: { kind, amount: paid, currency, reason: reason.trim(), proofs: [...proofs] },
        },
        { idempotencyKey },
      ),
    'Đã ghi chi phí thật',
    () => {
      setAmount(undefined);
      setReason('');
      setProofs([]);
      onBooked();
    },
  );
  /** Sellers take yen; carriers and customs mostly đồng. */
  function chooseKind(wanted: string) {
    const chosen = kinds.find((one) => one === wanted) ?? kind;
    setKind(chosen);
    setCurrency(chosen === 'domestic-shipping' ? 'JPY' : 'VND');
  }
  return {
    ...{ kinds, kind, chooseKind, currency, setCurrency, amount, setAmount },
    ...{ reason, setReason, proofs, setProofs, task },
  };
}

/** Books one cost from its paper. A mistake is mended by booking it again. */
export function BookCostForm(props: Props) {
  const { task, ...typed } = useBooking(props);
  const { amount, reason } = typed;
  return (
    <Form
      onSubmit={async () => (amount === undefined ? undefined : task.run(amount))}
      refusal={task.refusal}
    >
      <Select
        label="Khoản"
        value={typed.kind}
        options={typed.kinds.map((value) => ({ value, label: KIND_WORDS[value] }))}
        onChange={(event) => typed.chooseKind(event.target.value)}
      />
      <Select
        label="Loại tiền"
        value={typed.currency}
        options={[...CURRENCIES]}
        onChange={(event) => typed.setCurrency(event.target.value === 'JPY' ? 'JPY' : 'VND')}
      />
      <MoneyInput
        label="Số tiền thật"
        currency={typed.currency}
        amount={amount}
        onAmount={typed.setAmount}
      />
      <TextInput
        label="Theo chứng từ nào, hoặc vì sao sửa"
        required
        maxLength={300}
        value={reason}
        onChange={(event) => typed.setReason(event.target.value)}
      />
      <p>Cần ảnh chụp chứng từ.</p>
      <PhotoInput photos={typed.proofs} onPhotos={typed.setProofs} />
      <Button
        kind="main"
        type="submit"
        isBusy={task.isBusy}
        disabled={amount === undefined || reason.trim().length < 3 || typed.proofs.length === 0}
      >
        Ghi chi phí
      </Button>
    </Form>
  );
}
