import { type OrderNoteRow, writeOrderNoteEndpoint } from '@hako/contract/orders/notes';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { useTask } from '../../../../parts/desk/use-task.ts';
import { Permitted } from '../../../../parts/permitted.tsx';
import { formatMoment } from '../../../../text/time.ts';
import { Timeline } from '../../../../ui/figures/timeline.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { TextArea } from '../../../../ui/forms/inputs.tsx';
import { Card, Row, Stack } from '../../../../ui/frames/card.tsx';

/** What staff tells staff about an order; a note stays as it was written. */
export function OrderNotes({
  code,
  notes,
}: {
  readonly code: string;
  readonly notes: readonly OrderNoteRow[];
}) {
  const [text, setText] = useState('');
  const write = useTask(
    (written: string, idempotencyKey) =>
      call(
        writeOrderNoteEndpoint,
        { params: { code }, body: { text: written } },
        { idempotencyKey },
      ),
    'Đã lưu ghi chú',
    () => setText(''),
  );
  const isEmpty = text.trim() === '';
  const submit = async () => {
    if (!isEmpty) await write.run(text.trim());
  };
  return (
    <Card title="Ghi chú nội bộ" level={3}>
      <Stack>
        <Permitted to="orders.note">
          <Form onSubmit={submit} refusal={write.refusal}>
            <TextArea
              label="Ghi chú mới"
              hint="Khách không đọc được. Không sửa được sau khi lưu."
              rows={2}
              maxLength={2000}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <Row>
              <Button type="submit" isSmall isBusy={write.isBusy} disabled={isEmpty}>
                Lưu ghi chú
              </Button>
            </Row>
          </Form>
        </Permitted>
        <Timeline
          entries={notes.map((note) => ({
            key: note.id,
            time: formatMoment(note.at),
            title: note.text,
            detail: note.author_name,
          }))}
        />
      </Stack>
    </Card>
  );
}
