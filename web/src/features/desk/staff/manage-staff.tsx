import * as calls from '@hako/contract/staff/accounts';
import type { OwnRole } from '@hako/contract/staff/own-roles';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { AddressNote, ASKED_SECOND } from './address-note.tsx';
import { ContactFields } from './contact-fields.tsx';
import { type Duties, DutiesFields, isComplete } from './duties-fields.tsx';

interface Props {
  readonly account: calls.StaffAccount;
  /** Those that can be given. */
  readonly ownRoles: readonly OwnRole[];
}

/** What an administrator does with the account of somebody else; each act needs a reason. */
export function ManageStaff({ account, ownRoles }: Props) {
  const [duties, setDuties] = useState<Duties>(() => dutiesOf(account));
  const [typed, setReason] = useState('');
  const [given, setGiven] = useState<calls.OneTimeAddress | null>();
  const reason = typed.trim();
  const acts = useActs(account, reason);
  const mayAct = reason.length >= 3;
  return (
    <Stack>
      <RefusalNote refusal={Object.values(acts).find(({ refusal }) => refusal)?.refusal} />
      {given ? <AddressNote email={account.email} given={given} /> : null}
      <TextInput
        label="Lý do, ghi vào nhật ký"
        hint="Mọi việc dưới đây đều cần lý do."
        required
        maxLength={300}
        value={typed}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <DutiesFields {...{ duties, ownRoles }} onDuties={setDuties} />
      {account.is_waiting ? (
        <Banner>Một đề nghị về người này đang chờ quản trị viên thứ hai duyệt.</Banner>
      ) : null}
      <Row>
        <Button
          kind="main"
          isBusy={acts.roles.isBusy}
          disabled={!mayAct || !isComplete(duties)}
          onClick={() => void acts.roles.run(duties)}
        >
          Lưu vai trò
        </Button>
      </Row>
      <ContactFields account={account} reason={reason} />
      <AccessActs account={account} {...{ acts, reason, mayAct }} onGiven={setGiven} />
    </Stack>
  );
}

const dutiesOf = ({ roles, own_roles: own, warehouse }: calls.StaffAccount): Duties => ({
  roles,
  ownRoles: own.map(({ id }) => id),
  warehouse,
});

type Acts = ReturnType<typeof useActs>;

/** The four acts, each written down with its reason. */
function useActs({ id, full_name: name }: calls.StaffAccount, reason: string) {
  const params = { id };
  const roles = useTask(
    (asked: Duties, idempotencyKey) => {
      const { roles, ownRoles, warehouse } = asked;
      const body = { roles: [...roles], own_roles: [...ownRoles], warehouse, reason };
      return call(calls.changeStaffRolesEndpoint, { params, body }, { idempotencyKey });
    },
    ({ is_done: isDone }) => (isDone ? `Đã đổi vai trò của ${name}` : ASKED_SECOND),
  );
  const disable = useTask(
    (body: { reason: string }, idempotencyKey) =>
      call(calls.disableStaffEndpoint, { params, body }, { idempotencyKey }),
    `Đã khóa ${name}, mọi phiên đăng nhập đã kết thúc`,
  );
  const enable = useTask(
    (body: { reason: string }, idempotencyKey) =>
      call(calls.enableStaffEndpoint, { params, body }, { idempotencyKey }),
    ({ is_done: isDone }) => (isDone ? `Đã mở khóa ${name}` : ASKED_SECOND),
  );
  const reset = useTask(
    (body: { reason: string }, idempotencyKey) =>
      call(calls.resetStaffEndpoint, { params, body }, { idempotencyKey }),
    ({ is_done: isDone }) => (isDone ? `Đã đặt lại tài khoản của ${name}` : ASKED_SECOND),
  );
  return { roles, disable, enable, reset };
}

interface AccessActsProps extends Pick<Props, 'account'> {
  readonly acts: Acts;
  readonly reason: string;
  readonly mayAct: boolean;
  /** The address with which the person joins anew. */
  readonly onGiven: (given: calls.OneTimeAddress | null | undefined) => void;
}

/** Locks the account or gives it new keys; an account that is locked is opened. */
function AccessActs({ account, acts, reason, mayAct, onGiven }: AccessActsProps) {
  const { state, full_name: name } = account;
  const { enable, reset, disable } = acts;
  if (state === 'disabled')
    return (
      <Row>
        <Button
          isBusy={enable.isBusy}
          disabled={!mayAct}
          onClick={() => void enable.run({ reason })}
        >
          Mở khóa
        </Button>
      </Row>
    );
  return (
    <>
      <p>
        Đặt lại: mật khẩu và mã xác thực cũ không dùng được nữa, {name} nhận một địa chỉ mới. Khóa:{' '}
        {name} bị đăng xuất ngay ở mọi nơi.
      </p>
      <Row>
        <Button
          isBusy={reset.isBusy}
          disabled={!mayAct}
          onClick={async () => onGiven((await reset.run({ reason }))?.data)}
        >
          Đặt lại mật khẩu và mã xác thực
        </Button>
        <Button
          kind="money"
          isBusy={disable.isBusy}
          disabled={!mayAct}
          onClick={() => void disable.run({ reason })}
        >
          Khóa tài khoản
        </Button>
      </Row>
    </>
  );
}
