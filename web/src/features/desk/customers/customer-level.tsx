import { type CustomerLevel, giveLevelEndpoint } from '@hako/contract/membership/desk';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { ReasonInput } from '../../../parts/desk/reason-input.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';
import { formatDong } from '../../../text/money.ts';
import { formatDay } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Select } from '../../../ui/forms/inputs.tsx';
import { Card, Facts, Row, Stack } from '../../../ui/frames/card.tsx';

interface Props {
  readonly customerId: string;
  readonly standing: CustomerLevel;
  /** Only an administrator gives a level. */
  readonly mayGive: boolean;
}

const NONE = '';

/** The level of a customer, where it comes from, and giving another one with a reason. */
export function CustomerLevelCard({ customerId, standing, mayGive }: Props) {
  const { level, earned, spent_vnd: spent, bought, given } = standing;
  return (
    <Card title="Hạng" level={3}>
      <Stack>
        <Facts
          rows={[
            ['Đang hưởng', level.name],
            ['Theo chi tiêu', `${earned.name} (365 ngày: ${formatDong(spent)})`],
            ['Gói đã mua', bought ? `${bought.name} đến ${formatDay(bought.until)}` : 'không có'],
            ['Hako trao', given ? given.name : 'không có'],
          ]}
        />
        {mayGive ? <GiveLevel customerId={customerId} standing={standing} /> : null}
      </Stack>
    </Card>
  );
}

function GiveLevel({ customerId, standing }: Pick<Props, 'customerId' | 'standing'>) {
  const now = standing.given?.code ?? NONE;
  const [level, setLevel] = useState(now);
  const [reason, setReason] = useState('');
  const give = useTask(
    (code: string, idempotencyKey) =>
      call(
        giveLevelEndpoint,
        {
          params: { id: customerId },
          body: { level: code === NONE ? null : code, reason: reason.trim() },
        },
        { idempotencyKey },
      ),
    ({ data }) => `Khách đang hưởng hạng ${data.level.name}`,
    () => setReason(''),
  );
  const submit = async () => void (await give.run(level));
  return (
    <details>
      <summary>Trao hạng khác</summary>
      <Form onSubmit={submit} refusal={give.refusal}>
        <Select
          label="Hạng Hako trao"
          hint="Khách hưởng hạng cao nhất trong ba: theo chi tiêu, gói đã mua, Hako trao."
          value={level}
          onChange={(event) => setLevel(event.currentTarget.value)}
          options={[
            { value: NONE, label: 'Không trao' },
            ...standing.choices.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <ReasonInput reason={reason} onReason={setReason} hint="Ghi vào nhật ký." />
        <Row>
          <Button
            type="submit"
            isSmall
            isBusy={give.isBusy}
            disabled={level === now || reason.trim().length < 3}
          >
            Lưu hạng
          </Button>
        </Row>
      </Form>
    </details>
  );
}
