import { MESSAGE_LIMITS } from '@hako/contract/messages/messages';
import type { PreparedAnswer } from '@hako/contract/messages/desk';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Select, TextArea } from '../../ui/forms/inputs.tsx';

/** The next words of a talk with their pictures; `send` gives back whether they arrived. */
export function WriteMessage({
  label,
  isBusy,
  refusal,
  prepared = [],
  pictures,
  send,
}: {
  readonly label: string;
  readonly isBusy: boolean;
  readonly refusal: ComponentProps<typeof Form>['refusal'];
  /**
   * Answers that are written already; one of them is put in where nothing is typed, or behind it.
   */
  readonly prepared?: readonly PreparedAnswer[];
  /** Draws the input of pictures for what was chosen so far. */
  readonly pictures: (
    photos: readonly string[],
    onPhotos: (photos: readonly string[]) => void,
  ) => ReactNode;
  readonly send: (content: string, photos: readonly string[]) => Promise<boolean>;
}) {
  const [content, setContent] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  async function submit() {
    if (!(await send(content.trim(), photos))) return;
    setContent('');
    setPhotos([]);
  }
  const putIn = (answer: PreparedAnswer) =>
    setContent((typed) => [typed.trim(), answer.content].filter(Boolean).join('\n'));
  return (
    <Form onSubmit={submit} refusal={refusal}>
      <PreparedChoice prepared={prepared} onChosen={putIn} />
      <TextArea
        label={label}
        required
        rows={3}
        maxLength={MESSAGE_LIMITS.length}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      {photos.length < MESSAGE_LIMITS.pictures ? (
        pictures(photos, (chosen) => setPhotos(chosen.slice(0, MESSAGE_LIMITS.pictures)))
      ) : (
        <p>
          Đã đủ {MESSAGE_LIMITS.pictures} ảnh.{' '}
          <Button isSmall onClick={() => setPhotos([])}>
            Chọn lại ảnh
          </Button>
        </p>
      )}
      <Button type="submit" kind="main" isBusy={isBusy} disabled={content.trim() === ''}>
        Gửi
      </Button>
    </Form>
  );
}

/** Puts an answer in that is written already; nothing where there is none. */
function PreparedChoice({
  prepared,
  onChosen,
}: {
  readonly prepared: readonly PreparedAnswer[];
  readonly onChosen: (answer: PreparedAnswer) => void;
}) {
  if (prepared.length === 0) return null;
  return (
    <Select
      label="Câu soạn sẵn"
      value=""
      options={[
        { value: '', label: 'Chọn để chèn vào ô dưới' },
        ...prepared.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const answer = prepared.find(({ id }) => id === value);
        if (answer) onChosen(answer);
      }}
    />
  );
}
