import { type CustomerNoteRow, writeCustomerNoteEndpoint } from '@hako/contract/customers/notes';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { TablePages } from '../../../parts/desk/table/table-pages.tsx';
import { Permitted } from '../../../parts/permitted.tsx';
import { formatMoment } from '../../../text/time.ts';
import { Timeline } from '../../../ui/figures/timeline.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextArea } from '../../../ui/forms/inputs.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';

/** What staff tells staff about a customer; a note stays as it was written. */
export function CustomerNotes({
  customerId,
  notes,
  next,
}: {
  readonly customerId: string;
  readonly notes: readonly CustomerNoteRow[];
  readonly next: string | undefined;
}) {
  return (
    <Card title="Ghi chú nội bộ" level={3}>
      <Stack>
        <Permitted to="customers.note">
          <NoteForm customerId={customerId} />
        </Permitted>
        {notes.length === 0 ? (
          <p>Chưa có ghi chú nào về khách này.</p>
        ) : (
          <Timeline
            entries={notes.map((note) => ({
              key: note.id,
              time: formatMoment(note.at),
              title: note.text,
              detail: note.author_name,
            }))}
          />
        )}
        <TablePages next={next} />
      </Stack>
    </Card>
  );
}

function NoteForm({ customerId }: { readonly customerId: string }) {
  const [text, setText] = useState('');
  const write = useTask(
    (written: string, idempotencyKey) =>
      call(
        writeCustomerNoteEndpoint,
        { params: { id: customerId }, body: { text: written } },
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
    <Form onSubmit={submit} refusal={write.refusal}>
      <TextArea
        label="Ghi chú mới về khách"
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
  );
}
