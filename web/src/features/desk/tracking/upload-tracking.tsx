import { IMPORT_LIMITS, uploadTrackingEndpoint } from '@hako/contract/orders/tracking-import';
import { useState } from 'react';
import { upload } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';

/** Chooses a file with tracking numbers; nothing is entered before it was shown. */
export function UploadTracking({ onRead }: { readonly onRead: (id: string) => void }) {
  const [file, setFile] = useState<File>();
  const read = useAction(async (sent: File, idempotencyKey: string) => {
    const form = new FormData();
    form.set('file', sent);
    return (await upload(uploadTrackingEndpoint, form, { idempotencyKey })).data.id;
  });
  const submit = async () => {
    const id = file && (await read.run(file));
    if (id) onRead(id);
  };
  return (
    <Form onSubmit={submit} refusal={read.refusal}>
      <TextInput
        label="File Excel (xlsx) hoặc CSV"
        hint={`Cột: Mã đơn, Mã vận đơn, Hãng, Tên kiện. Nhiều nhất ${IMPORT_LIMITS.lines} dòng, ${IMPORT_LIMITS.bytes / 1_000_000} MB.`}
        type="file"
        accept=".xlsx,.csv,text/csv"
        required
        onChange={(event) => setFile(event.currentTarget.files?.[0])}
      />
      <Button type="submit" kind="main" isBusy={read.isBusy} disabled={!file}>
        Xem trước
      </Button>
    </Form>
  );
}
