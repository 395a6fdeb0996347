import type { AuditLine } from '@hako/contract/staff/audit/audit';
import { auditActText } from '@hako/contract/staff/audit/audit-acts';
import { Link } from 'react-router';
import { formatMoment } from '../../../text/time.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { type AuditChange, changesOf } from './audit-changes.ts';
import { subjectView } from './audit-subject.ts';

/** More facts than these are folded away. */
const SHOWN = 5;

type NameOf = (staffId: string) => string | undefined;

const columnsOf = (nameOf: NameOf): readonly Column<AuditLine>[] => [
  { key: 'at', head: 'Lúc', cell: ({ at }) => formatMoment(at) },
  { key: 'actor', head: 'Người làm', cell: ({ actor_name: name }) => name || 'Máy chủ' },
  { key: 'action', head: 'Việc', cell: ({ action }) => auditActText(action) },
  {
    key: 'subject',
    head: 'Đối tượng',
    isText: true,
    cell: ({ subject }) => <Subject of={subject} nameOf={nameOf} />,
  },
  {
    key: 'reason',
    head: 'Lý do',
    isText: true,
    cell: ({ reason }) => (reason ? <span className="breakable">{reason}</span> : null),
  },
  {
    key: 'changes',
    head: 'Thay đổi',
    isText: true,
    cell: ({ before, after }) => <Changes all={changesOf(before, after, nameOf)} />,
  },
];

/** What staff did, with what was before and after. `names` are those of the staff by id. */
export function AuditTable({
  lines,
  names,
}: {
  readonly lines: readonly AuditLine[];
  readonly names: ReadonlyMap<string, string>;
}) {
  return (
    <DataTable
      name="Nhật ký"
      isDense
      columns={columnsOf((id) => names.get(id))}
      rows={lines}
      keyOf={({ id }) => id}
      empty={<EmptyState title="Không có dòng nào khớp" />}
    />
  );
}

function Subject({ of, nameOf }: { readonly of: string | null; readonly nameOf: NameOf }) {
  const view = subjectView(of, nameOf);
  if (!view) return null;
  const text = <span className="breakable">{view.text}</span>;
  return view.to ? <Link to={view.to}>{text}</Link> : text;
}

function Changes({ all }: { readonly all: readonly AuditChange[] }) {
  const [first, rest] = [all.slice(0, SHOWN), all.slice(SHOWN)];
  return (
    <>
      {first.map(lineOf)}
      {rest.length > 0 ? (
        <details>
          <summary>Còn {rest.length} mục</summary>
          {rest.map(lineOf)}
        </details>
      ) : null}
    </>
  );
}

const lineOf = ({ field, name, from, to }: AuditChange) => (
  <div key={field} className="breakable">
    {name}: {from === undefined ? null : <del>{from}</del>}
    {from !== undefined && to !== undefined ? ' thành ' : null}
    {to}
  </div>
);
