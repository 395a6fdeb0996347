import { type Guarantee, proposeForecastTermsEndpoint } from '@hako/contract/billing/guarantee';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { ReasonInput } from '../../../parts/desk/reason-input.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';
import { formatMoment } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Checkbox, TextInput } from '../../../ui/forms/inputs.tsx';
import { Facts, Row, Stack } from '../../../ui/frames/card.tsx';

type Terms = Guarantee['terms'][number];

/** What holds for orders since when; an admin proposes other terms, and a second person decides. */
export function GuaranteeTerms({
  terms,
  mayPropose,
}: {
  readonly terms: readonly Terms[];
  readonly mayPropose: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const [now] = terms;
  return (
    <Stack>
      <Facts
        rows={terms.map((one, index) => [
          `Từ ${formatMoment(one.valid_from)}${index === 0 ? ' (đang dùng)' : ''}`,
          `${one.is_guaranteed ? 'Lần 2 không vượt mức cao nhất đã báo' : 'Không cam kết'} · giải thích khi lệch quá ${one.explain_over_percent} % · ${one.reason}`,
        ])}
      />
      {isOpen && now ? <TermsForm now={now} onDone={() => setOpen(false)} /> : null}
      {mayPropose && !isOpen ? (
        <Row>
          <Button onClick={() => setOpen(true)}>Đề nghị mức mới</Button>
        </Row>
      ) : null}
    </Stack>
  );
}

function TermsForm({ now, onDone }: { readonly now: Terms; readonly onDone: () => void }) {
  const [isGuaranteed, setGuaranteed] = useState(now.is_guaranteed);
  const [percent, setPercent] = useState(String(now.explain_over_percent));
  const [reason, setReason] = useState('');
  const propose = useTask(
    (body: Omit<Terms, 'valid_from'>, idempotencyKey) =>
      call(proposeForecastTermsEndpoint, { body }, { idempotencyKey }),
    'Đã gửi, chờ người thứ hai duyệt',
    onDone,
  );
  const submit = () =>
    propose.run({
      is_guaranteed: isGuaranteed,
      explain_over_percent: Number(percent),
      reason: reason.trim(),
    });
  return (
    <Form onSubmit={submit} refusal={propose.refusal}>
      <Checkbox
        label="Cam kết lần 2 không vượt mức cao nhất đã báo"
        checked={isGuaranteed}
        onChange={(event) => setGuaranteed(event.currentTarget.checked)}
      />
      <TextInput
        label="Giải thích cho khách khi lệch quá (%)"
        type="number"
        min={1}
        max={100}
        required
        value={percent}
        onChange={(event) => setPercent(event.target.value)}
      />
      <ReasonInput reason={reason} onReason={setReason} />
      <Button kind="main" type="submit" isBusy={propose.isBusy}>
        Gửi người thứ hai duyệt
      </Button>
    </Form>
  );
}
