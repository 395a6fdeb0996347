import { type CheckedAccount, checkBookDayEndpoint } from '@hako/contract/books/closing';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useTask } from '../../parts/desk/use-task.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { MoneyInput, Select, TextInput } from '../../ui/forms/inputs.tsx';
import { formatAmount } from './amount.ts';

const ACCOUNTS: readonly { readonly value: CheckedAccount; readonly label: string }[] = [
  { value: 'company:bank', label: 'Ngân hàng (sao kê)' },
  { value: 'company:cash-on-delivery', label: 'Hãng giao hàng còn giữ tiền COD' },
  { value: 'company:marketplace-float', label: 'Tiền yên ở Nhật' },
];
const accountOf = (value: string): CheckedAccount =>
  ACCOUNTS.find((one) => one.value === value)?.value ?? 'company:bank';

/** What a statement says at the end of a day; `lastDay` is the last one that is over. */
export function CheckDayForm({ lastDay }: { readonly lastDay: string }) {
  const [account, setAccount] = useState<CheckedAccount>('company:bank');
  const [day, setDay] = useState(lastDay);
  const [stated, setStated] = useState<number>();
  const [note, setNote] = useState('');
  const currency = account === 'company:marketplace-float' ? 'JPY' : 'VND';
  const check = useTask(
    (amount: number, idempotencyKey) =>
      call(
        checkBookDayEndpoint,
        { params: { day }, body: { account, stated: amount, note: note.trim() } },
        { idempotencyKey },
      ),
    ({ difference }) =>
      difference === 0
        ? 'Khớp với sổ. Đã ghi.'
        : `Đã ghi, lệch ${formatAmount(difference, currency)} so với sổ.`,
    () => {
      setStated(undefined);
      setNote('');
    },
  );
  return (
    <Form
      onSubmit={async () => (stated === undefined ? undefined : check.run(stated))}
      refusal={check.refusal}
    >
      <Select
        label="Nơi giữ tiền"
        value={account}
        options={ACCOUNTS}
        onChange={(event) => setAccount(accountOf(event.currentTarget.value))}
      />
      <TextInput
        label="Cuối ngày"
        type="date"
        required
        max={lastDay}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <MoneyInput
        label="Số dư theo sao kê"
        currency={currency}
        required
        amount={stated}
        onAmount={setStated}
      />
      <TextInput
        label="Lý do nếu lệch"
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button type="submit" isBusy={check.isBusy} disabled={stated === undefined}>
        So với sổ
      </Button>
    </Form>
  );
}
