import type { EndpointReply } from '@hako/contract/kit/endpoint';
import {
  decideFeedbackEndpoint,
  type listDeskFeedbacksEndpoint,
} from '@hako/contract/content/feedbacks';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatMoment } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Row, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { TextArea } from '../../ui/forms/inputs.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { Stars } from './feedback-list.tsx';

export type DeskFeedback = EndpointReply<
  typeof listDeskFeedbacksEndpoint
>['data']['results'][number];

/** What a customer said of us: shown with or without an answer of ours, or hidden. */
export function DeskFeedbackCard({ feedback }: { readonly feedback: DeskFeedback }) {
  const { revalidate } = useRevalidator();
  const [reply, setReply] = useState(feedback.reply);
  const decide = useAction((is_shown: boolean, idempotencyKey) =>
    call(
      decideFeedbackEndpoint,
      { params: { id: feedback.id }, body: { is_shown, reply: reply.trim() } },
      { idempotencyKey },
    ),
  );
  const run = async (isShown: boolean) => {
    if (!(await decide.run(isShown))) return;
    toast(isShown ? 'Đã đăng cảm nhận' : 'Đã ẩn cảm nhận', 'good');
    await revalidate();
  };
  return (
    <Card
      level={3}
      title={`${feedback.name}${feedback.subject ? ` · ${feedback.subject}` : ''}`}
      action={<small>{formatMoment(feedback.created_date)}</small>}
    >
      <Stack>
        <Stars rating={feedback.rating} />
        <p>{feedback.content}</p>
        <RefusalNote refusal={decide.refusal} />
        <TextArea
          label="Hako trả lời"
          isOptional
          rows={2}
          maxLength={1_000}
          value={reply}
          onChange={(event) => setReply(event.currentTarget.value)}
        />
        <Row>
          <Button kind="main" isBusy={decide.isBusy} onClick={() => void run(true)}>
            {feedback.state === 'shown' ? 'Lưu trả lời' : 'Đăng lên trang chủ'}
          </Button>
          {feedback.state === 'hidden' ? null : (
            <Button isBusy={decide.isBusy} onClick={() => void run(false)}>
              Ẩn
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
