import type { FloatAccountRow } from '@hako/contract/float/accounts';
import {
  correctSpentEndpoint,
  moveSpentEndpoint,
  refundSpentEndpoint,
} from '@hako/contract/float/movements';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ReasonInput } from '../../parts/desk/reason-input.tsx';
import { useTask } from '../../parts/desk/use-task.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { MoneyInput, Select } from '../../ui/forms/inputs.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { doneOrAsked, optionsOf } from './float-words.ts';

interface Props {
  readonly code: string;
  readonly accounts: readonly FloatAccountRow[];
  readonly keepsBooks: boolean;
}
type Way = 'move' | 'correct' | 'refund';
const WAYS: Readonly<Record<Way, string>> = {
  move: 'Tài khoản khác đã trả đơn này',
  correct: 'Sàn thu số tiền khác',
  refund: 'Người bán trả lại tiền',
};
const AMOUNTS = { correct: 'Sàn đã thu tất cả', refund: 'Số yên được trả lại' } as const;

/** What is changed about the yen of one order. */
export function SpentActs({ code, accounts, keepsBooks }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isSmall kind="quiet" onClick={() => setOpen(true)}>
        Sửa
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={`Khoản trả của đơn ${code}`}>
        <SpentForm {...{ code, accounts, keepsBooks }} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function SpentForm({ code, accounts, keepsBooks, onDone }: Props & { onDone: () => void }) {
  const [way, setWay] = useState<Way>('move');
  const [to, setTo] = useState('');
  const [amount, setAmount] = useState<number>();
  const [reason, setReason] = useState('');
  const act = useSpentAct(code, onDone);
  const options = optionsOf(accounts);
  const ways = (Object.keys(WAYS) as Way[]).filter((one) => keepsBooks || one === 'move');
  const chosen = to || options[0]?.value || '';
  return (
    <Form
      onSubmit={() => act.run({ way, to: chosen, amount: amount ?? 0, reason })}
      refusal={act.refusal}
    >
      <Select
        label="Việc"
        value={way}
        options={ways.map((value) => ({ value, label: WAYS[value] }))}
        onChange={(event) => setWay(ways.find((one) => one === event.currentTarget.value) ?? way)}
      />
      {way === 'move' ? (
        <Select
          label="Tài khoản đã trả"
          value={chosen}
          options={options}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      ) : (
        <MoneyInput
          label={AMOUNTS[way]}
          currency="JPY"
          required
          amount={amount}
          onAmount={setAmount}
        />
      )}
      <ReasonInput reason={reason} onReason={setReason} />
      <Button
        type="submit"
        kind="main"
        isBusy={act.isBusy}
        disabled={way === 'move' ? chosen === '' : !amount}
      >
        Ghi
      </Button>
    </Form>
  );
}

interface Act {
  readonly way: Way;
  readonly to: string;
  readonly amount: number;
  readonly reason: string;
}

function useSpentAct(code: string, onDone: () => void) {
  const params = { code };
  return useTask(
    async ({ way, to, amount, reason: typed }: Act, idempotencyKey) => {
      const reason = typed.trim();
      const options = { idempotencyKey };
      if (way === 'correct')
        return call(
          correctSpentEndpoint,
          { params, body: { charged_jpy: amount, reason } },
          options,
        );
      if (way === 'refund')
        return call(refundSpentEndpoint, { params, body: { refund_jpy: amount, reason } }, options);
      const moved = await call(moveSpentEndpoint, { params, body: { to, reason } }, options);
      return { ...moved, is_done: true };
    },
    doneOrAsked('Đã ghi'),
    onDone,
  );
}
