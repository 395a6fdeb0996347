import { answerClaimEndpoint, type DeskClaim } from '@hako/contract/wallet/desk';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDong } from '../../text/money.ts';
import { customerName } from '../../text/people.ts';
import { formatMoment } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Facts, Stack } from '../../ui/frames/card.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextArea } from '../../ui/forms/inputs.tsx';
import { toast } from '../../ui/frames/toast.tsx';

/** A transfer that a customer misses. When the money is found it is given from its own card; here it is answered that there is none. */
export function DeskClaimCard({ claim }: { readonly claim: DeskClaim }) {
  const [answer, setAnswer] = useState('');
  const { revalidate } = useRevalidator();
  const end = useAction((body: { answer: string }, idempotencyKey) =>
    call(answerClaimEndpoint, { params: { id: claim.id }, body }, { idempotencyKey }),
  );

  async function submit() {
    if (!(await end.run({ answer: answer.trim() }))) return;
    toast(`Đã trả lời ${claim.customer.full_name}`, 'good');
    await revalidate();
  }

  return (
    <Card
      title={formatDong(claim.amount_vnd)}
      action={<small>{formatMoment(claim.created_at)}</small>}
    >
      <Stack>
        <Facts
          rows={[
            ['Khách hàng', customerName(claim.customer)],
            ['Mã giao dịch khách đưa', claim.reference || 'không có'],
            ['Ghi chú', claim.note || 'không có'],
          ]}
        />
        <Form onSubmit={submit} refusal={end.refusal}>
          <TextArea
            label="Trả lời khách"
            hint="Khách đọc nguyên văn. Tìm thấy tiền thì ghi vào ví ở mục Chờ khớp, lượt báo này tự đóng."
            required
            minLength={3}
            maxLength={500}
            rows={2}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
          <Button type="submit" isBusy={end.isBusy}>
            Không tìm thấy, trả lời khách
          </Button>
        </Form>
      </Stack>
    </Card>
  );
}
