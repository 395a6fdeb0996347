import { FLOAT_IMPORT, uploadFloatStatementEndpoint } from '@hako/contract/float/statements';
import { useState } from 'react';
import { upload } from '../../api/client.ts';
import { useTask } from '../../parts/desk/use-task.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextInput } from '../../ui/forms/inputs.tsx';

/** Chooses the file of a statement; what agrees with a movement is covered at once. */
export function UploadStatement({ id }: { readonly id: string }) {
  const [file, setFile] = useState<File>();
  const read = useTask(
    (sent: File, idempotencyKey) => {
      const form = new FormData();
      form.set('file', sent);
      return upload(uploadFloatStatementEndpoint, form, { idempotencyKey }, { id });
    },
    ({ data }) => `Thêm ${data.added} dòng, đã có ${data.known} dòng, tự khớp ${data.covered} dòng`,
  );
  return (
    <Form onSubmit={async () => void (file && (await read.run(file)))} refusal={read.refusal}>
      <TextInput
        label="File sao kê, xlsx hoặc CSV"
        hint={[
          'Dòng đầu có cột ngày, số tiền (hoặc tiền vào, tiền ra), nội dung.',
          `Nhiều nhất ${FLOAT_IMPORT.lines} dòng. Gửi lại file cũ không ghi hai lần.`,
        ].join(' ')}
        type="file"
        accept=".xlsx,.csv,text/csv"
        required
        onChange={(event) => setFile(event.currentTarget.files?.[0])}
      />
      <Button type="submit" isBusy={read.isBusy} disabled={!file}>
        Nhập sao kê
      </Button>
    </Form>
  );
}
