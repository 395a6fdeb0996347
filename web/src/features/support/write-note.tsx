import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextArea } from '../../ui/forms/inputs.tsx';

/** The next words of a talk with their pictures; `send` gives back whether they arrived. */
export function WriteNote({
  label,
  isBusy,
  refusal,
  pictures,
  send,
}: {
  readonly label: string;
  readonly isBusy: boolean;
  readonly refusal: ComponentProps<typeof Form>['refusal'];
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

  return (
    <Form onSubmit={submit} refusal={refusal}>
      <TextArea
        label={label}
        required
        rows={3}
        minLength={3}
        maxLength={4_000}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      {pictures(photos, setPhotos)}
      <Button type="submit" kind="main" isBusy={isBusy} disabled={content.trim().length < 3}>
        Gửi
      </Button>
    </Form>
  );
}
