import { inviteStaffEndpoint, type StaffAddress } from '@hako/contract/staff/accounts';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';
import { AddressNote } from './address-note.tsx';
import { type Duties, DutiesFields, isComplete } from './duties-fields.tsx';

const EMPTY = { email: '', name: '', reason: '' };

/** Opens an account for somebody new; the address to join is shown once. */
export function InviteStaff() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="main" onClick={() => setOpen(true)}>
        Mời nhân viên
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Mời nhân viên" isWide>
        <InvitationForm onClose={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function InvitationForm({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState(EMPTY);
  const [duties, setDuties] = useState<Duties>({ roles: [], warehouse: null });
  const [given, setGiven] = useState<StaffAddress['data']>();
  const put = (more: Partial<typeof typed>) => setTyped({ ...typed, ...more });
  const invite = useTask((_: typeof typed, idempotencyKey) => {
    const body = {
      email: typed.email.trim(),
      full_name: typed.name.trim(),
      roles: [...duties.roles],
      warehouse: duties.warehouse,
      reason: typed.reason.trim(),
    };
    return call(inviteStaffEndpoint, { body }, { idempotencyKey });
  }, `Đã mời ${typed.email.trim()}`);
  const submit = async () => setGiven((await invite.run(typed))?.data);
  if (given)
    return (
      <Stack>
        <AddressNote email={typed.email.trim()} given={given} />
        <Button onClick={onClose}>Xong</Button>
      </Stack>
    );
  return (
    <Form onSubmit={submit} refusal={invite.refusal}>
      <TextInput
        label="E-mail công việc"
        type="email"
        autoComplete="off"
        required
        maxLength={200}
        value={typed.email}
        onChange={(event) => put({ email: event.currentTarget.value })}
      />
      <TextInput
        label="Họ tên"
        autoComplete="off"
        required
        maxLength={120}
        value={typed.name}
        onChange={(event) => put({ name: event.currentTarget.value })}
      />
      <DutiesFields duties={duties} onDuties={setDuties} />
      <TextInput
        label="Lý do, ghi vào nhật ký"
        required
        minLength={3}
        maxLength={300}
        value={typed.reason}
        onChange={(event) => put({ reason: event.currentTarget.value })}
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
