import { answerComplaintEndpoint, type ComplaintMessage, decideComplaintEndpoint, type DeskComplaint } from '@hako/contract/support';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDong } from '../../text/money.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Facts, Row, Stack } from '../../ui/card.tsx';
import { MoneyInput, TextInput } from '../../ui/inputs.tsx';
import { PhotoRow } from '../../ui/photo-picker.tsx';
import { Banner } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { ComplaintFacts } from './complaint-list.tsx';
import { ComplaintTalk } from './complaint-talk.tsx';
import { COMPLAINT_TONES } from './complaint-words.ts';
import { WriteNote } from './write-note.tsx';

type Complaint = Static<typeof DeskComplaint>;
interface Decision {
  readonly outcome: 'resolved' | 'rejected';
  readonly reason: string;
  readonly refund_vnd?: number;
}

/** One complaint at the desk: everything about it, an answer, and the decision with its refund. */
export function DeskComplaintPanel({ complaint, messages }: { readonly complaint: Complaint; readonly messages: readonly ComplaintMessage[] }) {
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState('');
  const [refund, setRefund] = useState<number>();
  const answer = useAction((content: string, idempotencyKey) =>
    call(answerComplaintEndpoint, { params: { id: complaint.id }, body: { content } }, { idempotencyKey }),
  );
  const decide = useAction((body: Decision, idempotencyKey) =>
    call(decideComplaintEndpoint, { params: { id: complaint.id }, body }, { idempotencyKey }),
  );
  const most = complaint.refundable_vnd;

  async function end(outcome: Decision['outcome']) {
    const done = await decide.run({ outcome, reason: reason.trim(), ...(outcome === 'resolved' && refund ? { refund_vnd: refund } : {}) });
    if (done) toast(outcome === 'resolved' ? 'Đã giải quyết' : 'Đã từ chối', 'good');
    await revalidate();
  }

  return (
    <Card title={complaint.type_name} action={<Tag tone={COMPLAINT_TONES[complaint.state]}>{complaint.state_label}</Tag>}>
      <Stack>
        <p style={{ whiteSpace: 'pre-wrap' }}>{complaint.content}</p>
        <PhotoRow urls={complaint.images} />
        <Facts rows={[['Khách hàng', `${complaint.customer.full_name} (${complaint.customer.customer_no})`]]} />
        <ComplaintFacts complaint={complaint} />
        <ComplaintTalk messages={messages} />
        {complaint.may.write ? (
          <>
            <WriteNote
              label="Trả lời khách hàng"
              isBusy={answer.isBusy}
              problem={answer.refusal?.message}
              pictures={() => null}
              send={async (content) => {
                const sent = await answer.run(content);
                if (sent) await revalidate();
                return sent !== undefined;
              }}
            />
            <TextInput
              label="Kết luận (khách hàng đọc được)"
              maxLength={1_000}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            {most !== null && most > 0 ? (
              <MoneyInput label="Hoàn vào ví" isOptional currency="VND" amount={refund} onAmount={setRefund} hint={`Tối đa ${formatDong(most)}.`} />
            ) : null}
            {decide.refusal ? <Banner tone="bad">{decide.refusal.message}</Banner> : null}
            <Row>
              <Button kind="main" isBusy={decide.isBusy} disabled={reason.trim().length < 3} onClick={() => void end('resolved')}>
                {refund ? `Giải quyết và hoàn ${formatDong(refund)}` : 'Giải quyết'}
              </Button>
              <Button isBusy={decide.isBusy} disabled={reason.trim().length < 3} onClick={() => void end('rejected')}>
                Không chấp nhận
              </Button>
            </Row>
          </>
        ) : null}
      </Stack>
    </Card>
  );
}
