import {
  type FloatStatementFile,
  withdrawFloatFileEndpoint,
} from '@hako/contract/float/statement-files';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useTask } from '../../parts/desk/use-task.ts';
import { WithReason } from '../../parts/desk/with-reason.tsx';
import { formatMoment } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { Stack } from '../../ui/frames/card.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';

const COLUMNS: readonly Column<FloatStatementFile>[] = [
  { key: 'name', head: 'File', cell: (file) => <Name file={file} /> },
  {
    key: 'lines',
    head: 'Dòng',
    isFigure: true,
    cell: ({ lines, covered, withdrawn }) => (withdrawn ? lines : `${covered}/${lines} đã khớp`),
  },
  {
    key: 'act',
    head: '',
    cell: (file) =>
      file.withdrawn ? null : file.is_reconciled ? (
        <small>Đã đối chiếu</small>
      ) : (
        <WithdrawFile file={file} />
      ),
  },
];

function Name({ file }: { readonly file: FloatStatementFile }) {
  const { name, withdrawn, uploaded_by: by, uploaded_at: at } = file;
  return (
    <span>
      {name} {withdrawn ? <Tag>Đã bỏ</Tag> : null}
      <br />
      <small>{`${by}, ${formatMoment(at)}`}</small>
      {withdrawn ? (
        <>
          <br />
          <small>{`${withdrawn.by} bỏ ${formatMoment(withdrawn.at)}: ${withdrawn.reason}`}</small>
        </>
      ) : null}
    </span>
  );
}

function WithdrawFile({ file: { id, name, covered } }: { readonly file: FloatStatementFile }) {
  const [isOpen, setOpen] = useState(false);
  const act = useTask(
    (reason: string, idempotencyKey) =>
      call(withdrawFloatFileEndpoint, { params: { id }, body: { reason } }, { idempotencyKey }),
    'Đã bỏ file sao kê',
    () => setOpen(false),
  );
  return (
    <>
      <Button isSmall kind="quiet" onClick={() => setOpen(true)}>
        Bỏ file
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={`Bỏ file ${name}?`}>
        <Stack>
          <p>
            {covered > 0
              ? `${covered} dòng đã khớp được gỡ. Phí và khoản sửa đã ghi vì file này được hoàn lại. `
              : ''}
            File khác có dòng trùng thì cần nhập lại.
          </p>
          <WithReason
            label="Lý do"
            verb="Bỏ file"
            isBusy={act.isBusy}
            onAct={(reason) => void act.run(reason)}
          />
          <RefusalNote refusal={act.refusal} />
        </Stack>
      </Sheet>
    </>
  );
}

/** The files that an account's lines came from; a wrong one is withdrawn. */
export function StatementFiles({ rows }: { readonly rows: readonly FloatStatementFile[] }) {
  return (
    <DataTable
      name="Các file sao kê"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
      isDense
      empty={<EmptyState title="Chưa nhập file nào" />}
    />
  );
}
