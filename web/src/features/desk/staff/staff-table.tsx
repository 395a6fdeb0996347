import type { StaffAccount } from '@hako/contract/staff/accounts';
import type { OwnRole } from '@hako/contract/staff/own-roles';
import { useState } from 'react';
import { useViewer } from '../../../parts/viewer.ts';
import { formatMoment } from '../../../text/time.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';
import { ManageStaff } from './manage-staff.tsx';
import { dutiesOf, STATES } from './staff-words.ts';

/** Everybody at the desk; whoever is chosen opens in a sheet. */
export function StaffTable({
  accounts,
  ownRoles,
}: {
  readonly accounts: readonly StaffAccount[];
  readonly ownRoles: readonly OwnRole[];
}) {
  const viewer = useViewer();
  const [chosenId, choose] = useState<string>();
  const chosen = accounts.find(({ id }) => id === chosenId);
  const columns: readonly Column<StaffAccount>[] = [
    { key: 'code', head: 'Mã', cell: (account) => account.staff_code },
    { key: 'name', head: 'Họ tên', cell: (account) => account.full_name },
    { key: 'email', head: 'Email', cell: (account) => account.email },
    { key: 'roles', head: 'Vai trò', cell: (account) => <Roles account={account} /> },
    { key: 'state', head: 'Trạng thái', cell: (account) => <State account={account} /> },
    {
      key: 'seen',
      head: 'Đăng nhập gần nhất',
      cell: ({ last_sign_in_at: at }) => (at ? formatMoment(at) : 'Chưa lần nào'),
    },
    {
      key: 'act',
      head: <span className="unseen">Việc</span>,
      cell: ({ id, full_name: name }) =>
        id === viewer?.id ? (
          'Bạn'
        ) : (
          <Button kind="quiet" isSmall onClick={() => choose(id)}>
            Quản lý<span className="unseen"> {name}</span>
          </Button>
        ),
    },
  ];
  return (
    <>
      <DataTable
        name="Nhân viên"
        isDense
        columns={columns}
        rows={accounts}
        keyOf={({ id }) => id}
        empty={<EmptyState title="Không tìm thấy nhân viên nào" />}
      />
      <Sheet
        isWide
        isOpen={chosen !== undefined}
        onClose={() => choose(undefined)}
        title={chosen ? `${chosen.full_name} · ${chosen.staff_code}` : ''}
      >
        {chosen ? <ManageStaff key={chosen.id} account={chosen} ownRoles={ownRoles} /> : null}
      </Sheet>
    </>
  );
}

const Roles = ({ account }: { readonly account: StaffAccount }) => (
  <span>
    {dutiesOf(account)} {account.is_waiting ? <Tag tone="estimate">Chờ duyệt</Tag> : null}
  </span>
);

function State({ account: { state, address_until: until } }: { readonly account: StaffAccount }) {
  const { name, tone } = STATES[state];
  return (
    <>
      <Tag tone={tone}>{name}</Tag>
      {state === 'invited' && until ? <small> đến {formatMoment(until)}</small> : null}
    </>
  );
}
