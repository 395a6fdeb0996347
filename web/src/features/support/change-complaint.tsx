import { changeComplaintEndpoint, type ComplaintRow } from '@hako/contract/support/support';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { EvidenceInput } from '../../parts/photo-inputs.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Form, RefusalNote } from '../../ui/forms/form.tsx';
import { TextArea } from '../../ui/forms/inputs.tsx';
import { toast } from '../../ui/frames/toast.tsx';

interface Props {
  readonly complaint: Pick<ComplaintRow, 'id' | 'content' | 'images' | 'may'>;
  readonly onChanged: () => Promise<void>;
}

/** Other words or pictures for a complaint that nobody has taken yet. */
export function ChangeComplaint({ complaint, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!complaint.may.change) return null;
  if (isOpen)
    return (
      <OpenForm
        complaint={complaint}
        onChanged={async () => {
          setOpen(false);
          await onChanged();
        }}
      />
    );
  return <Button onClick={() => setOpen(true)}>Sửa khiếu nại</Button>;
}

/** `/api/files/<id>` */
const idOf = (address: string): string => address.split('/').at(-1) ?? '';

function OpenForm({ complaint: { id, content, images }, onChanged }: Props) {
  const [words, setWords] = useState(content);
  const [photos, setPhotos] = useState<readonly string[]>(images.map(idOf));
  const change = useAction((body: { content: string; images: string[] }, idempotencyKey) =>
    call(changeComplaintEndpoint, { body: { id, ...body } }, { idempotencyKey }),
  );
  async function submit() {
    const changed = await change.run({ content: words.trim(), images: [...photos] });
    if (!changed) return;
    toast(changed.message, 'good');
    await onChanged();
  }
  return (
    <Form onSubmit={submit}>
      <RefusalNote refusal={change.refusal} />
      <TextArea
        label="Nội dung khiếu nại"
        required
        rows={5}
        minLength={3}
        maxLength={4_000}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <EvidenceInput photos={photos} onPhotos={setPhotos} />
      <Button type="submit" kind="main" isBusy={change.isBusy}>
        Lưu khiếu nại
      </Button>
    </Form>
  );
}
