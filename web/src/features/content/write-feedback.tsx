import { writeFeedbackEndpoint } from '@hako/contract/content/feedbacks';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Select, TextArea } from '../../ui/forms/inputs.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { toast } from '../../ui/frames/toast.tsx';

const RATINGS = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: `${value} sao` }));
const LEAST = 10;

/** A customer says something of us; it is shown once somebody here has read it. */
export function WriteFeedback({ subject }: { readonly subject: string }) {
  const [isOpen, setOpen] = useState(false);
  const [rating, setRating] = useState('5');
  const [content, setContent] = useState('');
  const send = useAction(
    (body: { rating: number; content: string; subject: string }, idempotencyKey) =>
      call(writeFeedbackEndpoint, { body }, { idempotencyKey }),
  );
  const run = async () => {
    if (
      !(await send.run({
        rating: Number(rating),
        content: content.trim(),
        subject: subject.slice(0, 120),
      }))
    )
      return;
    setOpen(false);
    setContent('');
    toast('Cảm ơn bạn. Cảm nhận sẽ hiện sau khi được duyệt.', 'good');
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Viết cảm nhận</Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Bạn thấy Hako thế nào?"
        foot={
          <Foot
            isBusy={send.isBusy}
            isShort={content.trim().length < LEAST}
            onLater={() => setOpen(false)}
            onSend={() => void run()}
          />
        }
      >
        <Stack>
          <RefusalNote refusal={send.refusal} />
          <Select
            label="Đánh giá"
            value={rating}
            options={RATINGS}
            onChange={(event) => setRating(event.currentTarget.value)}
          />
          <TextArea
            label="Cảm nhận của bạn"
            required
            rows={4}
            minLength={LEAST}
            maxLength={1_000}
            hint="Hiện trên trang chủ cùng tên gọi của bạn sau khi Hako đọc."
            value={content}
            onChange={(event) => setContent(event.currentTarget.value)}
          />
        </Stack>
      </Sheet>
    </>
  );
}

function Foot({
  isBusy,
  isShort,
  onLater,
  onSend,
}: {
  readonly isBusy: boolean;
  readonly isShort: boolean;
  readonly onLater: () => void;
  readonly onSend: () => void;
}) {
  return (
    <Row isSpread>
      <Button onClick={onLater}>Để sau</Button>
      <Button kind="main" isBusy={isBusy} disabled={isShort} onClick={onSend}>
        Gửi cảm nhận
      </Button>
    </Row>
  );
}
