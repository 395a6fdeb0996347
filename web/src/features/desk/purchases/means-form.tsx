import { setPurchaseMeansEndpoint } from '@hako/contract/desk/purchases';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Row } from '../../../ui/frames/card.tsx';

/** By which card or account it was paid, by the name that we gave it. */
export function MeansForm({
  code,
  means,
  usual,
}: {
  readonly code: string;
  readonly means: string | null;
  /** How the last purchase by the same account was paid. */
  readonly usual: string | null;
}) {
  const [label, setLabel] = useState(means ?? usual ?? '');
  const save = useTask(
    (name: string, idempotencyKey) =>
      call(
        setPurchaseMeansEndpoint,
        { params: { code }, body: { label: name } },
        { idempotencyKey },
      ),
    'Đã lưu cách trả',
  );
  const name = label.trim();
  const submit = async () => {
    if (name !== '') await save.run(name);
  };
  return (
    <Form onSubmit={submit} refusal={save.refusal}>
      <Row gap={2} isBottom>
        <TextInput
          label="Trả bằng"
          hint={
            means === null && usual !== null
              ? 'Điền sẵn cách trả lần trước của tài khoản này, chưa lưu. Không ghi số thẻ.'
              : 'Tên gọi, ví dụ “Thẻ JCB công ty”. Không ghi số thẻ.'
          }
          maxLength={60}
          autoComplete="off"
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <Button type="submit" isBusy={save.isBusy} disabled={name === '' || name === (means ?? '')}>
          Lưu cách trả
        </Button>
      </Row>
    </Form>
  );
}
