import {
  answerComplaintEndpoint,
  type ComplaintMessage,
  decideComplaintEndpoint,
  type DeskComplaint,
} from '@hako/contract/support/support';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDong } from '../../text/money.ts';
import { customerName } from '../../text/people.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Facts, Row, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { MoneyInput, TextInput } from '../../ui/forms/inputs.tsx';
import { PhotoRow } from '../../ui/forms/photo-picker.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { useViewer } from '../../parts/viewer.ts';
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

const DONE_WORDS: Readonly<Partial<Record<Complaint['state'], string>>> = {
  rejected: 'Đã từ chối',
  resolved: 'Đã giải quyết',
};

/** One complaint at the desk: everything about it, an answer, and the decision with its refund. */
export function DeskComplaintPanel({
  complaint,
  messages,
}: {
  readonly complaint: Complaint;
  readonly messages: readonly ComplaintMessage[];
}) {
  return (
    <Card
      title={complaint.type_name}
      action={<Tag tone={COMPLAINT_TONES[complaint.state]}>{complaint.state_label}</Tag>}
    >
      <Stack>
        <p style={{ whiteSpace: 'pre-wrap' }}>{complaint.content}</p>
        <PhotoRow urls={complaint.images} />
        <Facts rows={[['Khách hàng', customerName(complaint.customer)]]} />
        <ComplaintFacts complaint={complaint} />
        <ComplaintTalk messages={messages} />
        {complaint.may.write ? (
          <>
            <AnswerForm complaint={complaint} />
            <DecisionForm complaint={complaint} />
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

function AnswerForm({ complaint }: { readonly complaint: Complaint }) {
  const { revalidate } = useRevalidator();
  const answer = useAction((content: string, idempotencyKey) =>
    call(
      answerComplaintEndpoint,
      { params: { id: complaint.id }, body: { content } },
      { idempotencyKey },
    ),
  );
  return (
    <WriteNote
      label="Trả lời khách hàng"
      isBusy={answer.isBusy}
      refusal={answer.refusal}
      pictures={() => null}
      send={async (content) => {
        const sent = await answer.run(content);
        if (sent) await revalidate();
        return sent !== undefined;
      }}
    />
  );
}

function useDecision({ id }: Complaint) {
  return useAction((body: Decision, idempotencyKey) =>
    call(decideComplaintEndpoint, { params: { id }, body }, { idempotencyKey }),
  );
}

/** The conclusion with its refund, and a refund that waits for a second person. */
function DecisionForm({ complaint }: { readonly complaint: Complaint }) {
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState('');
  const [refund, setRefund] = useState<number>();
  const decide = useDecision(complaint);
  const needsSecond = (refund ?? 0) > complaint.one_person_refund_vnd;

  async function end(outcome: Decision['outcome']) {
    const done = await decide.run({
      outcome,
      reason: reason.trim(),
      ...(outcome === 'resolved' && refund ? { refund_vnd: refund } : {}),
    });
    if (done) toast(DONE_WORDS[done.data.state] ?? 'Đã gửi đề nghị hoàn tiền', 'good');
    await revalidate();
  }

  return (
    <>
      <TextInput
        label="Kết luận (khách hàng đọc được)"
        maxLength={1_000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <RefundInput complaint={complaint} refund={refund} onRefund={setRefund} />
      <ProposedRefund complaint={complaint} decide={decide} />
      {needsSecond ? (
        <p>
          Trên {formatDong(complaint.one_person_refund_vnd)} cần một người khác duyệt trước khi tiền
          về ví khách.
        </p>
      ) : null}
      <RefusalNote refusal={decide.refusal} />
      <Row>
        <Button
          kind="main"
          isBusy={decide.isBusy}
          disabled={reason.trim().length < 3}
          onClick={() => void end('resolved')}
        >
          {refund
            ? `${needsSecond ? 'Đề nghị' : 'Giải quyết và'} hoàn ${formatDong(refund)}`
            : 'Giải quyết'}
        </Button>
        <Button
          isBusy={decide.isBusy}
          disabled={reason.trim().length < 3}
          onClick={() => void end('rejected')}
        >
          Không chấp nhận
        </Button>
      </Row>
    </>
  );
}

function RefundInput({
  complaint: { refundable_vnd: most },
  refund,
  onRefund,
}: {
  readonly complaint: Complaint;
  readonly refund: number | undefined;
  readonly onRefund: (refund: number | undefined) => void;
}) {
  if (most === null || most <= 0) return null;
  return (
    <MoneyInput
      label="Hoàn vào ví"
      isOptional
      currency="VND"
      amount={refund}
      onAmount={onRefund}
      hint={`Tối đa ${formatDong(most)}.`}
    />
  );
}

/** A refund that somebody proposed: another person agrees to it here. */
function ProposedRefund({
  complaint,
  decide,
}: {
  readonly complaint: Complaint;
  readonly decide: ReturnType<typeof useDecision>;
}) {
  const { revalidate } = useRevalidator();
  const viewerId = useViewer()?.id;
  const { proposal } = complaint;
  if (!proposal) return null;
  const agree = async () => {
    const done = await decide.run({
      outcome: 'resolved',
      reason: proposal.reason,
      refund_vnd: proposal.refund_vnd,
    });
    if (done) toast('Đã duyệt và hoàn tiền', 'good');
    await revalidate();
  };
  return (
    <Banner
      tone="estimate"
      action={
        proposal.by_id === viewerId ? undefined : (
          <Button isSmall isBusy={decide.isBusy} onClick={() => void agree()}>
            Duyệt hoàn {formatDong(proposal.refund_vnd)}
          </Button>
        )
      }
    >
      {proposal.by_name} đề nghị hoàn {formatDong(proposal.refund_vnd)}: {proposal.reason}
      {proposal.by_id === viewerId ? ' Đang chờ một người khác duyệt.' : ''}
    </Banner>
  );
}
