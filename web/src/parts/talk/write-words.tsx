import { type ComponentProps, type ReactNode, useState } from 'react';
import { LeaveGuard } from '../leave-guard.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextArea } from '../../ui/forms/inputs.tsx';

/** What the next words of a talk may be: characters, and how many pictures go with them. */
export interface WordLimits {
  readonly least: number;
  readonly most: number;
  readonly pictures: number;
}

/**
 * The next words of a talk with their pictures; `send` gives back whether they arrived, and may
 * leave the page. Without sending them nobody leaves it unasked.
 */
export function WriteWords({
  label,
  isBusy,
  refusal,
  limits,
  above,
  pictures,
  send,
}: Pick<PicturesProps, 'pictures'> & {
  readonly label: string;
  readonly isBusy: boolean;
  readonly refusal: ComponentProps<typeof Form>['refusal'];
  readonly limits: WordLimits;
  /** Draws what stands above the words and may add to them. */
  readonly above?: (add: (words: string) => void) => ReactNode;
  readonly send: (content: string, photos: readonly string[]) => Promise<boolean>;
}) {
  const [content, setContent] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const isShort = content.trim().length < limits.least;
  const add = (words: string) =>
    setContent((typed) => [typed.trim(), words].filter(Boolean).join('\n'));
  async function submit() {
    setSending(true);
    if (await send(content.trim(), photos)) {
      setContent('');
      setPhotos([]);
    }
    setSending(false);
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
      <Pictures {...{ photos, pictures }} most={limits.pictures} onPhotos={setPhotos} />
      <Button type="submit" kind="main" isBusy={isBusy} disabled={isShort}>
        Gửi
      </Button>
      <LeaveGuard
        isUnsaved={!isSending && (content.trim() !== '' || photos.length > 0)}
        what="chưa gửi"
      />
    </Form>
  );
}

interface PicturesProps {
  readonly photos: readonly string[];
  readonly onPhotos: (photos: readonly string[]) => void;
  readonly most: number;
  /** Draws the input of pictures for what was chosen so far. */
  readonly pictures: (
    photos: readonly string[],
    onPhotos: (photos: readonly string[]) => void,
  ) => ReactNode;
}

function Pictures({ photos, onPhotos, most, pictures }: PicturesProps) {
  if (photos.length < most) return pictures(photos, (chosen) => onPhotos(chosen.slice(0, most)));
  return (
    <p>
      Đã đủ {most} ảnh.{' '}
      <Button isSmall onClick={() => onPhotos([])}>
        Chọn lại ảnh
      </Button>
    </p>
  );
}
