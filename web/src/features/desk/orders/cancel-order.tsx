import { cancelByStaffEndpoint } from '@hako/contract/desk/orders';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Select, TextArea } from '../../../ui/forms/inputs.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';
import { Permitted } from '../../../parts/permitted.tsx';

interface Props {
  readonly code: string;
  /** What stands on the button and over the sheet. */
  readonly title: string;
  /** What becomes of the money. */
  readonly what: string;
  /** Sentences to choose from; each can be changed before it is sent. */
  readonly sentences: readonly string[];
  readonly onDone: () => void;
}

/** Ends an order that is not bought, with a reason that its customer reads. */
export function CancelByStaff({ code, title, what, sentences, onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const cancel = useTask(
    (text: string, idempotencyKey) =>
      call(cancelByStaffEndpoint, { params: { code }, body: { reason: text } }, { idempotencyKey }),
    `Đã hủy đơn ${code} và báo khách`,
    onDone,
  );
  const run = async () => {
    if (await cancel.run(reason.trim())) setOpen(false);
  };
  return (
    <Permitted to="orders.cancel">
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {title}…
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`${title} – đơn ${code}`}
        foot={
          <Row isSpread>
            <Button onClick={() => setOpen(false)}>Đóng</Button>
            <Button
              kind="main"
              isBusy={cancel.isBusy}
              disabled={reason.trim() === ''}
              onClick={() => void run()}
            >
              Hủy đơn và báo khách
            </Button>
          </Row>
        }
      >
        <Stack>
          <p>{what}</p>
          <RefusalNote refusal={cancel.refusal} />
          <Select
            label="Câu có sẵn"
            value={sentences.includes(reason) ? reason : ''}
            options={[
              { value: '', label: 'Tự viết' },
              ...sentences.map((value) => ({ value, label: value })),
            ]}
            onChange={(event) => setReason(event.target.value)}
          />
          <TextArea
            label="Lý do, khách sẽ đọc"
            required
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Stack>
      </Sheet>
    </Permitted>
  );
}
