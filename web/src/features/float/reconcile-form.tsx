import { reconcileFloatEndpoint } from '@hako/contract/float/statements';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useTask } from '../../parts/desk/use-task.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Checkbox, MoneyInput, TextInput } from '../../ui/forms/inputs.tsx';

/** Until this day the account is what its statement says; `lastDay` is the last one that is over. */
export function ReconcileForm({
  id,
  isCard,
  lastDay,
}: {
  readonly id: string;
  readonly isCard: boolean;
  readonly lastDay: string;
}) {
  const [until, setUntil] = useState(lastDay);
  const [stated, setStated] = useState<number>();
  const [isOwed, setOwed] = useState(isCard);
  const done = useTask(
    (body: { until: string; stated_jpy: number }, idempotencyKey) =>
      call(reconcileFloatEndpoint, { params: { id }, body }, { idempotencyKey }),
    'Đã đối chiếu. Các khoản đến ngày này không đổi được nữa.',
    () => setStated(undefined),
  );
  const submit = async () =>
    stated === undefined
      ? undefined
      : done.run({ until, stated_jpy: isOwed && stated !== 0 ? -stated : stated });
  return (
    <Form onSubmit={submit} refusal={done.refusal}>
      <TextInput
        label="Đối chiếu đến hết ngày"
        type="date"
        required
        max={lastDay}
        value={until}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <MoneyInput
        label="Số dư theo sao kê"
        currency="JPY"
        required
        amount={stated}
        onAmount={setStated}
      />
      <Checkbox
        label="Số này là tiền đang nợ"
        checked={isOwed}
        onChange={(event) => setOwed(event.currentTarget.checked)}
      />
      <Button type="submit" isBusy={done.isBusy} disabled={stated === undefined}>
        Đối chiếu
      </Button>
    </Form>
  );
}
