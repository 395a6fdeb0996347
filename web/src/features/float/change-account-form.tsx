import { changeFloatAccountEndpoint, type FloatAccountRow } from '@hako/contract/float/accounts';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ReasonInput } from '../../parts/desk/reason-input.tsx';
import { useTask } from '../../parts/desk/use-task.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import { AccountFields, useDraft, wiredDraft } from './account-fields.tsx';

/** Another name, other sites, another bound; closed, or opened again. */
export function ChangeAccountForm({ account }: { readonly account: FloatAccountRow }) {
  const { draft, change } = useDraft(account);
  const [isOpen, setOpen] = useState(account.is_open);
  const [reason, setReason] = useState('');
  const isCard = account.kind === 'card';
  const keep = useTask(
    (body: ReturnType<typeof wiredDraft> & { is_open: boolean; reason: string }, idempotencyKey) =>
      call(changeFloatAccountEndpoint, { params: { id: account.id }, body }, { idempotencyKey }),
    'Đã lưu',
    () => setReason(''),
  );
  const submit = () =>
    keep.run({ ...wiredDraft(draft, isCard), is_open: isOpen, reason: reason.trim() });
  return (
    <Form onSubmit={async () => void (await submit())} refusal={keep.refusal}>
      <AccountFields draft={draft} isCard={isCard} onDraft={change} />
      <Checkbox
        label="Đang dùng"
        note="Bỏ chọn để đóng; chỉ đóng được khi không còn yên nào"
        checked={isOpen}
        onChange={(event) => setOpen(event.currentTarget.checked)}
      />
      <ReasonInput reason={reason} onReason={setReason} />
      <Button type="submit" isBusy={keep.isBusy}>
        Lưu
      </Button>
    </Form>
  );
}
