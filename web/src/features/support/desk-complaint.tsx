import {
  COMPLAINT_LIMITS,
  answerComplaintEndpoint,
  type ComplaintMessage,
} from '@hako/contract/support/support';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { Permitted } from '../../parts/permitted.tsx';
import { customerName } from '../../text/people.ts';
import { PhotoRow } from '../../ui/forms/photo-picker.tsx';
import { Card, Facts, Stack } from '../../ui/frames/card.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { type Complaint, DecisionForm } from './complaint-decision.tsx';
import { ComplaintFacts } from './complaint-list.tsx';
import { ComplaintTalk } from './complaint-talk.tsx';
import { COMPLAINT_TONES } from './complaint-words.ts';
import { WriteWords } from '../../parts/talk/write-words.tsx';

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
        <p className="as-written">{complaint.content}</p>
        <PhotoRow urls={complaint.images} />
        <Facts rows={[['Khách hàng', customerName(complaint.customer)]]} />
        <ComplaintFacts complaint={complaint} />
        <ComplaintTalk messages={messages} />
        {complaint.may.write ? (
          <>
            <AnswerForm complaint={complaint} />
            <Permitted to="complaints.decide">
              <DecisionForm complaint={complaint} />
            </Permitted>
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
    <WriteWords
      label="Trả lời khách hàng"
      isBusy={answer.isBusy}
      refusal={answer.refusal}
      limits={COMPLAINT_LIMITS}
      pictures={() => null}
      send={async (content) => {
        const sent = await answer.run(content);
        if (sent) await revalidate();
        return sent !== undefined;
      }}
    />
  );
}
