import type { AuditLine } from '@hako/contract/staff/audit';
import { formatMoment } from '../../../text/time.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';

const COLUMNS: readonly Column<AuditLine>[] = [
  { key: 'at', head: 'Lúc', cell: ({ at }) => formatMoment(at) },
  { key: 'actor', head: 'Người làm', cell: ({ actor_name: name }) => name || 'Máy chủ' },
  { key: 'action', head: 'Việc', cell: ({ action }) => action },
  { key: 'subject', head: 'Đối tượng', cell: ({ subject }) => <Broken text={subject ?? ''} /> },
  { key: 'reason', head: 'Lý do', cell: ({ reason }) => <Broken text={reason ?? ''} /> },
  { key: 'before', head: 'Trước', cell: ({ before }) => <Values of={before} /> },
  { key: 'after', head: 'Sau', cell: ({ after }) => <Values of={after} /> },
];

/** What staff did, with what was before and after. */
export function AuditTable({ lines }: { readonly lines: readonly AuditLine[] }) {
  return (
    <DataTable
      name="Nhật ký"
      columns={COLUMNS}
      rows={lines}
      keyOf={({ id }) => id}
      empty={<EmptyState title="Không có dòng nào khớp" />}
    />
  );
}

const Broken = ({ text }: { readonly text: string }) => <span className="breakable">{text}</span>;

/** One fact under the other: `roles: ["buyer"]`. */
function Values({ of }: { readonly of: unknown }) {
  if (of === null || of === undefined) return null;
  if (typeof of !== 'object') return <Broken text={String(of)} />;
  return Object.entries(of).map(([name, value]) => (
    <div key={name}>
      <Broken text={`${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`} />
    </div>
  ));
}
