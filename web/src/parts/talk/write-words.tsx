import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextArea } from '../../ui/forms/inputs.tsx';

/** What the next words of a talk may be: characters, and how many pictures go with them. */
export interface WordLimits {
  readonly least: number;
  readonly most: number;
  readonly pictures: number;
}

/** The next words of a talk with their pictures; `send` gives back whether they arrived. */
export function WriteWords({
  label,
  isBusy,
  refusal,
  limits,
  above,
  pictures,
  send,
}: {
  readonly label: string;
  readonly isBusy: boolean;
  readonly refusal: ComponentProps<typeof Form>['refusal'];
  readonly limits: WordLimits;
  /** Draws what stands above the words and may add to them. */
  readonly above?: (add: (words: string) => void) => ReactNode;
  /** Draws the input of pictures for what was chosen so far. */
  readonly pictures: (
    photos: readonly string[],
    onPhotos: (photos: readonly string[]) => void,
  ) => ReactNode;
  readonly send: (content: string, photos: readonly string[]) => Promise<boolean>;
}) {
  const [content, setContent] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const isShort = content.trim().length < limits.least;
  const add = (words: string) =>
    setContent((typed) => [typed.trim(), words].filter(Boolean).join('\n'));
  async function submit() {
    if (!(await send(content.trim(), photos))) return;
    setContent('');
    setPhotos([]);
  }
  return (
    <Form onSubmit={submit} refusal={refusal}>
      {above?.(add)}
      <TextArea
        label={label}
        required
        rows={3}
        minLength={limits.least}
        maxLength={limits.most}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      {photos.length < limits.pictures ? (
        pictures(photos, (chosen) => setPhotos(chosen.slice(0, limits.pictures)))
      ) : (
        <p>
          Đã đủ {limits.pictures} ảnh.{' '}
          <Button isSmall onClick={() => setPhotos([])}>
            Chọn lại ảnh
          </Button>
        </p>
      )}
      <Button type="submit" kind="main" isBusy={isBusy} disabled={isShort}>
        Gửi
      </Button>
    </Form>
  );
}
