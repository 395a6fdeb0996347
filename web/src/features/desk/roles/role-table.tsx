import type { OwnRole } from '@hako/contract/staff/own-roles';
import {
  moneyOf,
  type Permission,
  PERMISSIONS,
  permissionsOf,
} from '@hako/contract/staff/permissions/permissions';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../../text/time.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import { useSheetAt } from '../../../parts/desk/use-sheet-at.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row } from '../../../ui/frames/card.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { ROLES } from '../staff/staff-words.ts';
import { RoleForm } from './role-form.tsx';

/** Own roles; the one that is chosen opens in a sheet. */
export function OwnRoleTable({ roles }: { readonly roles: readonly OwnRole[] }) {
  const [chosenId, choose] = useState<string>();
  const chosen = roles.find(({ id }) => id === chosenId);
  const columns: readonly Column<OwnRole>[] = [
    { key: 'name', head: 'Tên', cell: ({ name }) => name },
    { key: 'permissions', head: 'Quyền', cell: (role) => <Permissions of={role.permissions} /> },
    { key: 'holders', head: 'Ai có', cell: ({ holders }) => holders.join(', ') || 'Chưa giao ai' },
    { key: 'state', head: 'Trạng thái', cell: (role) => <State role={role} /> },
    {
      key: 'act',
      head: <span className="unseen">Việc</span>,
      cell: ({ id, name, retired_at: retired }) => (
        <Row gap={1}>
          {retired ? null : (
            <Button kind="quiet" isSmall onClick={() => choose(id)}>
              Sửa<span className="unseen"> {name}</span>
            </Button>
          )}
          <Link to={`/desk/audit?subject=role:${id}`}>
            Lịch sử<span className="unseen"> {name}</span>
          </Link>
        </Row>
      ),
    },
  ];
  return (
    <>
      <DataTable
        name="Vai trò riêng"
        isDense
        columns={columns}
        rows={roles}
        keyOf={({ id }) => id}
        empty={
          <EmptyState title="Chưa có vai trò riêng nào">
            Tạo một vai trò từ những quyền cần có, rồi giao cho nhân viên.
          </EmptyState>
        }
      />
      <Sheet
        isWide
        isOpen={chosen !== undefined}
        onClose={() => choose(undefined)}
        title={chosen?.name ?? ''}
      >
        {chosen ? (
          <RoleForm
            key={`${chosen.id} ${chosen.version}`}
            role={chosen}
            onDone={() => choose(undefined)}
          />
        ) : null}
      </Sheet>
    </>
  );
}

/** The button that puts together a new one. */
export function NewRole() {
  const [isOpen, setOpen] = useSheetAt('new');
  return (
    <>
      <Button kind="main" onClick={() => setOpen(true)}>
        Tạo vai trò
      </Button>
      <Sheet isWide isOpen={isOpen} onClose={() => setOpen(false)} title="Tạo vai trò">
        {isOpen ? <RoleForm onDone={() => setOpen(false)} /> : null}
      </Sheet>
    </>
  );
}

const FIXED: readonly Column<(typeof ROLES)[number]>[] = [
  { key: 'name', head: 'Tên', cell: ({ name }) => name },
  { key: 'note', head: 'Việc', isText: true, cell: ({ note }) => note },
  {
    key: 'permissions',
    head: 'Quyền',
    cell: ({ role }) =>
      role === 'admin' ? 'Mọi quyền' : <Permissions of={permissionsOf({ roles: [role] })} />,
  },
];

/** The fixed roles with their permissions. */
export const FixedRoleTable = () => (
  <DataTable
    name="Vai trò cố định"
    isDense
    columns={FIXED}
    rows={ROLES}
    keyOf={({ role }) => role}
  />
);

/** How many, and which of them when somebody opens it. */
function Permissions({ of }: { readonly of: readonly Permission[] }) {
  const money = moneyOf(of).length;
  return (
    <details>
      <summary>
        {of.length} quyền{money > 0 ? `, ${money} về tiền` : ''}
      </summary>
      {of.map((one) => PERMISSIONS[one].name).join(' · ')}
    </details>
  );
}

function State({
  role: { retired_at: retired, is_waiting: isWaiting },
}: {
  readonly role: OwnRole;
}) {
  if (retired) return <Tag>Ngừng dùng từ {formatDay(retired)}</Tag>;
  if (isWaiting) return <Tag tone="estimate">Thay đổi đang chờ duyệt</Tag>;
  return <Tag tone="good">Đang dùng</Tag>;
}
