import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/card.tsx';
import { TextArea } from '../../ui/inputs.tsx';
import { Banner } from '../../ui/states.tsx';

/** The next words of a talk with their pictures; `send` gives back whether they arrived. */
export function WriteNote({
  label,
  isBusy,
  problem,
  pictures,
  send,
}: {
  readonly label: string;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  /** Draws the input of pictures for what was chosen so far. */
  readonly pictures: (photos: readonly string[], onPhotos: (photos: readonly string[]) => void) => React.ReactNode;
  readonly send: (content: string, photos: readonly string[]) => Promise<boolean>;
}) {
  const [content, setContent] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  return (
    <form
      method="post"
      onSubmit={async (event) => {
        event.preventDefault();
        if (!(await send(content.trim(), photos))) return;
        setContent('');
        setPhotos([]);
      }}
    >
      <Stack>
        {problem ? <Banner tone="bad">{problem}</Banner> : null}
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
      </Stack>
    </form>
  );
}
