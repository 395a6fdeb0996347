import { changeStaffContactEndpoint, type StaffAccount } from '@hako/contract/staff/accounts';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Row } from '../../../ui/frames/card.tsx';

/** How customers reach a member of staff: shown to those whom they look after. */
export function ContactFields({
  account,
  reason,
}: {
  readonly account: StaffAccount;
  readonly reason: string;
}) {
  const [phone, setPhone] = useState(account.work_phone ?? '');
  const [zalo, setZalo] = useState(account.zalo ?? '');
  const save = useTask(
    (body: { work_phone: string; zalo: string; reason: string }, idempotencyKey) =>
      call(changeStaffContactEndpoint, { params: { id: account.id }, body }, { idempotencyKey }),
    `Đã lưu cách khách liên hệ với ${account.full_name}`,
  );
  return (
    <>
      <RefusalNote refusal={save.refusal} />
      <TextInput
        label="Điện thoại công việc"
        hint="Khách được phụ trách nhìn thấy. Không phải số để đăng nhập."
        inputMode="tel"
        isOptional
        maxLength={30}
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <TextInput
        label="Link Zalo"
        hint="Dạng https://zalo.me/0912345678"
        inputMode="url"
        isOptional
        maxLength={200}
        value={zalo}
        onChange={(event) => setZalo(event.currentTarget.value)}
      />
      <Row>
        <Button
          isBusy={save.isBusy}
          disabled={reason.length < 3}
          onClick={() => void save.run({ work_phone: phone.trim(), zalo: zalo.trim(), reason })}
        >
          Lưu liên hệ
        </Button>
      </Row>
    </>
  );
}
