import type { EndpointReply } from '@hako/contract/kit/endpoint';
import {
  type readWarehouseRulesEndpoint,
  saveWarehouseTermsEndpoint,
} from '@hako/contract/logistics/warehouse-rules';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { formatDay } from '../../../text/time.ts';
import { vi } from '../../../text/vi.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Facts, Row, Stack } from '../../../ui/frames/card.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

type Rules = EndpointReply<typeof readWarehouseRulesEndpoint>['data'];
const dayText = (day: string): string => formatDay(`${day}T00:00:00+07:00`);

/** How long a customer may think about the two boxes, by day. */
export function ChoiceTerms({
  terms,
  mayEdit,
}: {
  readonly terms: Rules['terms'];
  readonly mayEdit: boolean;
}) {
  const [from, setFrom] = useState('');
  const [hours, setHours] = useState('');
  const save = useTask(
    (body: { valid_from: string; choice_hours: number }, idempotencyKey) =>
      call(saveWarehouseTermsEndpoint, { body }, { idempotencyKey }),
    vi.saved,
    () => setHours(''),
  );
  const submit = () => save.run({ valid_from: from, choice_hours: Number(hours) });
  return (
    <Stack>
      <Facts
        rows={terms.map(({ valid_from, choice_hours, is_now }) => [
          `Từ ${dayText(valid_from)}${is_now ? ' (đang dùng)' : ''}`,
          `${choice_hours} giờ`,
        ])}
      />
      {mayEdit ? (
        <Form onSubmit={submit} refusal={save.refusal}>
          <Row isBottom>
            <TextInput
              label="Áp dụng từ ngày"
              type="date"
              required
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
            <TextInput
              label="Số giờ"
              type="number"
              min={1}
              max={720}
              required
              value={hours}
              onChange={(event) => setHours(event.target.value)}
            />
            <Button type="submit" isBusy={save.isBusy}>
              {vi.save}
            </Button>
          </Row>
        </Form>
      ) : null}
    </Stack>
  );
}
