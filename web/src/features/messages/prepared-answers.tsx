import {
  type PreparedAnswer,
  removePreparedEndpoint,
  savePreparedEndpoint,
} from '@hako/contract/messages/desk';
import { MESSAGE_LIMITS } from '@hako/contract/messages/messages';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form, RefusalNote } from '../../ui/forms/form.tsx';
import { TextArea, TextInput } from '../../ui/forms/inputs.tsx';
import { Card, Row, Stack } from '../../ui/frames/card.tsx';

type Typed = Pick<PreparedAnswer, 'title' | 'content'>;
const NOTHING: Typed = { title: '', content: '' };

/**
 * Answers that are written once and sent often: kept under a title, replaced by saving it again.
 */
export function PreparedAnswers({
  answers,
  onChanged,
}: {
  readonly answers: readonly PreparedAnswer[];
  readonly onChanged: () => Promise<void>;
}) {
  const [typed, setTyped] = useState(NOTHING);
  const save = useAction((body: Typed, idempotencyKey) =>
    call(savePreparedEndpoint, { body }, { idempotencyKey }),
  );
  async function submit() {
    if (!(await save.run({ title: typed.title, content: typed.content }))) return;
    setTyped(NOTHING);
    await onChanged();
  }
  return (
    <Card title="Câu soạn sẵn" level={2}>
      <Stack>
        {answers.length === 0 ? <p>Chưa có câu nào. Soạn một câu hay dùng ở dưới.</p> : null}
        {answers.map((answer) => (
          <KeptAnswer key={answer.id} answer={answer} onEdit={setTyped} onRemoved={onChanged} />
        ))}
        <Form onSubmit={submit} refusal={save.refusal}>
          <TextInput
            label="Tên câu"
            required
            maxLength={80}
            value={typed.title}
            onChange={(event) => setTyped({ ...typed, title: event.currentTarget.value })}
          />
          <TextArea
            label="Nội dung"
            required
            rows={3}
            maxLength={MESSAGE_LIMITS.length}
            value={typed.content}
            onChange={(event) => setTyped({ ...typed, content: event.currentTarget.value })}
          />
          <Button
            type="submit"
            isBusy={save.isBusy}
            disabled={!typed.title.trim() || !typed.content.trim()}
          >
            Lưu câu soạn sẵn
          </Button>
        </Form>
      </Stack>
    </Card>
  );
}

function KeptAnswer({
  answer,
  onEdit,
  onRemoved,
}: {
  readonly answer: PreparedAnswer;
  readonly onEdit: (answer: Typed) => void;
  readonly onRemoved: () => Promise<void>;
}) {
  const remove = useAction((id: string, idempotencyKey) =>
    call(removePreparedEndpoint, { params: { id } }, { idempotencyKey }),
  );
  return (
    <Stack gap={1}>
      <b>{answer.title}</b>
      <small className="as-written">{answer.content}</small>
      <Row>
        <Button isSmall onClick={() => onEdit(answer)}>
          Sửa
        </Button>
        <Button
          isSmall
          kind="quiet"
          isBusy={remove.isBusy}
          onClick={async () => {
            if (await remove.run(answer.id)) await onRemoved();
          }}
        >
          Xóa
        </Button>
      </Row>
      <RefusalNote refusal={remove.refusal} />
    </Stack>
  );
}
