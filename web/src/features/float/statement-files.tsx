import {
  type FloatStatementFile,
  withdrawFloatFileEndpoint,
} from '@hako/contract/float/statement-files';
import { call } from '../../api/client.ts';
import { ReasonSheet } from '../../parts/desk/reason-sheet.tsx';
import { formatMoment } from '../../text/time.ts';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
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
  return (
    <ReasonSheet
      open="Bỏ file"
      title={`Bỏ file ${name}?`}
      verb="Bỏ file"
      act={(reason, idempotencyKey) =>
        call(withdrawFloatFileEndpoint, { params: { id }, body: { reason } }, { idempotencyKey })
      }
      done="Đã bỏ file sao kê"
    >
      <p>
        {covered > 0
          ? `${covered} dòng đã khớp được gỡ. Phí và khoản sửa đã ghi vì file này được hoàn lại. `
          : ''}
        File khác có dòng trùng thì cần nhập lại.
      </p>
    </ReasonSheet>
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
