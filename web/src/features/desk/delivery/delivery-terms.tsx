import type { EndpointReply } from '@hako/contract/kit/endpoint';
import {
  type readDeliveryTermsEndpoint,
  saveDeliveryTermsEndpoint,
} from '@hako/contract/billing/redelivery';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { formatDong } from '../../../text/money.ts';
import { formatDay } from '../../../text/time.ts';
import { vi } from '../../../text/vi.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Facts, Row, Stack } from '../../../ui/frames/card.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { MoneyInput, TextInput } from '../../../ui/forms/inputs.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

type Terms = EndpointReply<typeof readDeliveryTermsEndpoint>['data']['terms'][number];

/** What another delivery costs and when silence is too long, by day; an admin sets a new line. */
export function DeliveryTerms({
  terms,
  mayEdit,
}: {
  readonly terms: readonly Terms[];
  readonly mayEdit: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const now = terms.find(({ is_now }) => is_now);
  return (
    <Stack>
      <Facts
        rows={terms.map(({ valid_from, redelivery_fee_vnd, silent_days, is_now }) => [
          `Từ ${formatDay(`${valid_from}T00:00:00+07:00`)}${is_now ? ' (đang dùng)' : ''}`,
          `phí giao lại ${formatDong(redelivery_fee_vnd)} · hỏi hãng sau ${silent_days} ngày im lặng`,
        ])}
      />
      {isOpen && now ? <TermsForm now={now} onDone={() => setOpen(false)} /> : null}
      {mayEdit && !isOpen ? (
        <Row>
          <Button onClick={() => setOpen(true)}>Đặt mức mới</Button>
        </Row>
      ) : null}
    </Stack>
  );
}

function TermsForm({ now, onDone }: { readonly now: Terms; readonly onDone: () => void }) {
  const [from, setFrom] = useState('');
  const [fee, setFee] = useState<number | undefined>(now.redelivery_fee_vnd);
  const [days, setDays] = useState(String(now.silent_days));
  const save = useTask(
    (body: Omit<Terms, 'is_now'>, idempotencyKey) =>
      call(saveDeliveryTermsEndpoint, { body }, { idempotencyKey }),
    vi.saved,
    onDone,
  );
  const submit = () =>
    save.run({ valid_from: from, redelivery_fee_vnd: fee ?? 0, silent_days: Number(days) });
  return (
    <Form onSubmit={submit} refusal={save.refusal}>
      <TextInput
        label="Áp dụng từ ngày"
        type="date"
        required
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <MoneyInput label="Phí giao lại" currency="VND" amount={fee} onAmount={setFee} />
      <TextInput
        label="Hỏi hãng sau bao nhiêu ngày không có tin"
        type="number"
        min={1}
        max={60}
        required
        value={days}
        onChange={(event) => setDays(event.target.value)}
      />
      <Button kind="main" type="submit" isBusy={save.isBusy}>
        {vi.save}
      </Button>
    </Form>
  );
}
