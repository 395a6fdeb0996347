import { inviteStaffEndpoint, type OneTimeAddress } from '@hako/contract/staff/accounts';
import type { OwnRole } from '@hako/contract/staff/own-roles';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { useSheetAt } from '../../../parts/desk/use-sheet-at.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { AddressNote, ASKED_SECOND } from './address-note.tsx';
import { type Duties, DutiesFields, isComplete } from './duties-fields.tsx';

const EMPTY = { email: '', name: '', reason: '' };

/** Opens an account for somebody new; the address to join is shown once. */
export function InviteStaff({ ownRoles }: { readonly ownRoles: readonly OwnRole[] }) {
  const [isOpen, setOpen] = useSheetAt('invite');
  return (
    <>
      <Button kind="main" onClick={() => setOpen(true)}>
        Mời nhân viên
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Mời nhân viên" isWide>
        <InvitationForm ownRoles={ownRoles} onClose={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

/** The form, and after it was sent the address to join, or that a second one has to decide. */
function InvitationForm({
  ownRoles,
  onClose,
}: {
  readonly ownRoles: readonly OwnRole[];
  readonly onClose: () => void;
}) {
  const [typed, setTyped] = useState(EMPTY);
  const [duties, setDuties] = useState<Duties>({ roles: [], ownRoles: [], warehouse: null });
  const [given, setGiven] = useState<OneTimeAddress | null>();
  const email = typed.email.trim();
  const invite = useTask(
    (_: typeof typed, idempotencyKey) => {
      const body = {
        email,
        full_name: typed.name.trim(),
        roles: [...duties.roles],
        own_roles: [...duties.ownRoles],
        warehouse: duties.warehouse,
        reason: typed.reason.trim(),
      };
      return call(inviteStaffEndpoint, { body }, { idempotencyKey });
    },
    ({ is_done: isDone }) => (isDone ? `Đã mời ${email}` : ASKED_SECOND),
  );
  const submit = async () => setGiven((await invite.run(typed))?.data);
  if (given !== undefined)
    return (
      <Stack>
        {given ? <AddressNote email={email} given={given} /> : <WaitsNote email={email} />}
        <Button onClick={onClose}>Xong</Button>
      </Stack>
    );
  return (
    <Form onSubmit={submit} refusal={invite.refusal}>
      <PersonFields typed={typed} onTyped={setTyped} />
      <DutiesFields {...{ duties, ownRoles }} onDuties={setDuties} />
      <TextInput
        label="Lý do, ghi vào nhật ký"
        required
        minLength={3}
        maxLength={300}
        value={typed.reason}
        onChange={(event) => setTyped({ ...typed, reason: event.currentTarget.value })}
      />
      <Button
        kind="main"
        type="submit"
        isBusy={invite.isBusy}
        disabled={!isComplete(duties) || typed.reason.trim().length < 3}
      >
        Gửi lời mời
      </Button>
    </Form>
  );
}

const WaitsNote = ({ email }: { readonly email: string }) => (
  <Banner>
    Người này sẽ có quyền về tiền nên một quản trị viên khác phải duyệt ở mục Chờ duyệt. Được duyệt
    rồi, địa chỉ mời chỉ gửi bằng thư đến {email}. Nơi chưa có máy chủ thư thì người vận hành in địa
    chỉ bằng lệnh hako staff reset {email}.
  </Banner>
);

/** Who is invited. */
function PersonFields({
  typed,
  onTyped,
}: {
  readonly typed: typeof EMPTY;
  readonly onTyped: (typed: typeof EMPTY) => void;
}) {
  return (
    <>
      <TextInput
        label="Email công việc"
        type="email"
        autoComplete="off"
        required
        maxLength={200}
        value={typed.email}
        onChange={(event) => onTyped({ ...typed, email: event.currentTarget.value })}
      />
      <TextInput
        label="Họ tên"
        autoComplete="off"
        required
        maxLength={120}
        value={typed.name}
        onChange={(event) => onTyped({ ...typed, name: event.currentTarget.value })}
      />
    </>
  );
}
