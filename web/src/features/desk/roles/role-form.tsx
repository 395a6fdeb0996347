import * as calls from '@hako/contract/staff/own-roles';
import {
  isGivable,
  moneyOf,
  type Permission,
  permissionsOf,
} from '@hako/contract/staff/permissions/permissions';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { Row } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { ASKED_SECOND } from '../staff/address-note.tsx';
import { type Role, ROLES } from '../staff/staff-words.ts';
import { PermissionFields } from './permission-fields.tsx';

interface Props {
  /** Undefined: a new one. */
  readonly role?: calls.OwnRole;
  readonly onDone: () => void;
}

/** A role with its name and permissions: put together, changed, or taken from everybody. */
export function RoleForm({ role, onDone }: Props) {
  const [name, setName] = useState(role?.name ?? '');
  const [chosen, setChosen] = useState<readonly Permission[]>(role?.permissions ?? []);
  const [typed, setReason] = useState('');
  const reason = typed.trim();
  const acts = useRoleActs(role, onDone);
  const gained = moneyOf(chosen).filter((one) => !role?.permissions.includes(one));
  const asked = { name: name.trim(), permissions: [...chosen], reason };
  return (
    <Form onSubmit={() => acts.save.run(asked)} refusal={acts.save.refusal ?? acts.retire.refusal}>
      <TextInput
        label="Tên vai trò"
        required
        minLength={2}
        maxLength={60}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {role ? null : <BeginWith onChosen={setChosen} />}
      <PermissionFields chosen={chosen} onChosen={setChosen} />
      {gained.length > 0 ? <MoneyNote holders={role?.holders ?? []} /> : null}
      <TextInput
        label="Lý do, ghi vào nhật ký"
        required
        minLength={3}
        maxLength={300}
        value={typed}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Row>
        <Button
          kind="main"
          type="submit"
          isBusy={acts.save.isBusy}
          disabled={asked.name.length < 2 || chosen.length === 0 || reason.length < 3}
        >
          {role ? 'Lưu vai trò' : 'Tạo vai trò'}
        </Button>
        {role ? (
          <Button
            isBusy={acts.retire.isBusy}
            disabled={reason.length < 3}
            onClick={() => void acts.retire.run({ reason })}
          >
            Ngừng dùng
          </Button>
        ) : null}
      </Row>
    </Form>
  );
}

interface Asked {
  readonly name: string;
  readonly permissions: Permission[];
  readonly reason: string;
}

function useRoleActs(role: calls.OwnRole | undefined, onDone: () => void) {
  const save = useTask(
    async (asked: Asked, idempotencyKey) => {
      if (!role) {
        await call(calls.createOwnRoleEndpoint, { body: asked }, { idempotencyKey });
        return `Đã tạo vai trò ${asked.name}`;
      }
      const { is_done: isDone } = await call(
        calls.changeOwnRoleEndpoint,
        { params: { id: role.id }, body: { ...asked, seen_version: role.version } },
        { idempotencyKey },
      );
      return isDone ? `Đã lưu vai trò ${asked.name}` : ASKED_SECOND;
    },
    (said) => said,
    onDone,
  );
  const retire = useTask(
    (body: { reason: string }, idempotencyKey) =>
      call(
        calls.retireOwnRoleEndpoint,
        { params: { id: role?.id ?? '' }, body },
        { idempotencyKey },
      ),
    `Đã ngừng dùng vai trò ${role?.name}`,
    onDone,
  );
  return { save, retire };
}

/** Begins with what a fixed role has. */
function BeginWith({ onChosen }: { readonly onChosen: (chosen: readonly Permission[]) => void }) {
  const begin = (role: string) => {
    const known = ROLES.find((one) => one.role === role)?.role;
    onChosen(known ? givenBy(known) : []);
  };
  const options = ROLES.filter(({ role }) => role !== 'admin');
  return (
    <Select
      label="Bắt đầu từ"
      defaultValue=""
      options={[
        { value: '', label: 'Chưa có quyền nào' },
        ...options.map(({ role, name }) => ({ value: role, label: `Quyền của ${name}` })),
      ]}
      onChange={({ currentTarget }) => begin(currentTarget.value)}
    />
  );
}

/** What a fixed role has and an own one can have. */
const givenBy = (role: Role): Permission[] => permissionsOf({ roles: [role] }).filter(isGivable);

const MoneyNote = ({ holders }: { readonly holders: readonly string[] }) => (
  <Banner>
    {holders.length > 0
      ? `Thêm quyền về tiền cho ${holders.join(', ')}: một quản trị viên khác phải duyệt trước khi có hiệu lực.`
      : 'Vai trò này có quyền về tiền: mỗi lần giao cho một người, một quản trị viên khác phải duyệt.'}
  </Banner>
);
