import { openFloatAccountEndpoint } from '@hako/contract/float/accounts';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useTask } from '../../parts/desk/use-task.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Select } from '../../ui/forms/inputs.tsx';
import { AccountFields, useDraft, wiredDraft } from './account-fields.tsx';
import { KIND_WORDS } from './float-words.ts';

const KINDS = ['bank', 'card', 'balance'] as const;
type Kind = (typeof KINDS)[number];

/** A bank account, a card or a balance at a site that we pay with from now on. */
export function OpenAccountForm({ onDone }: { readonly onDone: () => void }) {
  const [kind, setKind] = useState<Kind>('bank');
  const { draft, change } = useDraft();
  const open = useTask(
    (body: ReturnType<typeof wiredDraft> & { kind: Kind }, idempotencyKey) =>
      call(openFloatAccountEndpoint, { body }, { idempotencyKey }),
    'Đã thêm tài khoản',
    onDone,
  );
  const isCard = kind === 'card';
  return (
    <Form
      onSubmit={async () => void (await open.run({ ...wiredDraft(draft, isCard), kind }))}
      refusal={open.refusal}
    >
      <Select
        label="Loại"
        value={kind}
        options={KINDS.map((one) => ({ value: one, label: KIND_WORDS[one] }))}
        onChange={(event) =>
          setKind(KINDS.find((one) => one === event.currentTarget.value) ?? 'bank')
        }
      />
      <AccountFields draft={draft} isCard={isCard} onDraft={change} />
      <Button type="submit" kind="main" isBusy={open.isBusy}>
        Thêm tài khoản
      </Button>
    </Form>
  );
}
