import * as calls from '@hako/contract/staff/accounts';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { AddressNote } from './address-note.tsx';
import { ContactFields } from './contact-fields.tsx';
import { type Duties, DutiesFields, isComplete } from './duties-fields.tsx';

interface Props {
  readonly account: calls.StaffAccount;
}

/** What an administrator does with the account of somebody else; each act needs a reason. */
export function ManageStaff({ account }: Props) {
  const [duties, setDuties] = useState<Duties>(account);
  const [typed, setReason] = useState('');
  const [given, setGiven] = useState<calls.StaffAddress['data']>();
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
      <DutiesFields duties={duties} onDuties={setDuties} />
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

type Acts = ReturnType<typeof useActs>;

/** The four acts, each written down with its reason. */
function useActs({ id, full_name: name }: calls.StaffAccount, reason: string) {
  const params = { id };
  const roles = useTask((asked: Duties, idempotencyKey) => {
    const body = { roles: [...asked.roles], warehouse: asked.warehouse, reason };
    return call(calls.changeStaffRolesEndpoint, { params, body }, { idempotencyKey });
  }, `Đã đổi vai trò của ${name}`);
  const disable = useTask(
    (body: { reason: string }, idempotencyKey) =>
      call(calls.disableStaffEndpoint, { params, body }, { idempotencyKey }),
    `Đã khóa ${name}, mọi phiên đăng nhập đã kết thúc`,
  );
  const enable = useTask(
    (body: { reason: string }, idempotencyKey) =>
      call(calls.enableStaffEndpoint, { params, body }, { idempotencyKey }),
    `Đã mở khóa ${name}`,
  );
  const reset = useTask(
    (body: { reason: string }, idempotencyKey) =>
      call(calls.resetStaffEndpoint, { params, body }, { idempotencyKey }),
    `Đã đặt lại tài khoản của ${name}`,
  );
  return { roles, disable, enable, reset };
}

interface AccessActsProps extends Props {
  readonly acts: Acts;
  readonly reason: string;
  readonly mayAct: boolean;
  /** The address with which the person joins anew. */
  readonly onGiven: (given: calls.StaffAddress['data'] | undefined) => void;
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
